import type { CopyResults } from '@liftmark/contract/copy';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';
import { PageDocumentHead } from '../../ui/page-document-head.tsx';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection, Wrap } from '../../ui/section.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { ActionRewrites } from './action-rewrites.tsx';
import { HeadlineRewrites } from './headline-rewrites.tsx';
import { PartRewrites } from './part-rewrites.tsx';
import { PriorityFixes } from './priority-fixes.tsx';
import { text } from './text.ts';

interface CopyReportViewProps {
  report: CopyResults;
  /** ISO 8601; omitted if the analysis has just ended. */
  createdAt?: string;
  /** Download, share, and back to the form. */
  actions?: ReactNode;
  /** The button that unlocks withheld content; omitted if nothing was withheld. */
  unlock?: ReactNode;
}

/** A page's copy, with better copy to use. */
export const CopyReportView = worded(function CopyReportView({
  report,
  createdAt,
  actions,
  unlock,
}: CopyReportViewProps) {
  const { copyAnalysis, priorityFixes, overallRecommendations, rewrites = [] } = report;
  return (
    <article>
      <Wrap>
        <PageDocumentHead
          title={text.title}
          page={{ title: report.pageTitle, url: report.url }}
          report={report}
          createdAt={createdAt}
          actions={actions}
        />
        {report.locked && report.lockedCount > 0 && (
          <LockedNote
            title={text.locked.title({ count: report.lockedCount })}
            text={text.locked.text}
            unlock={unlock}
          />
        )}
      </Wrap>
      <MarginSection id="fixes" title={text.fixes.title} lead={<p>{text.fixes.lead}</p>}>
        <PriorityFixes fixes={priorityFixes} />
      </MarginSection>
      <MarginSection id="headline" title={text.headline.title}>
        <HeadlineRewrites
          headline={copyAnalysis.headline}
          candidates={rewrites.find(({ part }) => part === 'headline')?.candidates ?? []}
          isLocked={report.locked}
        />
      </MarginSection>
      {rewrites.length > 0 && !report.locked && (
        <MarginSection id="rewrites" title={text.rewrites.title} lead={<p>{text.rewrites.lead}</p>}>
          <PartRewrites rewrites={rewrites} />
        </MarginSection>
      )}
      <MarginSection id="actions" title={text.actions.title} lead={<p>{text.actions.lead}</p>}>
        <ActionRewrites actions={copyAnalysis.callToActions} isLocked={report.locked} />
      </MarginSection>
      <MarginSection id="strategy" title={text.strategy.title}>
        {overallRecommendations.length === 0 ? (
          <p>{report.locked ? text.inPro : text.strategy.none}</p>
        ) : (
          <ol className="border-ink border-t">
            {overallRecommendations.map((recommendation, index) => (
              <li
                key={recommendation}
                className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-4 border-line border-b py-4 print:break-inside-avoid"
              >
                <span className="tabular text-ink-3 text-ui">{index + 1}</span>
                <p className="[overflow-wrap:anywhere]">{recommendation}</p>
              </li>
            ))}
          </ol>
        )}
      </MarginSection>
      <Suggestions suggestions={report.suggestions} />
    </article>
  );
});
