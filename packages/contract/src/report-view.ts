import { z } from 'zod';
import { reportResultsSchema } from './analysis.ts';
import { type CompetitorReport, competitorResultsSchema } from './competitor.ts';
import { type CopyReport, copyResultsSchema } from './copy.ts';
import type { ConversionReport } from './report.ts';
import { reportChangesViewSchema } from './report-changes.ts';
import { linkShowsSchema, reportAddressSchema } from './share-links.ts';
import { type SwotReport, swotResultsSchema } from './swot.ts';
import { trackRecordsSchema } from './track-record.ts';

/** A whole report of any kind, as it is stored. */
export type AnyReport = ConversionReport | CompetitorReport | SwotReport | CopyReport;

export const INPUT_TYPES = ['url', 'manual', 'competitor', 'swot', 'copy'] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** `GET /api/reports/{id}`: the public view. `inputType` decides the shape of `analysisResults`. */
const publicReportSchema = z.object({
  /** Its secure id; for readers with a link, the address in the link. */
  secureId: reportAddressSchema,
  title: z.string(),
  /** `Manual Analysis` where no page was analyzed. */
  url: z.string(),
  createdAt: z.string(),
  /** Grade letter, `67% (52–83%)` where too much is unmeasured for one, or `N/A`. */
  overallScore: z.string(),
  /** Whether the viewer is a member of its workspace, and as such may also change it. */
  isOwner: z.boolean(),
  canEdit: z.boolean(),
  /** What the link shows that the report was read with; null without one. */
  linkShows: linkShowsSchema.nullable(),
  /** Addresses of the captured pages, null where that pass failed. */
  screenshots: z.object({ desktop: z.string().nullable(), mobile: z.string().nullable() }),
  /** What the signed-in viewer has ticked off; empty for everyone else. */
  ticks: z.array(z.string()),
  /** What changed since the earlier report, if this one is a re-analysis. */
  changes: reportChangesViewSchema.nullable(),
});

export const conversionViewSchema = publicReportSchema.extend({
  inputType: z.enum(['url', 'manual']),
  analysisResults: reportResultsSchema,
  /**
   * What became of the same advice before, by id of the recommendation. It’s no part of the report itself; absent where
   * nothing is known.
   */
  trackRecords: trackRecordsSchema.optional(),
});
export type ConversionView = z.infer<typeof conversionViewSchema>;

export const competitorViewSchema = publicReportSchema.extend({
  inputType: z.literal('competitor'),
  analysisResults: competitorResultsSchema,
});
export type CompetitorView = z.infer<typeof competitorViewSchema>;

export const swotViewSchema = publicReportSchema.extend({
  inputType: z.literal('swot'),
  analysisResults: swotResultsSchema,
});
export type SwotView = z.infer<typeof swotViewSchema>;

export const copyViewSchema = publicReportSchema.extend({
  inputType: z.literal('copy'),
  analysisResults: copyResultsSchema,
});
export type CopyView = z.infer<typeof copyViewSchema>;

export const reportViewSchema = z
  .discriminatedUnion('inputType', [
    conversionViewSchema,
    competitorViewSchema,
    swotViewSchema,
    copyViewSchema,
  ])
  .meta({ id: 'Report' });
export type ReportView = z.infer<typeof reportViewSchema>;
