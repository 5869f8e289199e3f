import type { CompetitorResults } from '@liftmark/contract/competitor';
import { standingsOf } from '@liftmark/contract/standings';
import { Printer, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AuthorshipNote } from '../../ui/authorship-note.tsx';
import { Button } from '../../ui/button.tsx';
import { DocumentHead, PageAddress } from '../../ui/document-head.tsx';
import { momentWords } from '../../ui/moment.ts';
import { BandLegend } from '../../ui/scale-bar.tsx';
import { MarginSection, Wrap } from '../../ui/section.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { CategoryComparison } from './category-comparison.tsx';
import { Differences } from './differences.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { ScoreList } from './score-list.tsx';

interface CompetitorReportViewProps {
  report: CompetitorResults;
  secureId: string;
  /** The button that unlocks withheld content; omitted if nothing was withheld. */
  unlock?: ReactNode;
  /** ISO 8601. */
  createdAt: string;
  /** Download and share, in the header. */
  actions?: ReactNode;
  /** The form that adds one more page. */
  addCompetitor?: ReactNode;
}

/** The stored comparison on `/report/{id}`. */
export function CompetitorReportView({
  report,
  secureId,
  unlock,
  createdAt,
  actions,
  addCompetitor,
}: CompetitorReportViewProps) {
  const standings = standingsOf(report);
  const { differences = [] } = report.insights;
  return (
    <article>
      <Wrap>
        <DocumentHead title="Conversion Analysis Report" actions={actions}>
          <p className="text-ink text-ui">
            Competitive Intelligence: {standings.map(({ title }) => title).join(' vs. ')}
          </p>
          <p className="text-ui">
            Generated on <time dateTime={createdAt}>{momentWords(createdAt)}</time>
          </p>
          <AuthorshipNote analyst={report.analyst} />
        </DocumentHead>
      </Wrap>
      <MarginSection id="summary" title="Summary">
        <p className="text-ink text-xl">{report.insights.summary}</p>
      </MarginSection>
      <MarginSection id="comparison" title="Score Comparison" lead={<BandLegend />}>
        <div className="grid gap-10">
          <ScoreList
            label="Liftmark Scores"
            standings={standings}
            scoreOf={({ percent }) => percent}
            rangeOf={({ range }) => range}
          />
          <CategoryComparison report={report} standings={standings} />
        </div>
      </MarginSection>
      {differences.length > 0 && (
        <MarginSection
          id="differences"
          title="The differences that matter most"
          lead={<p>Both pages side by side, starting with what you can learn from the other page.</p>}
        >
          <Differences secureId={secureId} differences={differences} />
        </MarginSection>
      )}
      <Suggestions suggestions={report.suggestions} />
      <MarginSection
        id="competitors"
        title="Competitors"
        lead={<p>We captured and judged all pages under the same conditions.</p>}
      >
        <ul className="border-ink border-t">
          {report.competitors.map(({ title, url }) => (
            <li key={url} className="border-line border-b py-3">
              <p className="font-medium text-ink text-ui">{title}</p>
              <p className="text-ui">
                <PageAddress url={url} />
              </p>
            </li>
          ))}
        </ul>
        {addCompetitor && <div className="mt-6 print:hidden">{addCompetitor}</div>}
      </MarginSection>
      <MarginSection
        id="actions"
        title="Action Items"
        lead={<p>Things a competitor’s page does and yours doesn’t, with the most important ones first.</p>}
      >
        <RecommendationList report={report} unlock={unlock} />
        <div className="mt-8 flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => window.print()}>
            <Printer />
            Print Report
          </Button>
          <Button asChild>
            <Link to="/analyze?tab=competitor">
              <RotateCcw />
              New Analysis
            </Link>
          </Button>
        </div>
      </MarginSection>
    </article>
  );
}
