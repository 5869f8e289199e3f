import type { AnalysisResult } from '@liftmark/contract/analysis-request';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { CompetitiveIntelligence } from '../competitor/competitive-intelligence.tsx';
import { CopyReportView } from '../copy/copy-report-view.tsx';
import { SwotReportView } from '../swot/swot-report-view.tsx';

/** The results that stand on this screen in place of the form; the others have a screen of their own. */
export type ShownResult = Extract<AnalysisResult, { kind: 'competitor' | 'swot' | 'copy' }>;

export function isShownHere(result: AnalysisResult): result is ShownResult {
  return result.kind !== 'url' && result.kind !== 'manual';
}

interface AnalysisResultProps {
  result: ShownResult;
  /** Leads back to the form. */
  onNew: () => void;
}

export function AnalysisResultView({ result, onNew }: AnalysisResultProps) {
  const stored = (
    <Button asChild>
      <Link to={`/report/${result.answer.reportId}`}>Open Report</Link>
    </Button>
  );
  switch (result.kind) {
    case 'competitor':
      return <CompetitiveIntelligence report={result.answer} storedReport={stored} onNewAnalysis={onNew} />;
    case 'swot':
      return (
        <SwotReportView
          report={result.answer}
          actions={<Actions stored={stored} label="Analyze Another Page" onNew={onNew} />}
        />
      );
    case 'copy':
      return (
        <CopyReportView
          report={result.answer}
          actions={<Actions stored={stored} label="Optimize Another Page" onNew={onNew} />}
        />
      );
    default:
      return result satisfies never;
  }
}

function Actions({ stored, label, onNew }: { stored: ReactNode; label: string; onNew: () => void }) {
  return (
    <>
      {stored}
      <Button look="primary" onClick={onNew}>
        <RotateCcw />
        {label}
      </Button>
    </>
  );
}
