import { z } from 'zod';
import { givenLinksSchema } from './given-links.ts';
import { ownWordsSchema, TOGETHER, trialSchema } from './trials.ts';

/** Trials of a stored report: what is being tried, what was asked for, and what is left of the plan. */

/** `first`: the first fixes and all of them together, tried once for each report. */
const TRIAL_KINDS = ['first', 'recommendation', 'words'] as const;
const TRIAL_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** What to try: the fix of a recommendation, or the first ones; links to pages of your site; or your own words. */
export const trialRequestSchema = z
  .union([
    z.strictObject({
      /** Id of the recommendation, or `together` for each of the first fixes and then all that hold together. */
      recommendation: z.string().min(1).max(80),
    }),
    /** Links that the recommendation misses, to addresses that you give. */
    z.strictObject({ recommendation: z.string().min(1).max(80), links: givenLinksSchema }),
    ownWordsSchema,
  ])
  .meta({ examples: [{ part: 'headline', text: 'Kettles that whistle' }] });
export type TrialRequest = z.infer<typeof trialRequestSchema>;

/** Whether the first fixes are asked for, alone and together. */
export function asksForTogether(request: TrialRequest | null): boolean {
  const isOfFix = request !== null && 'recommendation' in request && !('links' in request);
  return isOfFix && request.recommendation === TOGETHER;
}

export const trialRunSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(TRIAL_KINDS),
    state: z.enum(TRIAL_STATES),
    /** What was asked for; null for the first fixes. */
    request: trialRequestSchema.nullable(),
    /** Fixes tried so far, and all of them. */
    tried: z.int().nonnegative(),
    total: z.int().nonnegative(),
    /** Why it failed, in one sentence; otherwise null. */
    message: z.string().nullable(),
    /** The trial of your own words; the trials of recommendations are part of the report. */
    trial: trialSchema.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'TrialRun' });
export type TrialRun = z.infer<typeof trialRunSchema>;

export const reportTrialsSchema = z
  .object({
    /** Newest first. Only the owner sees what was asked for. */
    runs: z.array(trialRunSchema),
    /** How many more the owner may ask for within 24 hours; null for everyone else. */
    left: z.int().nonnegative().nullable(),
    /** The page that is kept open for the owner's own words; null where there is none. */
    page: z.enum(['opening', 'open']).nullable(),
  })
  .meta({ id: 'ReportTrials' });
export type ReportTrials = z.infer<typeof reportTrialsSchema>;

export function isOpenRun({ state }: Pick<TrialRun, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}
