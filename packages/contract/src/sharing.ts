import { z } from 'zod';
import { emailSchema } from './auth.ts';

/** Passing a report on: by link, as a document, by mail. */

/** The answer of `POST /api/reports/{id}/share`, signed in. No body. */
export const shareResponseSchema = z.object({ shareUrl: z.url() });

/** `POST /api/reports/{id}/email`, for the owner. */
export const emailReportRequestSchema = z.object({ email: emailSchema });

/** The email is on its way. `message` is for the person. */
export const emailReportResponseSchema = z.object({ message: z.string() });

const MAX_DOCUMENT_TITLE = 300;

/**
 * `POST /api/reports/download-pdf`: a document from what the browser holds. If `data` names a stored report
 * in `reportId`, that report is drawn as the viewer may see it; otherwise `data` is drawn as plain text.
 */
export const downloadPdfRequestSchema = z.object({
  type: z.enum(['swot-analysis', 'competitor', 'copy-optimization']),
  data: z.record(z.string(), z.unknown()),
  title: z.string().trim().max(MAX_DOCUMENT_TITLE).optional(),
  url: z.string().trim().max(2048).optional(),
});
export type DownloadPdfRequest = z.infer<typeof downloadPdfRequestSchema>;
