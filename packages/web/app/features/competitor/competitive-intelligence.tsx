import type { CompetitorResults } from '@liftmark/contract/competitor';
import { rubricWords } from '@liftmark/contract/score-words';
import { levelNote, standingsOf } from '@liftmark/contract/standings';
import { Printer, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { DocumentHead } from '../../ui/document-head.tsx';
import { worded } from '../../ui/report-language.tsx';
import { BandLegend } from '../../ui/scale-bar.tsx';
import { MarginSection, Wrap } from '../../ui/section.tsx';
import { Suggestions } from '../../ui/suggestions.tsx';
import { PerformanceMatrix } from './performance-matrix.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import { ScoreList } from './score-list.tsx';
import { text } from './text.ts';

interface CompetitiveIntelligenceProps {
  report: CompetitorResults;
  /** The button that unlocks withheld content; omitted if nothing was withheld. */
  unlock?: ReactNode;
  /** Download, share, and a link to the stored report. */
  actions?: ReactNode;
  onNewAnalysis: () => void;
}

/** The comparison shown on `/analyze` in place of the form. */
export const CompetitiveIntelligence = worded(function CompetitiveIntelligence({
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
          title={text.title}
          actions={
            <>
              {actions}
              <Button onClick={() => window.print()}>
                <Printer />
                {text.export}
              </Button>
              <Button look="primary" onClick={onNewAnalysis}>
                <RotateCcw />
                {text.again}
              </Button>
            </>
          }
        >
          <p className="text-ink text-ui">{standings.map(({ title }) => title).join(text.versus)}</p>
          <p className="text-ui">{text.same}</p>
          <p className="tabular note">{rubricWords(report)}</p>
        </DocumentHead>
        <div className="border-line border-t py-6">
          <p className="text-ink text-xl">{report.insights.summary}</p>
        </div>
      </Wrap>
      <MarginSection title={text.headToHead} lead={<BandLegend />}>
        <ScoreList
          label={text.liftmarkScores}
          standings={standings}
          scoreOf={({ percent }) => percent}
          rangeOf={({ range }) => range}
        />
      </MarginSection>
      <MarginSection title={text.matrix.title} lead={<p>{levelNote()}</p>}>
        <PerformanceMatrix report={report} />
      </MarginSection>
      <MarginSection title={text.strategy.title} lead={<p>{text.strategy.lead}</p>}>
        <RecommendationList report={report} unlock={unlock} />
      </MarginSection>
      <Suggestions suggestions={report.suggestions} />
    </article>
  );
});
