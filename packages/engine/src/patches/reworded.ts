import type { Patch, PatchOperation } from '@liftmark/contract/patches';
import { text } from './text.ts';
import { bestWords } from './words.ts';

/** A part of the page whose words a fix replaces or adds. */
export interface WordedPart {
  part: 'headline' | 'subheadline' | 'action';
  /** Its words of now; null where the page has none. */
  before: string | null;
  /** Better ones, the best first. */
  candidates: readonly string[];
}

const PARTS = {
  headline: {
    check: 'headline-specificity',
    sentence: (_: string, words: string) => text.headline({ words }),
    wordsIn: replaced,
  },
  subheadline: {
    check: 'first-screen-explanation',
    sentence: (_: string, words: string) => text.explanation({ words }),
    wordsIn: added,
  },
  action: {
    check: 'primary-action-label',
    sentence: (before: string, after: string) => text.buttonLabel({ before, after }),
    wordsIn: replaced,
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
  const { check, sentence, wordsIn } = PARTS[part];
  const was = before ?? '';
  const best = bestWords(candidates);
  const now = patch.operations.map((operation) => wordsIn(operation, was)).find((words) => words !== null);
  if (best === null || now == null || (best.placeholder && !patch.placeholder)) return patch;
  // Another kind of fix adds a line, too.
  if (part === 'subheadline' && !patch.summary.includes(sentence(was, now))) return patch;
  const { words, placeholder } = best;
  return {
    ...patch,
    summary: patch.summary.replace(sentence(was, now), () => sentence(was, words)),
    placeholder,
    checks: patch.placeholder && !placeholder ? failing.filter((id) => id === check) : patch.checks,
    operations: patch.operations.map((operation) =>
      wordsIn(operation, was) === now ? withWords(operation, best) : operation,
    ),
  };
}

/** What an operation puts in the place of these words; null for any other. */
function replaced(operation: PatchOperation, before: string): string | null {
  if (operation.operation === 'setText') return operation.before === before ? operation.text : null;
  const isLabel = operation.operation === 'setAttribute' && operation.name === 'value';
  return isLabel && operation.before === before ? operation.value : null;
}

/** The line that an operation adds; null for any other. */
function added(operation: PatchOperation): string | null {
  return operation.operation === 'insert' && operation.content.block === 'trustLine'
    ? operation.content.text
    : null;
}

function withWords(
  operation: PatchOperation,
  { words, placeholder }: { words: string; placeholder: boolean },
): PatchOperation {
  if (operation.operation === 'setText') return { ...operation, text: words };
  if (operation.operation === 'setAttribute') return { ...operation, value: words };
  const isLine = operation.operation === 'insert' && operation.content.block === 'trustLine';
  return isLine ? { ...operation, content: { block: 'trustLine', text: words }, placeholder } : operation;
}
