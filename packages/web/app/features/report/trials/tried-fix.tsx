import type { Recommendation } from '@liftmark/contract/report';
import { isOpenRun } from '@liftmark/contract/report-trials';
import type { ConversionView } from '@liftmark/contract/report-view';
import { trialOf } from '@liftmark/contract/trials';
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
export function TriedFix({ report, recommendation, trials }: TriedFixProps) {
  const { id, patch, title } = recommendation;
  const { ask, cancel, isAsking, state } = trials;
  const trial = trialOf(report.analysisResults, id);
  const run = state?.runs.find(
    ({ request }) => request !== null && 'recommendation' in request && request.recommendation === id,
  );
  if (run && isOpenRun(run)) return <Running run={run} onCancel={cancel} />;
  if (trial !== null) return <TrialResult reportId={report.secureId} title={title} trial={trial} />;
  if (patch === undefined) return null;
  const isComing = state?.runs.some((one) => one.kind === 'first' && isOpenRun(one)) ?? true;
  return (
    <>
      {run && <Running run={run} onCancel={cancel} />}
      {ask !== null && !isComing && (
        <TextButton
          className="justify-self-start print:hidden"
          disabled={isAsking}
          onClick={() => ask({ recommendation: id })}
        >
          {text.try}
        </TextButton>
      )}
    </>
  );
}
