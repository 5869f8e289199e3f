import type { Authorship, FallbackReason } from '@liftmark/contract/analyst';

const REASONS: Record<FallbackReason, string> = {
  slow: 'it didn’t answer in time',
  unavailable: 'its provider didn’t respond',
  'rate-limited': 'its provider isn’t accepting more requests for now',
  rejected: 'its provider rejected the request',
  refused: 'it declined to answer',
  'cut-off': 'its answer was cut off',
  malformed: 'its answer couldn’t be read',
  ungrounded: 'what it wrote didn’t match the page',
  'over-budget': 'this analysis ran out of tokens',
};

/**
 * Who wrote the words of a report, and how many of a model's statements were dropped. Empty if no model was asked.
 */
export function AuthorshipNote({ analyst }: { analyst: Authorship | undefined }) {
  const parts = analyst?.parts ?? [];
  if (analyst === undefined || parts.length === 0) return null;
  const kept = parts.reduce((sum, part) => sum + part.kept, 0);
  const dropped = parts.reduce((sum, part) => sum + part.dropped, 0);
  const failed = parts.flatMap(({ reason }) => reason ?? []);
  return (
    <p className="tabular note">
      {analyst.kind === 'model'
        ? `Partly written by ${analyst.model}: ${kept} ${kept === 1 ? 'statement' : 'statements'} passed a check against the page`
        : 'Written by the built-in analyst. We also asked a model, but none of its text is shown'}
      {dropped > 0 && `; ${dropped} didn’t and ${dropped === 1 ? 'was' : 'were'} dropped`}.
      {analyst.kind === 'model' && failed.length > 0 && ' The built-in analyst wrote the rest.'}
      {analyst.kind !== 'model' && failed[0] !== undefined && ` Reason: ${REASONS[failed[0]]}.`}
    </p>
  );
}
