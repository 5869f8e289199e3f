import type { Authorship, FallbackReason } from '@liftmark/contract/analyst';

const REASONS: Record<FallbackReason, string> = {
  slow: 'it did not answer in time',
  unavailable: 'its provider did not answer',
  'rate-limited': 'its provider takes no more requests for now',
  rejected: 'its provider refused the request',
  refused: 'it declined to answer',
  'cut-off': 'its answer was cut off',
  malformed: 'its answer could not be read',
  ungrounded: 'what it wrote did not hold against the page',
  'over-budget': 'the tokens of this analysis were used up',
};

/** Who wrote the words of a report, and how much of a model's words did not hold. Nothing where no model was asked. */
export function AuthorshipNote({ analyst }: { analyst: Authorship | undefined }) {
  const parts = analyst?.parts ?? [];
  if (analyst === undefined || parts.length === 0) return null;
  const kept = parts.reduce((sum, part) => sum + part.kept, 0);
  const dropped = parts.reduce((sum, part) => sum + part.dropped, 0);
  const failed = parts.flatMap(({ reason }) => reason ?? []);
  return (
    <p className="tabular note">
      {analyst.kind === 'model'
        ? `Worded in part by ${analyst.model}: ${kept} ${kept === 1 ? 'statement' : 'statements'} held against the page, word for word`
        : 'Worded by the built-in analyst. A model was asked as well, but none of its words are shown'}
      {dropped > 0 && `; ${dropped} did not and ${dropped === 1 ? 'was' : 'were'} dropped`}.
      {analyst.kind === 'model' && failed.length > 0 && ' The rest is by the built-in analyst.'}
      {analyst.kind !== 'model' && failed[0] !== undefined && ` Why: ${REASONS[failed[0]]}.`}
    </p>
  );
}
