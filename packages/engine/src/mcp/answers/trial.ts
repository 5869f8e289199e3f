import { type GivenLinks, linkedPagesOf, refusedLinks } from '@liftmark/contract/given-links';
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
  report: KeptReport,
  id: string,
): Recommendation & { patch: NonNullable<Recommendation['patch']> } {
  const found = requireRecommendation(report, id);
  const { patch } = found;
  if (patch === undefined) throw new WorkspaceError('not_found', text.errors.noFix);
  return { ...found, patch };
}

/** @throws {WorkspaceError} where the recommendation misses none of the links, or one leads to another site */
export function requireLinks(report: KeptReport, id: string, links: GivenLinks): void {
  const asked = linkedPagesOf(requireRecommendation(report, id));
  if (!asked.some((page) => links[page])) throw new WorkspaceError('conflict', text.errors.noLinks);
  if (refusedLinks(links, report.results.finalUrl).length > 0)
    throw new WorkspaceError('validation', text.errors.otherSite);
}

function requireRecommendation({ results }: KeptReport, id: string): Recommendation {
  const found = results.recommendations.find((item) => item.id === id);
  if (found === undefined) throw new WorkspaceError('not_found', text.errors.noDiagnosis({ id }));
  if ('locked' in found) throw new WorkspaceError('forbidden', text.errors.lockedFix);
  return found;
}
