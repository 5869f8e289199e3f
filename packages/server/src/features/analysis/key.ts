import { z } from 'zod';

/** The client's name for an analysis: its `Idempotency-Key`. */
export const analysisKeySchema = z.string().regex(/^[\x21-\x7e]{1,200}$/, 'Use 1 to 200 visible characters');
