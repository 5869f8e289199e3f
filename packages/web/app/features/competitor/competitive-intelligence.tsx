import type { CompetitorResults } from '@liftmark/contract/competitor';
import { levelNote, standingsOf } from '@liftmark/contract/standings';
import { Printer, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { DocumentHead } from '../../ui/document-head.tsx';
import { BandLegend } from '../../ui/scale-bar.tsx';
import { MarginSection, Wrap } from '../../ui/section.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { PerformanceMatrix } from './performance-matrix.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { ScoreList } from './score-list.tsx';

interface CompetitiveIntelligenceProps {
  report: CompetitorResults;
  /** The button that unlocks withheld content; omitted if nothing was withheld. */
  unlock?: ReactNode;
  /** Download, share, and a link to the stored report. */
  actions?: ReactNode;
  onNewAnalysis: () => void;
}

/** The comparison shown on `/analyze` in place of the form. */
export function CompetitiveIntelligence({
  report,
  unlock,
  actions,
  onNewAnalysis,
}: CompetitiveIntelligenceProps) {
  const standings = standingsOf(report);
  return (
    <article>
      <Wrap>
        <DocumentHead
          title="Competitive Intelligence"
          actions={
            <>
              {actions}
              <Button onClick={() => window.print()}>
                <Printer />
                Export Report
              </Button>
              <Button look="primary" onClick={onNewAnalysis}>
                <RotateCcw />
                New Analysis
              </Button>
            </>
          }
        >
          <p className="text-ink text-ui">{standings.map(({ title }) => title).join(' vs. ')}</p>
          <p className="text-ui">We captured and judged all pages under the same conditions.</p>
        </DocumentHead>
        <div className="border-line border-t py-6">
          <p className="text-ink text-xl">{report.insights.summary}</p>
        </div>
      </Wrap>
      <MarginSection title="Head to head" lead={<BandLegend />}>
        <ScoreList
          label="Liftmark Scores"
          standings={standings}
          scoreOf={({ percent }) => percent}
          rangeOf={({ range }) => range}
        />
      </MarginSection>
      <MarginSection title="Performance Matrix" lead={<p>{levelNote()}</p>}>
        <PerformanceMatrix report={report} />
      </MarginSection>
      <MarginSection
        title="Strategic Recommendations"
        lead={
          <p>Things a competitor’s page does and yours doesn’t, sorted by how many points that costs you.</p>
        }
      >
        <RecommendationList report={report} unlock={unlock} />
      </MarginSection>
      <Suggestions suggestions={report.suggestions} />
    </article>
  );
}
