import type { Patch, PatchOperation } from '@liftmark/contract/patches';
import { text } from './text.ts';
import { bestWords } from './words.ts';

/** A part of the page whose words a fix replaces. */
export interface WordedPart {
  part: 'headline' | 'action';
  /** Its words of now. */
  before: string;
  /** Better ones, the best first. */
  candidates: readonly string[];
}

const PARTS = {
  headline: {
    check: 'headline-specificity',
    sentence: (_: string, words: string) => text.headline({ words }),
  },
  action: {
    check: 'primary-action-label',
    sentence: (before: string, after: string) => text.buttonLabel({ before, after }),
  },
} as const;

/**
 * The fix with better words for a part. Where it showed a placeholder, words without one make it claim its check.
 * @param failing the checks that its recommendation answers
 */
export function rewordedPatch(
  patch: Patch,
  { part, before, candidates }: WordedPart,
  failing: readonly string[],
): Patch {
  const { check, sentence } = PARTS[part];
  const best = bestWords(candidates);
  const now = patch.operations.map((operation) => wordsIn(operation, before)).find((words) => words !== null);
  if (best === null || now == null || (best.placeholder && !patch.placeholder)) return patch;
  const { words, placeholder } = best;
  return {
    ...patch,
    summary: patch.summary.replace(sentence(before, now), () => sentence(before, words)),
    placeholder,
    checks: patch.placeholder && !placeholder ? failing.filter((id) => id === check) : patch.checks,
    operations: patch.operations.map((operation) => {
      if (wordsIn(operation, before) === null) return operation;
      return operation.operation === 'setText'
        ? { ...operation, text: words }
        : { ...operation, value: words };
    }) as PatchOperation[],
  };
}

/** What an operation puts in the place of these words; null for any other. */
function wordsIn(operation: PatchOperation, before: string): string | null {
  if (operation.operation === 'setText') return operation.before === before ? operation.text : null;
  const isLabel = operation.operation === 'setAttribute' && operation.name === 'value';
  return isLabel && operation.before === before ? operation.value : null;
}
