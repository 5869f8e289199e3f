import type { ConversionView } from '@liftmark/contract/report-view';
import { notComparedWords } from '@liftmark/contract/score-words';
import { memo, type ReactNode, useMemo } from 'react';
import { momentWords } from '../../ui/moment.ts';
import { worded } from '../../ui/report-language.tsx';
import { Wrap } from '../../ui/section.tsx';
import { ActionPlan } from './action-plan.tsx';
import { AllSources } from './all-sources.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { CategoryRows } from './category-rows.tsx';
import { FindingsBench } from './findings-bench.tsx';
import { FirstFive } from './first-five.tsx';
import { FirstView } from './first-view.tsx';
import { Measured } from './measured.tsx';
import { isOpenedByUs } from './page-source.ts';
import { PartsOfReport } from './parts-of-report.tsx';
import { ReportHead } from './report-head.tsx';
import { changesIn, reportItems } from './report-items.ts';
import { ReportSearches } from './report-searches.tsx';
import { Scoring } from './scoring.tsx';
import { SecondOpinionSection } from './second-opinion.tsx';
import { TakeFixes } from './take-with-you.tsx';
import { text } from './text.ts';
import { ThreeChanges } from './three-changes.tsx';
import { OwnWords } from './trials/own-words.tsx';
import { useTrials } from './trials/use-trials.ts';
import { WhatChanged } from './what-changed.tsx';

export interface ReportDocumentProps {
  report: ConversionView;
  /** Undefined while unknown. */
  isSignedIn: boolean | undefined;
  /** The actions for the report, in its header. */
  actions: ReactNode;
  /** Lets the owner correct the page type. */
  pageTypeChoice: ReactNode;
  /** The buttons that unlock recommendations and plan. */
  unlock: { recommendations: ReactNode; plan: ReactNode };
  /** The AI Expert Chat. */
  chat: ReactNode;
}

/** A whole conversion report. When the address changes, only the parts that read it are redrawn. */
export const ReportDocument = memo(
  worded(function ReportDocument({
    report,
    isSignedIn,
    actions,
    pageTypeChoice,
    unlock,
    chat,
  }: ReportDocumentProps) {
    const results = report.analysisResults;
    const items = useMemo(() => reportItems(results), [results]);
    const trials = useTrials(report);
    return (
      <article>
        <Wrap>
          <ReportHead report={report} actions={actions} />
          <Warnings
            warnings={[
              ...results.warnings,
              ...(report.canEdit && !isOpenedByUs(report) ? [text.onlyYours] : []),
              ...[notComparedWords(results, momentWords)].filter((words) => words !== null),
            ]}
          />
          {report.changes !== null && <WhatChanged changes={report.changes} />}
          {report.isOwner && report.url !== null && <Measured address={report.url} />}
          <FirstView report={report} pageTypeChoice={pageTypeChoice} />
          {items.some(({ place }) => place === 'first') ? (
            <FirstFive items={items} report={report} trials={trials} />
          ) : (
            <ThreeChanges items={items} percent={results.overall.percent} />
          )}
          {results.mode === 'rendered' && <OwnWords reportId={report.secureId} trials={trials} />}
          {report.isOwner && report.url !== null && <ReportSearches address={report.url} />}
        </Wrap>
        <PartsOfReport
          changes={changesIn(items)}
          hasChanges={report.changes !== null}
          hasSecondOpinion={results.secondOpinion !== undefined}
        />
        <Wrap>
          <CategoryRows results={results} items={items} />
          <FindingsBench report={report} items={items} trials={trials} unlock={unlock.recommendations} />
        </Wrap>
        <Scoring results={results} />
        <SecondOpinionSection results={results} />
        {(report.linkShows === null || report.linkShows === 'tasks') && (
          <ActionPlan report={report} isSignedIn={isSignedIn} unlock={unlock.plan} />
        )}
        <TakeFixes report={report} />
        {chat}
        <AnalysisSummary results={results} />
        <AllSources results={results} />
      </article>
    );
  }),
);

const Warnings = worded(function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <section
      aria-label={text.limits}
      className="mb-6 grid gap-2 border-edge border-s-[3px] bg-tint px-5 py-3"
    >
      {warnings.map((warning) => (
        <p key={warning} className="text-ink text-ui">
          {warning}
        </p>
      ))}
    </section>
  );
});
