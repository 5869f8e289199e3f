import type { CompetitorResults } from '@liftmark/contract/competitor';
import { rubricWords } from '@liftmark/contract/score-words';
import { standingsOf } from '@liftmark/contract/standings';
import { Printer, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AuthorshipNote } from '../../ui/authorship-note.tsx';
import { Button } from '../../ui/button.tsx';
import { DocumentHead, PageAddress } from '../../ui/document-head.tsx';
import { momentWords } from '../../ui/moment.ts';
import { worded } from '../../ui/report-language.tsx';
import { BandLegend } from '../../ui/scale-bar.tsx';
import { MarginSection, Wrap } from '../../ui/section.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { CategoryComparison } from './category-comparison.tsx';
import { Differences } from './differences.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { ScoreList } from './score-list.tsx';
import { text } from './text.ts';

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
export const CompetitorReportView = worded(function CompetitorReportView({
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
        <DocumentHead title={text.reportTitle} actions={actions}>
          <p className="text-ink text-ui">
            {text.pages({ titles: standings.map(({ title }) => title).join(text.versus) })}
          </p>
          <p className="text-ui">
            {text.generated} <time dateTime={createdAt}>{momentWords(createdAt)}</time>
          </p>
          <p className="tabular note">{rubricWords(report)}</p>
          <AuthorshipNote analyst={report.analyst} />
        </DocumentHead>
      </Wrap>
      <MarginSection id="summary" title={text.summary}>
        <p className="text-ink text-xl">{report.insights.summary}</p>
      </MarginSection>
      <MarginSection id="comparison" title={text.scores} lead={<BandLegend />}>
        <div className="grid gap-10">
          <ScoreList
            label={text.liftmarkScores}
            standings={standings}
            scoreOf={({ percent }) => percent}
            rangeOf={({ range }) => range}
          />
          <CategoryComparison report={report} standings={standings} />
        </div>
      </MarginSection>
      {differences.length > 0 && (
        <MarginSection id="differences" title={text.differences.title} lead={<p>{text.differences.lead}</p>}>
          <Differences secureId={secureId} differences={differences} />
        </MarginSection>
      )}
      <Suggestions suggestions={report.suggestions} />
      <MarginSection id="competitors" title={text.competitors} lead={<p>{text.same}</p>}>
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
      <MarginSection id="actions" title={text.actions.title} lead={<p>{text.actions.lead}</p>}>
        <RecommendationList report={report} unlock={unlock} />
        <div className="mt-8 flex flex-wrap gap-2 print:hidden">
          <Button onClick={() => window.print()}>
            <Printer />
            {text.print}
          </Button>
          <Button asChild>
            <Link to="/analyze?tab=competitor">
              <RotateCcw />
              {text.again}
            </Link>
          </Button>
        </div>
      </MarginSection>
    </article>
  );
});
