import type { AnalysisResult } from '@liftmark/contract/analysis-request';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CompetitiveIntelligence } from '../../features/competitor/competitive-intelligence.tsx';
import { CopyReportView } from '../../features/copy/copy-report-view.tsx';
import { DownloadPdf } from '../../features/share/download-pdf.tsx';
import { ShareReport } from '../../features/share/share-report.tsx';
import { text } from '../../features/share/text.ts';
import { SwotReportView } from '../../features/swot/swot-report-view.tsx';
import { Button } from '../../ui/button.tsx';
import { InReportLanguage, worded } from '../../ui/report-language.tsx';

/** The results shown on this screen in place of the form; the others have their own screen. */
export type ShownResult = Extract<AnalysisResult, { kind: 'competitor' | 'swot' | 'copy' }>;

export function isShownHere(result: AnalysisResult): result is ShownResult {
  return result.kind !== 'url' && result.kind !== 'upload' && result.kind !== 'manual';
}

interface AnalysisResultProps {
  result: ShownResult;
  /** Returns to the form. */
  onNew: () => void;
}

/** In the language of the report. */
export function AnalysisResultView(props: AnalysisResultProps) {
  return (
    <InReportLanguage language={props.result.answer.writtenIn}>
      <ResultOfKind {...props} />
    </InReportLanguage>
  );
}

const ResultOfKind = worded(function ResultOfKind({ result, onNew }: AnalysisResultProps) {
  const { kind, answer } = result;
  const stored = (
    <Button asChild>
      <Link to={`/report/${answer.reportId}`}>{text.open}</Link>
    </Button>
  );
  switch (kind) {
    case 'competitor':
      return (
        <CompetitiveIntelligence
          report={answer}
          actions={
            <Actions
              reportId={answer.reportId}
              kind={kind}
              title={answer.primary.title}
              url={answer.primary.url}
            >
              {stored}
            </Actions>
          }
          onNewAnalysis={onNew}
        />
      );
    case 'swot':
      return (
        <SwotReportView
          report={answer}
          actions={
            <Actions reportId={answer.reportId} kind={kind} title={answer.title} url={answer.url}>
              {stored}
              <NewButton label={text.analyzeAnother} onNew={onNew} />
            </Actions>
          }
        />
      );
    case 'copy':
      return (
        <CopyReportView
          report={answer}
          actions={
            <Actions reportId={answer.reportId} kind={kind} title={answer.pageTitle} url={answer.url}>
              {stored}
              <NewButton label={text.optimizeAnother} onNew={onNew} />
            </Actions>
          }
        />
      );
    default:
      return kind satisfies never;
  }
});

interface ActionsProps {
  reportId: string;
  kind: ShownResult['kind'];
  title: string;
  url: string;
  children: ReactNode;
}

function Actions({ reportId, kind, title, url, children }: ActionsProps) {
  return (
    <>
      <DownloadPdf subject={{ reportId, inputType: kind, url }} />
      <ShareReport reportId={reportId} title={title} />
      {children}
    </>
  );
}

function NewButton({ label, onNew }: { label: string; onNew: () => void }) {
  return (
    <Button look="primary" onClick={onNew}>
      <RotateCcw />
      {label}
    </Button>
  );
}
