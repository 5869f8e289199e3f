import type { Recommendation } from '@liftmark/contract/report';
import { type Trial, trialSchema, trialWords } from '@liftmark/contract/trials';
import { z } from 'zod';
import { sentence } from '../page-text.ts';
import { text } from '../text.ts';
import { type KeptReport, WorkspaceError } from '../workspace.ts';

const MAX_DRAWBACKS = 5;

export const trialAnswerSchema = trialSchema
  .pick({
    applied: true,
    reason: true,
    check: true,
    score: true,
    holds: true,
    worse: true,
    placeholder: true,
  })
  .extend({ words: z.string() });
type TrialAnswer = z.infer<typeof trialAnswerSchema>;

export function trialAnswerOf(trial: Trial): TrialAnswer {
  const { applied, reason, check, score, holds, worse, placeholder } = trial;
  return {
    applied,
    reason,
    check,
    score,
    holds,
    placeholder,
    worse: worse.slice(0, MAX_DRAWBACKS).map((drawback) => ({ ...drawback, text: sentence(drawback.text) })),
    words: sentence(trialWords(trial) ?? ''),
  };
}

/**
 * The recommendation with its patch.
 * @throws {WorkspaceError} where there is none, or none for this reader
 */
export function requireFix(
  { results }: KeptReport,
  id: string,
): Recommendation & { patch: NonNullable<Recommendation['patch']> } {
  const found = results.recommendations.find((item) => item.id === id);
  if (found === undefined) throw new WorkspaceError('not_found', text.errors.noDiagnosis({ id }));
  if ('locked' in found) throw new WorkspaceError('forbidden', text.errors.lockedFix);
  const { patch } = found;
  if (patch === undefined) throw new WorkspaceError('not_found', text.errors.noFix);
  return { ...found, patch };
}
