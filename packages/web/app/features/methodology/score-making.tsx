import { GRADE_STEPS } from '@liftmark/contract/grade';
import type { Methodology } from '@liftmark/contract/methodology';
import { BandLegend } from '../../ui/scale-bar.tsx';

/** From what was seen to the number and the letter. The figures are those of the rubric. */
export function ScoreMaking({ method: { scoring } }: { method: Methodology }) {
  const percent = (share: number): string => `${Math.round(share * 100)}`;
  const steps = [
    'Each check looks at what was captured on a desktop and on a phone, and scores from 0 to 1. The same capture always gives the same score, and no language model has a say in it.',
    `From ${scoring.passes} on a check is passed, and nothing is advised. Below ${scoring.fails} it is failed.`,
    'A check that does not apply to a page, or could not be measured on it, counts neither for nor against the page. A doubt is never held against it: what could stand in a picture or a foreign frame is not called missing.',
    'A category is the mean of its checks, each counted by its weight, times what its group counts for on this type of page.',
    `A category with a measured weight below ${scoring.fullWeight} is filled up to ${scoring.fullWeight} with a neutral score of ${percent(scoring.neutralScore)}, so that one small check cannot make or break it. Where less than ${percent(scoring.measuredShare)} % of the weight that applies could be measured, it has no number.`,
    `The Liftmark Score is the mean of the categories that have a number, rounded. No category has less than ${scoring.floor}. With fewer than ${scoring.categoriesForGrade} such categories there is no score.`,
  ];
  return (
    <>
      <ol className="grid max-w-measure list-decimal gap-2 ps-5 marker:text-ink-3">
        {steps.map((step) => (
          <li key={step} className="ps-1">
            {step}
          </li>
        ))}
      </ol>
      <div className="grid gap-3">
        <h3 className="title-4">Letters and bands</h3>
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
          10 to 8: direct experiments, large data, defects or deception. 7 to 5: solid but indirect. 4 to 2:
          weak, narrow or contradicted. 1 to 0: no published effect.
        </p>
      </div>
    </>
  );
}
