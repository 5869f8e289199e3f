import type { SwotReport } from '@liftmark/contract/swot';
import type { ReactNode } from 'react';
import { DocumentHead, PageAddress } from '../../ui/document-head.tsx';
import { Wrap } from '../../ui/section.tsx';
import { QuadrantView } from './quadrant-view.tsx';
import { quadrantsOf } from './quadrants.ts';

interface SwotReportViewProps {
  report: SwotReport;
  /** Download, share, and the way back to the form. */
  actions?: ReactNode;
}

/** Strengths, weaknesses, opportunities and threats in four fields. */
export function SwotReportView({ report, actions }: SwotReportViewProps) {
  return (
    <article>
      <Wrap className="pb-(--section)">
        <DocumentHead title="SWOT Analysis" actions={actions}>
          <p className="text-ink text-ui">{report.title}</p>
          <p className="text-ui">
            <PageAddress url={report.url} />
          </p>
        </DocumentHead>
        <p className="border-line border-t pt-6 pb-10 text-lg">
          Every entry rests on a finding of the page, measured under rubric{' '}
          <span className="tabular">{report.rubricVersion}</span>. Nothing here is guessed.
        </p>
        <div className="print-flow grid gap-x-16 gap-y-12 lg:grid-cols-2">
          {quadrantsOf(report).map((quadrant) => (
            <QuadrantView key={quadrant.id} quadrant={quadrant} />
          ))}
        </div>
      </Wrap>
    </article>
  );
}
