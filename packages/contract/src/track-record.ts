import { z } from 'zod';

/**
 * How often advice was given, followed and verified on this installation, and what it did. It's added when something
 * is read, and is part of no stored report.
 */

/** Workspaces that a figure rests on at least. Members see what their own workspace did in any case. */
export const LEAST_WORKSPACES = 5;

const poolSchema = z.object({
  /** Changes whose effect was measured. */
  cases: z.int(),
  /** The mean effect in percent, shrunk toward zero, with its 95% interval; null if there are too few cases. */
  lift: z.object({ lift: z.number(), low: z.number(), high: z.number() }).nullable(),
});

const countsSchema = z.object({
  /** Pages that it was advised for. */
  advised: z.int(),
  /** Pages on which it was checked off, tested, dated by hand, or found fixed. */
  done: z.int(),
});

export const ADVICE_KINDS = ['diagnosis', 'check'] as const;

/** Null instead of a figure: it rests on too few workspaces. */
export const trackRecordSchema = countsSchema
  .extend({
    /** Pages on which a re-analysis found it fixed. */
    verified: z.int().nullable(),
    /** Null before anything was measured, too. */
    effect: poolSchema.nullable(),
    /** What was counted: all workspaces, or the reader's own. */
    of: z.enum(['installation', 'workspace']),
  })
  .meta({ id: 'TrackRecord' });
export type TrackRecord = z.infer<typeof trackRecordSchema>;

/** By id of the diagnosis, or of the check where no diagnosis answers it. */
export const trackRecordsSchema = z.record(z.string(), trackRecordSchema);
export type TrackRecords = z.infer<typeof trackRecordsSchema>;

const namedSchema = z.object({
  /** Id of the diagnosis or check. */
  advice: z.string(),
  kind: z.enum(ADVICE_KINDS),
  label: z.string(),
});

/** `GET /api/track-record`: what was done most comes first. */
export const trackRecordListSchema = z.array(trackRecordSchema.extend(namedSchema.shape));
export type TrackRecordList = z.infer<typeof trackRecordListSchema>;

/** `GET /api/founders/track-record`: everything, with the workspaces behind it. */
export const foundersTrackRecordSchema = z.object({
  /** Null before the first night. */
  countedAt: z.string().nullable(),
  records: z.array(
    countsSchema.extend({
      ...namedSchema.shape,
      verified: z.int(),
      workspaces: z.int(),
      effect: poolSchema.extend({ abTests: z.int(), sites: z.int(), workspaces: z.int() }).nullable(),
    }),
  ),
});
export type FoundersTrackRecord = z.infer<typeof foundersTrackRecordSchema>;

export const TRACK_RECORD_FILES = {
  csv: { file: 'track-record.csv', mediaType: 'text/csv' },
  json: { file: 'track-record.json', mediaType: 'application/json' },
} as const;

/** `GET /api/founders/track-record/export`. */
export const trackRecordExportQuerySchema = z.object({
  format: z.enum(Object.keys(TRACK_RECORD_FILES) as (keyof typeof TRACK_RECORD_FILES)[]).default('csv'),
});
