import { z } from 'zod';
import { lockSchema, reportResultsSchema } from './analysis.ts';
import { reportAddressSchema } from './share-links.ts';
import { trackRecordsSchema } from './track-record.ts';

/**
 * `GET /api/reports/{id}/diagnoses`, for reports on one page: its problems in the order of their importance, each with
 * the visitors' question that it leaves open, and what to do.
 */
export const reportDiagnosesSchema = z
  .object({
    reportId: reportAddressSchema,
    ...reportResultsSchema.pick({ url: true, title: true, overall: true, pageType: true, summary: true })
      .shape,
    ...lockSchema.shape,
    diagnoses: reportResultsSchema.shape.recommendations,
    /** What became of the same advice before, by id of the diagnosis; absent where nothing is known. */
    trackRecords: trackRecordsSchema.optional(),
  })
  .meta({ id: 'ReportDiagnoses' });
export type ReportDiagnoses = z.infer<typeof reportDiagnosesSchema>;
