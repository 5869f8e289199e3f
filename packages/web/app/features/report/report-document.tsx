import type { ConversionView } from '@liftmark/contract/report-view';
import { memo, useMemo } from 'react';
import { Wrap } from '../../ui/section.tsx';
import { ActionPlan } from './action-plan.tsx';
import { AllSources } from './all-sources.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { CategoryRows } from './category-rows.tsx';
import { FindingsBench } from './findings-bench.tsx';
import { FirstView } from './first-view.tsx';
import { ReportHead } from './report-head.tsx';
import { reportItems } from './report-items.ts';
import { Scoring } from './scoring.tsx';
import { ThreeChanges } from './three-changes.tsx';

/** A whole conversion report. A change of the address redraws only the parts that read it. */
export const ReportDocument = memo(function ReportDocument({ report }: { report: ConversionView }) {
  const results = report.analysisResults;
  const items = useMemo(() => reportItems(results), [results]);
  return (
    <article>
      <Wrap>
        <ReportHead report={report} />
        {results.warnings.length > 0 && <Warnings warnings={results.warnings} />}
        <FirstView report={report} />
        <ThreeChanges items={items} percent={results.overall.percent} />
      </Wrap>
      <PartsOfReport findings={items.length} />
      <Wrap>
        <CategoryRows results={results} items={items} />
        <FindingsBench report={report} items={items} />
      </Wrap>
      <Scoring results={results} />
      <ActionPlan report={report} />
      <AnalysisSummary results={results} />
      <AllSources results={results} />
    </article>
  );
});

function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <section
      aria-label="Limits of this analysis"
      className="mb-6 border-edge border-s-[3px] bg-tint px-5 py-3"
    >
      {warnings.map((warning) => (
        <p key={warning} className="text-ink text-ui">
          {warning}
        </p>
      ))}
    </section>
  );
}

const PARTS = [
  { id: 'categories', label: 'Categories' },
  { id: 'findings', label: 'Findings' },
  { id: 'scoring', label: 'Scoring' },
  { id: 'plan', label: 'Action Plan' },
  { id: 'summary', label: 'Summary' },
];

function PartsOfReport({ findings }: { findings: number }) {
  return (
    <nav
      aria-label="In this report"
      className="sticky top-[calc(var(--bar)+1px)] z-30 mt-12 bg-paper print:hidden"
    >
      <Wrap>
        <ul className="no-scrollbar flex gap-6 overflow-x-auto border-line border-b">
          {PARTS.map(({ id, label }) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-ink-3 text-ui no-underline hover:text-ink focus-visible:-outline-offset-2"
              >
                {label}
                {id === 'findings' && <span className="tabular ms-1.5 text-sm">{findings}</span>}
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}
