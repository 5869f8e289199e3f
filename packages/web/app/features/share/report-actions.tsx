import type { ReactNode } from 'react';
import type { DocumentSubject } from '../../client/file-name.ts';
import { worded } from '../../ui/report-language.tsx';
import { MarginSection } from '../../ui/section.tsx';
import { CopyLink } from './copy-link.tsx';
import { DownloadPdf } from './download-pdf.tsx';
import { EmailReport } from './email-report.tsx';
import { ShareReport } from './share-report.tsx';
import { text } from './text.ts';

interface ReportActionsProps {
  subject: DocumentSubject;
  title: string;
  /** The owner's address; null for viewers who may not send it. */
  email: string | null;
  /** A button for a new analysis. */
  rerun: ReactNode;
  /** Links with an expiry or a password, for those who may make them. */
  links: ReactNode;
}

/** All actions for a report. */
export const ReportActions = worded(function ReportActions({
  subject,
  title,
  email,
  rerun,
  links,
}: ReportActionsProps) {
  return (
    <div className="print:hidden">
      <MarginSection id="report-actions" title={text.title} lead={<p>{text.lead}</p>}>
        <div className="flex flex-wrap gap-2">
          <DownloadPdf subject={subject} />
          {email !== null && <EmailReport reportId={subject.reportId} email={email} />}
          <ShareReport reportId={subject.reportId} title={title} />
          <CopyLink reportId={subject.reportId} />
          {rerun}
        </div>
        {links}
      </MarginSection>
    </div>
  );
});
