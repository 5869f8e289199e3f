import type { ReportView } from '@liftmark/contract/report-view';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { openSignIn } from '../../client/sign-in.ts';
import { openUpgrade } from '../../client/upgrade.ts';
import { useUser } from '../../client/user-query.ts';
import { RatingCard } from '../../features/rating/rating-card.tsx';
import { BringAgain } from '../../features/report/bring-again.tsx';
import { isOpenedByUs } from '../../features/report/page-source.ts';
import { Reanalyze } from '../../features/report/reanalyze.tsx';
import { reportQuery } from '../../features/report/report-query.ts';
import { BrandFrame } from '../../features/share/brand-frame.tsx';
import { reportBrandingQuery } from '../../features/share/branding-calls.ts';
import { DownloadPdf } from '../../features/share/download-pdf.tsx';
import { EmailReport } from '../../features/share/email-report.tsx';
import { LinksPart } from '../../features/share/links-part.tsx';
import { ReportActions } from '../../features/share/report-actions.tsx';
import { ShareReport } from '../../features/share/share-report.tsx';
import { InReportLanguage } from '../../ui/report-language.tsx';
import { ReportOfKind } from './report-of-kind.tsx';

/** A stored report of any kind, with all its actions. */
export function StoredReport({ report }: { report: ReportView }) {
  const queryClient = useQueryClient();
  const user = useUser();
  const { secureId, title, url, inputType, isOwner, canEdit, linkShows } = report;
  const path = `/report/${secureId}`;
  const subject = { reportId: secureId, inputType, url };
  const email = canEdit && user ? user.email : null;
  const { data: branding = null } = useQuery({ ...reportBrandingQuery(secureId), enabled: !isOwner });
  return (
    <BrandFrame branding={branding}>
      <InReportLanguage language={report.analysisResults.writtenIn}>
        <ReportOfKind
          report={report}
          user={user}
          actions={
            <>
              <DownloadPdf subject={subject} />
              {email !== null && <EmailReport reportId={secureId} email={email} />}
              {linkShows === null && <ShareReport reportId={secureId} title={title} />}
            </>
          }
        />
        {linkShows === null && (
          <>
            <RatingCard
              reportId={secureId}
              isSignedIn={user === undefined ? undefined : user !== null}
              onSignIn={() => openSignIn({ mode: 'signin', returnTo: path })}
              onRated={() =>
                queryClient.invalidateQueries({ queryKey: reportQuery(secureId).queryKey, exact: true })
              }
            />
            <ReportActions
              subject={subject}
              title={title}
              email={email}
              rerun={
                canEdit && (
                  <>
                    {isOpenedByUs(report) && (
                      <Reanalyze
                        reportId={secureId}
                        onLimit={() => openUpgrade({ trigger: 'free_limit', returnTo: path })}
                      />
                    )}
                    <BringAgain report={report} />
                  </>
                )
              }
              links={canEdit && <LinksPart of={`/api/reports/${secureId}`} isPro={user?.isPro === true} />}
            />
          </>
        )}
      </InReportLanguage>
    </BrandFrame>
  );
}
