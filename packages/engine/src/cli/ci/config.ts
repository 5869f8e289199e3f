import { pageHintsSchema } from '@liftmark/contract/analysis';
import { CATEGORIES } from '@liftmark/contract/categories';
import { pageAccessSchema } from '@liftmark/contract/page-access';
import { z } from 'zod';

/** What `liftmark ci` checks: the shape of `liftmark.config.json` and `liftmark.config.ts`. */

const scoreSchema = z.number().min(0).max(100);
const addressSchema = z.string().min(1).max(2_048);

const rulesShape = {
  minScore: scoreSchema
    .optional()
    .describe('Lowest score that passes. If the score is a range, its lower end counts.'),
  minCategoryScores: z
    .partialRecord(z.enum(CATEGORIES), scoreSchema)
    .optional()
    .describe('Lowest score of each category that passes.'),
  mustPass: z.array(z.string()).optional().describe('Ids of checks that must pass or not apply.'),
  allowedDrop: scoreSchema
    .optional()
    .describe('Points that the score may lose against the baseline. 0 by default.'),
  allowedRegressions: z
    .array(z.string())
    .optional()
    .describe('Ids of checks that may fail although they pass in the baseline.'),
};
const rulesSchema = z.strictObject(rulesShape);
export type Rules = z.infer<typeof rulesSchema>;

const pageSchema = z.strictObject({
  url: addressSchema.describe('Address of the page, or its path on the preview.'),
  name: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Name in reports and in the baseline. The path by default.'),
  source: addressSchema
    .optional()
    .describe('HTML file that the page is made from, relative to the configuration.'),
  ...pageHintsSchema.shape,
  ...rulesShape,
});

const WEB = { protocol: /^https?$/ };

const baselineSchema = z.union([
  z.strictObject({ file: addressSchema.describe('File that `liftmark ci --update-baseline` writes.') }),
  z.strictObject({
    artifact: addressSchema.describe(
      'The baseline.json of a run on the base branch. Nothing is compared while it’s missing.',
    ),
  }),
  z.strictObject({
    server: z.url(WEB).describe('Liftmark server with earlier reports. Set LIFTMARK_KEY.'),
    site: z
      .url(WEB)
      .optional()
      .describe('Where the pages are in those reports, if not at the addresses above.'),
  }),
]);
export type BaselineSource = z.infer<typeof baselineSchema>;

const { headers, cookies } = pageAccessSchema.shape;

/** Values from the environment are put in, and all of it is checked again, before anything starts. */
const accessShape = {
  headers: headers.describe(
    `Sent to the page’s own origin only. \${NAME} is read from the environment, here and below.`,
  ),
  cookies: cookies.describe('Cookies for the page’s own origin only.'),
  basicAuth: z
    .string()
    .refine((given) => given.includes(':'), 'takes username:password')
    .optional()
    .describe('username:password, for the page’s own origin only.'),
  userAgent: z.string().min(1).optional().describe('User agent for the page’s own origin only.'),
  storageState: addressSchema
    .optional()
    .describe('File with a browser state that Playwright saved, relative to the configuration.'),
};

const previewSchema = z.strictObject({
  command: z.string().min(1).describe('Command that serves the site and keeps running.'),
  ready: z
    .url(WEB)
    .describe('Address that answers once the site is served. Paths of pages are on its origin.'),
  timeoutSeconds: z.number().min(1).max(600).default(60).describe('How long the start may take.'),
});
export type Preview = z.infer<typeof previewSchema>;

export const configSchema = z
  .strictObject({
    $schema: z.string().optional(),
    pages: z
      .array(z.union([addressSchema, pageSchema]))
      .min(1)
      .max(100),
    ...rulesShape,
    baseline: baselineSchema.optional().describe('Earlier results to compare with.'),
    devices: z
      .array(z.enum(['desktop', 'mobile']))
      .min(1)
      .optional()
      .describe('Devices to open the pages on. Both by default.'),
    ...accessShape,
    preview: previewSchema.optional().describe('A local server to start before, and end after.'),
    source: addressSchema
      .optional()
      .describe('Folder with the HTML files that the pages are made from, relative to the configuration.'),
    budgetSeconds: z.number().min(1).max(600).default(45).describe('How long a page may take.'),
  })
  .describe('Configuration of `liftmark ci`.');
export type Config = z.infer<typeof configSchema>;
export type PageConfig = z.infer<typeof pageSchema>;

/** The schema for editors. */
export function configJsonSchema(): object {
  return z.toJSONSchema(configSchema, { io: 'input' });
}
