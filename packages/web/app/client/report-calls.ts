import { FIX_FORMAT_FILES, type FixFormat } from '@liftmark/contract/fix-exports';
import { emailReportResponseSchema, shareResponseSchema } from '@liftmark/contract/sharing';
import { call } from './call.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { request } from './request.ts';

function pathOf(reportId: string, part: string): string {
  return `/api/reports/${encodeURIComponent(reportId)}/${part}`;
}

/** The link with which anyone can read the report. */
export async function shareReport(reportId: string): Promise<string> {
  const { shareUrl } = await call(pathOf(reportId, 'share'), shareResponseSchema, { method: 'POST' });
  return shareUrl;
}

/** Sends the report by email. */
export async function emailReport(reportId: string, email: string): Promise<void> {
  await call(pathOf(reportId, 'email'), emailReportResponseSchema, {
    method: 'POST',
    body: { email },
    idempotencyKey: createIdempotencyKey(),
  });
}

/** The report as a PDF document. */
export async function reportPdf(reportId: string): Promise<Blob> {
  const response = await request(pathOf(reportId, 'pdf'));
  return response.blob();
}

/** The fixes of the given recommendations as text. */
export async function reportFixes(
  reportId: string,
  format: FixFormat,
  recommendations: readonly string[],
): Promise<string> {
  const query = new URLSearchParams({ format, only: recommendations.join(',') });
  const { mediaType: accept } = FIX_FORMAT_FILES[format];
  const response = await request(`${pathOf(reportId, 'fixes')}?${query}`, { accept });
  return response.text();
}
