import { GRADE_STEPS } from '@liftmark/contract/grade';
import type { Methodology } from '@liftmark/contract/methodology';
import { scoreMaking } from '@liftmark/contract/score-making';
import { BandLegend } from '../../ui/scale-bar.tsx';

/** From the capture to the number and the letter, with the figures of the rubric. */
export function ScoreMaking({ method }: { method: Methodology }) {
  return (
    <>
      <ol className="grid max-w-measure list-decimal gap-2 ps-5 marker:text-ink-3">
        {scoreMaking(method).map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
      <div className="grid gap-3">
        <h3 className="title-4">Letter grades</h3>
        <ul className="tabular flex flex-wrap gap-x-5 gap-y-1 text-ui">
          {GRADE_STEPS.map(([grade, lowest]) => (
            <li key={grade}>
              <b>{grade}</b> from {lowest}
            </li>
          ))}
        </ul>
        <BandLegend />
      </div>
      <div className="grid gap-2">
        <h3 className="title-4">What a weight means</h3>
        <p>
          8 to 10: direct experiments, large data sets, defects or deception. 5 to 7: solid but indirect
          evidence. 2 to 4: weak, narrow or conflicting evidence. 0 or 1: no published effect.
        </p>
      </div>
    </>
  );
}
