import type { Authorship } from '@liftmark/contract/analyst';
import { rubricWords } from '@liftmark/contract/score-words';
import type { ReactNode } from 'react';
import { AuthorshipNote } from './authorship-note.tsx';
import { DocumentHead, PageAddress } from './document-head.tsx';
import { momentWords } from './moment.ts';
import { text } from './report.text.ts';
import { worded } from './report-language.tsx';

interface PageDocumentHeadProps {
  title: string;
  page: { title: string; url: string };
  /** The rubric that judged the page, and who wrote the words. */
  report: { rubricVersion: string; analyst?: Authorship | undefined };
  /** ISO 8601; omitted if the analysis has just ended. */
  createdAt: string | undefined;
  /** Download, share, and back to the form. */
  actions: ReactNode;
}

/** The header of a report on one page: which page, when, and who wrote the report. */
export const PageDocumentHead = worded(function PageDocumentHead({
  title,
  page,
  report,
  createdAt,
  actions,
}: PageDocumentHeadProps) {
  return (
    <DocumentHead title={title} actions={actions}>
      <p className="text-ink text-ui">{page.title}</p>
      <p className="text-ui">
        <PageAddress url={page.url} />
      </p>
      {createdAt !== undefined && (
        <p className="note">
          {text.generated} <time dateTime={createdAt}>{momentWords(createdAt)}</time>
        </p>
      )}
      <p className="tabular note">{rubricWords(report)}</p>
      <AuthorshipNote analyst={report.analyst} />
    </DocumentHead>
  );
});
