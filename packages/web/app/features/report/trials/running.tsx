import type { TrialRun } from '@liftmark/contract/report-trials';
import { worded } from '../../../ui/report-language.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { text } from './text.ts';

/** How far a run is, or why it failed; nothing once it is done. */
export const Running = worded(function Running({
  run,
  onCancel,
}: {
  run: TrialRun;
  onCancel: (() => void) | null;
}) {
  const { state, message } = run;
  if (state === 'failed') return <p className="note">{message}</p>;
  if (state !== 'queued' && state !== 'running') return null;
  return (
    <p role="status" className="note flex flex-wrap items-center gap-x-3 print:hidden">
      {state === 'queued' ? text.queued : text.running(run)}
      {onCancel !== null && <TextButton onClick={onCancel}>{text.cancel}</TextButton>}
    </p>
  );
});
