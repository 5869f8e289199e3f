import type { ReportResults } from '@liftmark/contract/analysis';
import { isOpenRun, type TrialRun } from '@liftmark/contract/report-trials';
import { isDecided, TOGETHER, trialOf } from '@liftmark/contract/trials';
import { failureWords } from '../../../ui/failure-words.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { worded } from '../../../ui/report-language.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import type { ReportItem } from '../report-items.ts';
import { text } from './text.ts';
import { refusalOf } from './tried-fix.tsx';
import type { Trials } from './use-trials.ts';

interface TryTogetherProps {
  results: ReportResults;
  items: readonly ReportItem[];
  /** The last one that tried them. */
  run: TrialRun | undefined;
  trials: Trials;
}

/** Offers to try the first fixes together, where no trial of that is left. */
export const TryTogether = worded(function TryTogether({ results, items, run, trials }: TryTogetherProps) {
  const { ask, isBusy, isLoading, state } = trials;
  const fixes = items.filter(({ recommendation }) => recommendation?.patch !== undefined);
  if (ask === null || isLoading || fixes.length < 2 || (run && isOpenRun(run))) return null;
  const tried = fixes.map(({ key }) => trialOf(results, key));
  const held = tried.filter((trial) => trial?.holds && !trial.placeholder);
  const refusal = refusalOf(trials, TOGETHER);
  if (held.length < 2 && tried.every(isDecided)) return <p className="note">{text.noneTogether}</p>;
  if (state?.left === 0) return <p className="note print:hidden">{text.spent}</p>;
  return (
    <>
      <TextButton
        className="print:hidden"
        disabled={isBusy}
        onClick={() => ask({ recommendation: TOGETHER })}
      >
        {text.tryTogether}
      </TextButton>
      <FormProblem>{refusal && failureWords(refusal)}</FormProblem>
    </>
  );
});
