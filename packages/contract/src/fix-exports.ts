import { z } from 'zod';
import { patchSchema } from './patches.ts';

/** The forms in which fixes leave Liftmark. */

export const FIX_FORMATS = ['html', 'list', 'json', 'snippet'] as const;
export type FixFormat = (typeof FIX_FORMATS)[number];
const fixFormatSchema = z.enum(FIX_FORMATS);

/** Tools for A/B tests that take the snippet. */
export const TEST_TOOLS = ['GrowthBook', 'PostHog', 'VWO', 'Optimizely'] as const;
export type TestTool = (typeof TEST_TOOLS)[number];

export const FIX_FORMAT_FILES: Record<FixFormat, { label: string; file: string; mediaType: string }> = {
  html: { label: 'HTML and CSS', file: 'liftmark-fixes-html.txt', mediaType: 'text/plain' },
  list: { label: 'List for a developer', file: 'liftmark-fixes.txt', mediaType: 'text/plain' },
  json: { label: 'JSON', file: 'liftmark-fixes.json', mediaType: 'application/vnd.liftmark-fixes+json' },
  // Plain text, so that no page can load it as its own script.
  snippet: { label: 'A/B test snippet', file: 'liftmark-fixes.js', mediaType: 'text/plain' },
};

const MAX_FIXES = 60;

const exportedFixSchema = z.strictObject({
  /** Id of the recommendation. */
  recommendation: z.string().max(120),
  patch: patchSchema,
});

/** The JSON form. The version changes whenever an older reader would misread it. */
export const fixesFileSchema = z.strictObject({
  format: z.literal('liftmark-fixes'),
  version: z.literal(1),
  /** The page that the fixes are for. */
  url: z.string().max(4_000),
  fixes: z.array(exportedFixSchema).max(MAX_FIXES),
});
export type FixesFile = z.infer<typeof fixesFileSchema>;

/** `GET /api/reports/{id}/fixes`: every fix of the report, or those of the given recommendations. */
export const fixExportQuerySchema = z.object({
  format: fixFormatSchema.default('json'),
  /** Ids of recommendations, separated by commas. */
  only: z
    .string()
    .max(8_000)
    .transform((ids) => ids.split(',').filter(Boolean))
    .optional(),
});
