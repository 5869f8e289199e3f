import type { User } from '@liftmark/contract/auth';
import type { PageType } from '@liftmark/contract/page-types';
import type { ConversionView } from '@liftmark/contract/report-view';
import type { ReactNode } from 'react';
import { openUpgrade, type ProFeature } from '../../client/upgrade.ts';
import { FailureNote } from '../../features/analysis/failure-note.tsx';
import { useAnalysisRun } from '../../features/analysis/use-analysis-run.tsx';
import { ChatPanel } from '../../features/chat/chat-panel.tsx';
import { FindingLink } from '../../features/report/finding-link.tsx';
import { sourceOf } from '../../features/report/page-source.ts';
import { PageTypeChoice } from '../../features/report/page-type-choice.tsx';
import { ReportDocument } from '../../features/report/report-document.tsx';
import { useReanalysis } from '../../features/report/use-reanalysis.ts';
import { Wrap } from '../../ui/section.tsx';
import { UnlockButton } from './unlock-button.tsx';

interface ConversionReportProps {
  report: ConversionView;
  user: User | null | undefined;
  actions: ReactNode;
}

/** A conversion report with its chat, its locks, and the option to correct its page type. */
export function ConversionReport({ report, user, actions }: ConversionReportProps) {
  const { ask, failure, overlay } = useAnalysisRun();
  const isPro = user?.isPro === true;
  const { secureId, url, inputType, canEdit, linkShows, analysisResults } = report;
  const unlock = (feature: ProFeature) =>
    linkShows === null && <UnlockButton feature={feature} reportId={secureId} />;
  const hasChat = linkShows === null || (isPro && linkShows !== 'summary');
  const { message, writtenIn: reportLanguage } = analysisResults;
  const again = useReanalysis(secureId, () =>
    openUpgrade({ trigger: 'free_limit', returnTo: `/report/${secureId}` }),
  );
  const changeType = (pageType: PageType): void => {
    if (sourceOf(report) === 'address')
      ask({ kind: 'url', input: { url, pageType, message, reportLanguage } });
    // What we can’t open at its address is judged again as it was given to us.
    else again.mutate(pageType);
  };
  return (
    <>
      {failure && (
        <Wrap className="pt-6 print:hidden">
          <FailureNote failure={failure} />
        </Wrap>
      )}
      <ReportDocument
        report={report}
        isSignedIn={user === undefined ? undefined : user !== null}
        actions={actions}
        pageTypeChoice={
          canEdit &&
          inputType === 'url' && (
            <PageTypeChoice
              detected={analysisResults.pageType.type}
              isPending={again.isPending}
              onChoose={changeType}
            />
          )
        }
        unlock={{
          recommendations: unlock('recommendations'),
          plan: unlock('plan'),
        }}
        chat={
          hasChat && (
            <ChatPanel
              reportId={secureId}
              unlock={isPro ? null : <UnlockButton feature="chat" reportId={secureId} />}
              linkTo={({ check }, label) => <FindingLink finding={check}>{label}</FindingLink>}
            />
          )
        }
      />
      {overlay}
    </>
  );
}
