import type { SwotResults } from '@liftmark/contract/swot';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';
import { PageDocumentHead } from '../../ui/page-document-head.tsx';
import { worded } from '../../ui/report-language.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { QuadrantView } from './quadrant-view.tsx';
import { quadrantsOf } from './quadrants.ts';
import { text } from './text.ts';

interface SwotReportViewProps {
  report: SwotResults;
  /** ISO 8601; omitted if the analysis has just ended. */
  createdAt?: string;
  /** Download, share, and back to the form. */
  actions?: ReactNode;
  /** The button that unlocks withheld content; omitted if nothing was withheld. */
  unlock?: ReactNode;
}

/** Strengths, weaknesses, opportunities and threats in four quadrants. */
export const SwotReportView = worded(function SwotReportView({
  report,
  createdAt,
  actions,
  unlock,
}: SwotReportViewProps) {
  return (
    <article>
      <Wrap className="pb-(--section)">
        <PageDocumentHead
          title={text.title}
          page={report}
          report={report}
          createdAt={createdAt}
          actions={actions}
        />
        <div className="border-line border-t pt-6 pb-8">
          <p className="text-lg">{text.lead}</p>
        </div>
        {report.locked && report.lockedCount > 0 && (
          <LockedNote
            title={text.locked.title({ count: report.lockedCount })}
            text={text.locked.text}
            unlock={unlock}
          />
        )}
        <div className="print-flow grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {quadrantsOf(report).map((quadrant) => (
            <QuadrantView key={quadrant.id} quadrant={quadrant} />
          ))}
        </div>
      </Wrap>
      <Suggestions suggestions={report.suggestions} />
    </article>
  );
});
