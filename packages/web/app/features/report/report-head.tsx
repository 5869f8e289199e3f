import type { ConversionView } from '@liftmark/contract/report-view';
import type { ReactNode } from 'react';
import { DocumentHead, PageAddress } from '../../ui/document-head.tsx';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

/** The subject of the report, and its actions. */
export const ReportHead = worded(function ReportHead({
  report,
  actions,
}: {
  report: ConversionView;
  actions: ReactNode;
}) {
  return (
    <DocumentHead title={text.title} actions={actions}>
      <p className="text-ink text-ui">{report.title}</p>
      <p className="text-ui">{URL.canParse(report.url) ? <PageAddress url={report.url} /> : report.url}</p>
    </DocumentHead>
  );
});
