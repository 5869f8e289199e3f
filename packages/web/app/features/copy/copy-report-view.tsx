import type { CopyResults } from '@liftmark/contract/copy';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';
import { PageDocumentHead } from '../../ui/page-document-head.tsx';
import { MarginSection, Wrap } from '../../ui/section.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { ActionRewrites } from './action-rewrites.tsx';
import { HeadlineRewrites } from './headline-rewrites.tsx';
import { PartRewrites } from './part-rewrites.tsx';
import { PriorityFixes } from './priority-fixes.tsx';

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
export function CopyReportView({ report, createdAt, actions, unlock }: CopyReportViewProps) {
  const { copyAnalysis, priorityFixes, overallRecommendations, rewrites = [] } = report;
  return (
    <article>
      <Wrap>
        <PageDocumentHead
          title="Copy Intelligence"
          page={{ title: report.pageTitle, url: report.url }}
          analyst={report.analyst}
          createdAt={createdAt}
          actions={actions}
        />
        {report.locked && report.lockedCount > 0 && (
          <LockedNote
            title={
              report.lockedCount === 1
                ? '1 suggestion is locked'
                : `${report.lockedCount} suggestions are locked`
            }
            text="You can see the current copy. Pro adds what’s wrong with it and what to write instead."
            unlock={unlock}
          />
        )}
      </Wrap>
      <MarginSection
        id="fixes"
        title="Priority Copy Optimizations"
        lead={<p>Dotted blanks are for facts only you know. Fill them in before you publish.</p>}
      >
        <PriorityFixes fixes={priorityFixes} />
      </MarginSection>
      <MarginSection id="headline" title="Headline Optimization">
        <HeadlineRewrites
          headline={copyAnalysis.headline}
          candidates={rewrites.find(({ part }) => part === 'headline')?.candidates ?? []}
          isLocked={report.locked}
        />
      </MarginSection>
      {rewrites.length > 0 && !report.locked && (
        <MarginSection
          id="rewrites"
          title="Your page’s own words, rewritten"
          lead={<p>Built from what the page already says. Dotted blanks are for facts only you know.</p>}
        >
          <PartRewrites rewrites={rewrites} />
        </MarginSection>
      )}
      <MarginSection
        id="actions"
        title="Call-to-Action Optimizations"
        lead={<p>The buttons and links on the page that ask visitors to act.</p>}
      >
        <ActionRewrites actions={copyAnalysis.callToActions} isLocked={report.locked} />
      </MarginSection>
      <MarginSection id="strategy" title="Strategic Copy Recommendations">
        {overallRecommendations.length === 0 ? (
          <p>{report.locked ? 'Part of Pro.' : 'The checks found nothing to change in this page’s copy.'}</p>
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
}
