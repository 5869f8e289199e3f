import { z } from 'zod';

/** `GET /healthz`: the process is alive. */
export const healthSchema = z.object({ status: z.literal('ok') });

/**
 * `GET /readyz`: everything an analysis needs is reachable. 503 with the same shape if something is missing.
 */
export const readinessSchema = z.object({
  ready: z.boolean(),
  database: z.boolean(),
  queue: z.boolean(),
  /** The file store: the data folder or the bucket. */
  files: z.boolean(),
});
export type Readiness = z.infer<typeof readinessSchema>;
