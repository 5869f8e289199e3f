import { z } from 'zod';
import { labelOf } from './check-labels.ts';
import { figure } from './figures.ts';
import { type Patch, patchSchema, patchTextSchema } from './patches.ts';
import { boxSchema, screenshotSchema } from './pictures.ts';
import { text as words } from './worth-words.text.ts';

/** A fix, applied to the page in a browser, looked at and measured. */

const deviceSchema = z.enum(['desktop', 'mobile']);

/** Why a fix couldn't be tried, or didn't hold. */
export const TRIAL_FAILURES = [
  /** The element isn't on the page anymore, or is another one. */
  'targetGone',
  /** The page's own script undid or changed it. */
  'overwritten',
  /** The page's security policy refused it. */
  'blocked',
  /** The page loads a part of itself where changes can't reach, such as a frame. */
  'outOfReach',
  /** A reload shows another page than the one that was analyzed. */
  'pageChanged',
  /** The page couldn't be loaded again. */
  'notLoaded',
  /** There was no time left for it. */
  'outOfTime',
] as const;
export type TrialFailure = (typeof TRIAL_FAILURES)[number];

export const TRIAL_FAILURE_TEXTS: Record<TrialFailure, string> = words.trial.failures;

export const DRAWBACKS = [
  /** The page has become wider than the screen. */
  'overflow',
  /** Content far from the change has moved to the side. */
  'shifted',
  /** A text has become harder to read. */
  'contrast',
  /** A text doesn't fit its box anymore. */
  'clipped',
  /** Two things lie on top of each other. */
  'overlap',
  /** Another check scores lower. */
  'check',
  /** The Liftmark Score is lower. */
  'score',
] as const;
export type DrawbackKind = (typeof DRAWBACKS)[number];

/** Something that got worse. */
export const drawbackSchema = z.object({
  kind: z.enum(DRAWBACKS),
  /** One sentence with the page's own words and figures. */
  text: z.string(),
  /** Null if it concerns both or neither. */
  device: deviceSchema.nullable(),
});
export type Drawback = z.infer<typeof drawbackSchema>;

/** A check by its score from 0 to 1 without and with a change; null where it doesn't apply. */
const triedCheckSchema = z.object({
  id: z.string(),
  /** As the report titles it with the change. */
  title: z.string(),
  before: z.number().min(0).max(1).nullable(),
  after: z.number().min(0).max(1).nullable(),
});
export type TriedCheck = z.infer<typeof triedCheckSchema>;

const trialPictureSchema = screenshotSchema.extend({
  /** The part of the page that it shows. */
  box: boxSchema,
});
export type TrialPicture = z.infer<typeof trialPictureSchema>;

/** The same part of the page without and with the fix; null where there is no picture. */
const beforeAndAfterSchema = z.object({
  before: trialPictureSchema.nullable(),
  after: trialPictureSchema.nullable(),
});

const devicePicturesSchema = z.object({
  /** Where the change is, with what surrounds it. */
  place: beforeAndAfterSchema,
  firstScreen: beforeAndAfterSchema,
  /** All of the page, smaller. Missing in earlier trials, and for your own words, which are shown sooner without it. */
  page: beforeAndAfterSchema.optional(),
});

/** `recommendation` of the trial of all fixes together. */
export const TOGETHER = 'together';

/** `recommendation` of a trial of the owner's own words. */
export const OWN_WORDS = 'own-words';

/** `kind` of a patch that a language model suggested: no check speaks of its problem. */
export const INSIGHT = 'insight';

/** `kind` of a patch with links to addresses that the owner gave. */
export const GIVEN_LINKS = 'given-links';

/** Whether a patch promises no gain that could be measured, so that it only has to make nothing worse. */
export function claimsNothing({ kind, checks }: Pick<Patch, 'kind' | 'checks'>): boolean {
  return checks.length === 0 && (kind === INSIGHT || kind === GIVEN_LINKS);
}

export const WORDED_PARTS = ['headline', 'button'] as const;

/** Own words for a part of the page. */
export const ownWordsSchema = z.strictObject({ part: z.enum(WORDED_PARTS), text: patchTextSchema });
export type OwnWords = z.infer<typeof ownWordsSchema>;

export const trialSchema = z.object({
  /** Id of the recommendation, or `together`. */
  recommendation: z.string(),
  /** Of `together`, the ids of the recommendations whose fixes were applied at once; otherwise empty. */
  includes: z.array(z.string()),
  patch: patchSchema,
  /** Whether it was applied on every device that has its target, and held. */
  applied: z.boolean(),
  /** Why not; null where it was applied. */
  reason: z.enum(TRIAL_FAILURES).nullable(),
  /**
   * The check that the fix answers, by its score from 0 to 1 without and with it. Null if the fix wasn't applied, claims no
   * gain or answers no single check. `after` is null if the check doesn't apply anymore.
   */
  check: z
    .object({
      id: z.string(),
      before: z.number().min(0).max(1),
      after: z.number().min(0).max(1).nullable(),
    })
    .nullable(),
  /** Of your own words, every check about their place. Missing for the fixes of recommendations. */
  checks: z.array(triedCheckSchema).optional(),
  /**
   * The Liftmark Score without and with the fix, in the same load of the page; null if it wasn't applied or shows a
   * placeholder.
   */
  score: z.object({ before: z.int().nullable(), after: z.int().nullable() }).nullable(),
  /** Whether it does what it says: the outcome of its check improves where it claims one, and nothing gets worse. */
  holds: z.boolean(),
  worse: z.array(drawbackSchema),
  /** Null for a device on which nothing was applied. */
  pictures: z.object({ desktop: devicePicturesSchema.nullable(), mobile: devicePicturesSchema.nullable() }),
  /** Whether it shows words that only the owner has; it then claims no gain. */
  placeholder: z.boolean(),
});
export type Trial = z.infer<typeof trialSchema>;

