import { z } from 'zod';

/** The stages that are timed for every analysis, in order. */
export const TIMED_STAGES = ['capture', 'observe', 'check', 'advise', 'total'] as const;

/** How many of the newest analyses the times are calculated from, at most. */
export const TIMED_ANALYSES = 5_000;
/** How many of the newest low-rated reports are compared, at most, with as many of the others. */
export const COMPARED_REPORTS = 200;

/** `GET /api/founders/health`. Rates in percent. */
export const foundersHealthSchema = z.object({
  /** Width of the columns of `analyses`. */
  step: z.enum(['hour', 'day']),
  /** By hour or day (UTC), the oldest first. */
  analyses: z.array(z.object({ at: z.string(), done: z.int(), failed: z.int() })),
  analysesPerHour: z.number(),
  /** Of the analyses that ended; null if none did. */
  successRate: z.number().nullable(),
  failures: z.array(z.object({ code: z.string(), count: z.int() })),
  /** Checks that threw an error, the most frequent first. */
  checkErrors: z.array(z.object({ check: z.string(), count: z.int() })),
  stages: z.array(z.object({ stage: z.enum(TIMED_STAGES), medianMs: z.number(), p95Ms: z.number() })),
  /** Analyses waiting and running. */
  queued: z.int(),
  running: z.int(),
  browserRestarts: z.int(),
  mailsWaiting: z.int(),
  mailsFailed: z.int(),
  webhooksWaiting: z.int(),
  ratings: z.array(z.object({ day: z.iso.date(), average: z.number(), count: z.int() })),
  averageRating: z.number().nullable(),
  ratingCount: z.int(),
  lowRated: z.object({
    /** Low-rated reports that were looked at. */
    reports: z.int(),
    /** Checks that cost these reports points, and how much more often than in better-rated ones. */
    checks: z.array(z.object({ check: z.string(), lowShare: z.number(), otherShare: z.number() })),
  }),
});
export type FoundersHealth = z.infer<typeof foundersHealthSchema>;
