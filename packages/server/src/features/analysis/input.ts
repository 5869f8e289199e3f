import { analyzeUrlRequestSchema } from '@liftmark/contract/analysis';
import { analyzeCompetitorRequestSchema } from '@liftmark/contract/competitor';
import { analyzeCopyRequestSchema } from '@liftmark/contract/copy';
import { analyzeManualRequestSchema, MANUAL_ADDRESS } from '@liftmark/contract/manual';
import { analyzeSwotRequestSchema } from '@liftmark/contract/swot';
import { z } from 'zod';

const origin = {
  /** Secure id of the report that the analysis repeats. */
  repeats: z.uuid().optional(),
  /** True if a schedule started it, so that no one waits for it. */
  isScheduled: z.literal(true).optional(),
  /** Id of the run of a site whose page it is, so that pages which people ask for come first. */
  site: z.uuid().optional(),
  /** True if the account or the browser chose the report's language, so that a repeat follows the account. */
  languageBySetting: z.literal(true).optional(),
};

/** The file that the page comes from: kept with the analysis, in whose row only this stands. */
const upload = z.object({ name: z.string(), hash: z.string() }).optional();

/** Any analysis request together with its kind, as stored in its row. */
export const analysisInputSchema = z.discriminatedUnion('inputType', [
  analyzeUrlRequestSchema.extend({
    inputType: z.literal('url'),
    /** Name of the capture that the extension sent, which is judged in place of opening the page. */
    received: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    upload,
    ...origin,
  }),
  analyzeManualRequestSchema.extend({ inputType: z.literal('manual'), ...origin }),
  analyzeCompetitorRequestSchema.extend({ inputType: z.literal('competitor'), ...origin }),
  analyzeSwotRequestSchema.extend({ inputType: z.literal('swot'), ...origin }),
  analyzeCopyRequestSchema.extend({ inputType: z.literal('copy'), ...origin }),
]);
export type AnalysisInput = z.infer<typeof analysisInputSchema>;
export type InputOf<Type extends AnalysisInput['inputType']> = Extract<AnalysisInput, { inputType: Type }>;

/** The analysis's address in lists and messages. */
export function addressOf(input: AnalysisInput): string {
  if (input.inputType === 'manual') return MANUAL_ADDRESS;
  if (input.inputType === 'url' && input.upload) return input.upload.name;
  return input.inputType === 'competitor' ? input.primaryUrl : input.url;
}