/** Failures of a load of the page, which say nothing about the fix. */
const LOAD_FAILURES: readonly (TrialFailure | null)[] = ['pageChanged', 'notLoaded', 'outOfTime'];

/** Whether the trial says something about its fix: another one would say the same. */
export function isDecided(trial: Trial | null): boolean {
  return trial !== null && !LOAD_FAILURES.includes(trial.reason);
}

/** The trial in which this very fix failed or made something worse; null where it holds or wasn't tried. */
export function failedTrial(
  report: WithTrials,
  { id, patch }: { id: string; patch: Pick<Patch, 'summary'> },
): Trial | null {
  const trial = trialOf(report, id);
  const isOfThis = trial?.patch.summary === patch.summary;
  return isOfThis && isDecided(trial) && !trial.holds ? trial : null;
}

/** The score that was measured without and with a fix. */
export const triedScoreSchema = z.object({ before: z.int(), after: z.int() });
export type TriedScore = z.infer<typeof triedScoreSchema>;

type WithTrials = {
  trials?: readonly Trial[] | undefined;
  findings?: readonly { check: string; points: number }[] | undefined;
};

interface Tried {
  id: string;
  /** Absent in older reports and where withheld. */
  checks?: readonly string[] | undefined;
}

export function trialOf({ trials = [] }: WithTrials, recommendation: string): Trial | null {
  return trials.find((trial) => trial.recommendation === recommendation) ?? null;
}

/**
 * The trial that speaks for the recommendation as a whole. One of a side matter doesn't: tokens for autofill, under the
 * advice to remove fields.
 */
export function trialFor(report: WithTrials, { id, checks = [] }: Tried): Trial | null {
  const trial = trialOf(report, id);
  if (!trial?.check || checks.length === 0) return trial;
  const costOf = (check: string) => report.findings?.find((each) => each.check === check)?.points ?? 0;
  const cost = costOf(trial.check.id);
  return checks.some((check) => costOf(check) > cost) ? null : trial;
}

/** The score that the fix was measured with on the page; null where it wasn’t. */
export function triedScore(trial: Trial | null): TriedScore | null {
  const { before = null, after = null } = (trial?.applied && trial.score) || {};
  return before === null || after === null ? null : { before, after };
}

/** Whether the fix was measured on the page: its estimate then says nothing more. */
export function isMeasured(trial: Trial | null): boolean {
  return triedScore(trial) !== null;
}

/** "Tried on your page: score 61 → 66". */
export function triedScoreWords({ before, after }: TriedScore): string {
  return words.trial.score({ before, after });
}

/** "Tried on your page: headline specificity 0.1 → 0.9, score 61 → 66. Worse: …"; null where there is nothing to say. */
export function trialWords(trial: Trial): string | null {
  const { applied, reason, worse } = trial;
  if (!applied) return reason && words.trial.notTried({ reason: TRIAL_FAILURE_TEXTS[reason] });
  const tried = gainWords(trial);
  return worse.length === 0
    ? tried
    : words.trial.worse({ tried, worse: worse.map(({ text }) => text).join(' ') });
}

/** The same without what got worse. */
export function gainWords(trial: Trial): string {
  const { placeholder, check } = trial;
  if (placeholder) return words.trial.placeholder;
  const score = triedScore(trial);
  if (score === null) return words.trial.tried;
  if (check === null || check.after === null) return triedScoreWords(score);
  const outcome = `${figure(check.before, 1)} → ${figure(check.after, 1)}`;
  return words.trial.check({ check: labelOf(check.id), outcome, score });
}

/** "Verified on your page: 61 → 66" for a fix that does what it says and gains points; null for any other. */
export function verifiedWords(trial: Trial): string | null {
  const score = triedScore(trial);
  if (!trial.holds || score === null || claimsNothing(trial.patch)) return null;
  if (score.after <= score.before) return null;
  return words.trial.verified(score);
}

/**
 * What became of a recommendation’s fix on the page, for documents: null where it wasn’t tried, which their readers can’t
 * do again.
 */
export function triedWords(report: WithTrials, recommendation: Tried): string | null {
  const trial = trialFor(report, recommendation);
  return trial !== null && isDecided(trial) ? trialWords(trial) : null;
}
