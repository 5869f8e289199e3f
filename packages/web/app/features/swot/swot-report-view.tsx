import type { SwotResults } from '@liftmark/contract/swot';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';
import { PageDocumentHead } from '../../ui/page-document-head.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { QuadrantView } from './quadrant-view.tsx';
import { quadrantsOf } from './quadrants.ts';

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
export function SwotReportView({ report, createdAt, actions, unlock }: SwotReportViewProps) {
  return (
    <article>
      <Wrap className="pb-(--section)">
        <PageDocumentHead
          title="SWOT Analysis"
          page={report}
          analyst={report.analyst}
          createdAt={createdAt}
          actions={actions}
        />
        <div className="border-line border-t pt-6 pb-8">
          <p className="text-lg">Every item is based on a finding about the page, named below it.</p>
        </div>
        {report.locked && report.lockedCount > 0 && (
          <LockedNote
            title={report.lockedCount === 1 ? '1 item is locked' : `${report.lockedCount} items are locked`}
            text="Everyone can see the strengths. Pro shows everything else, with what we saw and what to do about it."
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
}
