import type { ReportResults } from '@liftmark/contract/analysis';
import { isTypeCertain, PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { text } from './text.ts';

/** The whole summary, and what matters for this page type. */
export const AnalysisSummary = worded(function AnalysisSummary({ results }: { results: ReportResults }) {
  const { summary, pageType, pageTypeInsights } = results;
  return (
    <MarginSection id="summary" title={text.summary.title}>
      <div className="grid gap-6">
        {summary.split('\n').map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one fixed text
          <p key={index} className="text-lg">
            {paragraph}
          </p>
        ))}
        {pageTypeInsights.length > 0 && (
          <div className="grid gap-2 border-line border-t pt-4">
            <h3 className="title-4">
              {isTypeCertain(pageType) && pageType.type !== 'other'
                ? text.summary.pageType({ type: PAGE_TYPE_LABELS[pageType.type] })
                : text.summary.anyPage}
            </h3>
            <ul className="grid max-w-measure list-disc gap-1 ps-5 text-ui marker:text-ink-3">
              {pageTypeInsights.map((insight) => (
                <li key={insight}>{insight}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </MarginSection>
  );
});
