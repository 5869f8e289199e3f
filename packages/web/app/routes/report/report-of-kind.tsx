import type { User } from '@liftmark/contract/auth';
import type { CompetitorView, ReportView } from '@liftmark/contract/report-view';
import type { ReactNode } from 'react';
import type { ProFeature } from '../../client/upgrade.ts';
import { FailureNote } from '../../features/analysis/failure-note.tsx';
import { useAnalysisRun } from '../../features/analysis/use-analysis-run.tsx';
import { AddCompetitor } from '../../features/competitor/add-competitor.tsx';
import { CompetitorReportView } from '../../features/competitor/competitor-report-view.tsx';
import { CopyReportView } from '../../features/copy/copy-report-view.tsx';
import { SwotReportView } from '../../features/swot/swot-report-view.tsx';
import { ConversionReport } from './conversion-report.tsx';
import { UnlockButton } from './unlock-button.tsx';

interface ReportOfKindProps {
  report: ReportView;
  /** Undefined while it is unknown who is signed in. */
  user: User | null | undefined;
  actions: ReactNode;
}

/** The view for a report's kind. */
export function ReportOfKind({ report, user, actions }: ReportOfKindProps) {
  const unlock = (feature: ProFeature) =>
    report.linkShows === null && <UnlockButton feature={feature} reportId={report.secureId} />;
  switch (report.inputType) {
    case 'url':
    case 'manual':
      return <ConversionReport report={report} user={user} actions={actions} />;
    case 'competitor':
      return <Comparison report={report} user={user} actions={actions} />;
    case 'swot':
      return (
        <SwotReportView
          report={report.analysisResults}
          createdAt={report.createdAt}
          actions={actions}
          unlock={unlock('swot')}
        />
      );
    case 'copy':
      return (
        <CopyReportView
          report={report.analysisResults}
          createdAt={report.createdAt}
          actions={actions}
          unlock={unlock('copy')}
        />
      );
    default:
      return report satisfies never;
  }
}

function Comparison({ report, user, actions }: ReportOfKindProps & { report: CompetitorView }) {
  const { ask, isPending, failure, overlay } = useAnalysisRun();
  const { analysisResults, canEdit, secureId, createdAt, linkShows } = report;
  const { primary, competitors, writtenIn: reportLanguage } = analysisResults;
  const addCompetitor = (url: string): void =>
    ask({
      kind: 'competitor',
      input: {
        primaryUrl: primary.url,
        competitorUrls: [...competitors.map((each) => each.url), url],
        reportLanguage,
      },
    });
  return (
    <>
      <CompetitorReportView
        report={analysisResults}
        secureId={secureId}
        createdAt={createdAt}
        actions={actions}
        unlock={linkShows === null && <UnlockButton feature="competitor" reportId={secureId} />}
        addCompetitor={
          canEdit &&
          user?.isPro === true && (
            <>
              <AddCompetitor count={competitors.length} isPending={isPending} onAdd={addCompetitor} />
              {failure && <FailureNote failure={failure} />}
            </>
          )
        }
      />
      {overlay}
    </>
  );
}
