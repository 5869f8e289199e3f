import type { Recommendation } from '@liftmark/contract/report';
import { asksForTogether, isOpenRun, type TrialRun } from '@liftmark/contract/report-trials';
import type { ConversionView } from '@liftmark/contract/report-view';
import { trialOf } from '@liftmark/contract/trials';
import { failureWords } from '../../../ui/failure-words.ts';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { worded } from '../../../ui/report-language.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { Running } from './running.tsx';
import { text } from './text.ts';
import { TrialResult } from './trial-result.tsx';
import type { Trials } from './use-trials.ts';

interface TriedFixProps {
  report: ConversionView;
  recommendation: Recommendation;
  trials: Trials;
}

/** What became of a fix on the page, or the offer to try it. */
export const TriedFix = worded(function TriedFix({ report, recommendation, trials }: TriedFixProps) {
  const { id, patch, title } = recommendation;
  const { ask, cancel, isBusy, isLoading, state } = trials;
  const trial = trialOf(report.analysisResults, id);
  const run = state?.runs.find(
    ({ request }) => request !== null && 'recommendation' in request && request.recommendation === id,
  );
  if (run && isOpenRun(run)) return <Running run={run} onCancel={cancel} />;
  const result = trial && <TrialResult reportId={report.secureId} title={title} trial={trial} />;
  if (trial?.applied) return result;
  if (patch === undefined) return result ?? (run ? <Running run={run} onCancel={cancel} /> : null);
  const isFirst = recommendation.place === 'first';
  const isComing = isLoading || (isFirst && state?.runs.some(triesFirst));
  const refusal = refusalOf(trials, id);
  return (
    <>
      {result}
      {run && <Running run={run} onCancel={cancel} />}
      {ask !== null &&
        !isComing &&
        (state?.left === 0 ? (
          <p className="note print:hidden">{text.spent}</p>
        ) : (
          <TextButton
            className="justify-self-start print:hidden"
            disabled={isBusy}
            onClick={() => ask({ recommendation: id })}
          >
            {trial === null ? text.try : text.tryAgain}
            <span className="sr-only">: {title}</span>
          </TextButton>
        ))}
      <FormProblem>{refusal && failureWords(refusal)}</FormProblem>
    </>
  );
});

/** The first fixes are being tried, without being asked for or once more. */
function triesFirst(run: TrialRun): boolean {
  return isOpenRun(run) && (run.kind === 'first' || asksForTogether(run.request));
}

/** Why the fix of a recommendation, or `together`, isn't tried. */
export function refusalOf({ refused }: Trials, id: string): Error | null {
  if (refused === null || 'part' in refused.request || 'links' in refused.request) return null;
  const isThis = refused.request.recommendation === id;
  return isThis ? refused.problem : null;
}
