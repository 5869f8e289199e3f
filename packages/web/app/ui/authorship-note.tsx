import type { Authorship } from '@liftmark/contract/analyst';
import { text } from './report.text.ts';
import { worded } from './report-language.tsx';

/**
 * Who wrote the words of a report, and how many of a model's statements were dropped. Empty if no model was asked.
 */
export const AuthorshipNote = worded(function AuthorshipNote({
  analyst,
}: {
  analyst: Authorship | undefined;
}) {
  const parts = analyst?.parts ?? [];
  if (analyst === undefined || parts.length === 0) return null;
  const kept = parts.reduce((sum, part) => sum + part.kept, 0);
  const dropped = parts.reduce((sum, part) => sum + part.dropped, 0);
  const failed = parts.flatMap(({ reason }) => reason ?? []);
  const reason = analyst.kind === 'model' ? failed.find((each) => each === 'report-language') : failed[0];
  return (
    <p className="tabular note">
      {analyst.kind === 'model'
        ? text.authorship.model({ model: analyst.model ?? '', kept })
        : text.authorship.builtIn}
      {dropped > 0 && text.authorship.dropped({ dropped })}.
      {analyst.kind === 'model' && failed.length > 0 && ` ${text.authorship.rest}`}
      {reason !== undefined && ` ${text.authorship.reason({ reason })}`}
    </p>
  );
});
