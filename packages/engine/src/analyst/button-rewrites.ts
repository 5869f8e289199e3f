import type { PartRewrites, Rewrite } from '@liftmark/contract/rewrites';
import { isPhone } from '../facts/trust/contact.ts';
import type { Action, LabelKind } from '../facts/types/actions.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { lettersAndDigits } from '../language/characters.ts';
import type { Goal } from '../language/copy/copy-words.ts';
import { mentions } from '../language/match.ts';
import { countWords } from '../language/segments.ts';
import { isUnsafe } from '../language/unsafe-text.ts';
import { wordsFor } from '../language/words-for.ts';
import { labelsFor } from './action-labels.ts';
import { buttonGoal } from './button-goal.ts';
import { text } from './part-rewrites.text.ts';

const MAX_LABEL_WORDS = 5;
/** Labels that say what happens; another one may promise what the button doesn't do. */
const TELLING: ReadonlySet<LabelKind> = new Set(['act-and-object', 'telling-verb']);

/** Another name for the same step, for those who want one more. */
const RELATED: Partial<Record<Goal, Goal>> = {
  trial: 'signup',
  quote: 'contact',
  appointment: 'contact',
  contact: 'quote',
  table: 'slot',
  stay: 'slot',
};

/**
 * Labels of the page for the same target, then the usual ones for what the button asks of visitors, and where that isn't
 * sure, the labels of the page's other steps.
 */
export function action(facts: PageFacts): PartRewrites | null {
  const { primaryAction } = facts;
  if (primaryAction !== null && isPhone(primaryAction.text)) return null;
  const { goal, isSure } = buttonGoal(facts);
  const usual = usualLabels(goal, facts, isSure);
  const related = RELATED[goal] === undefined ? [] : usualLabels(RELATED[goal], facts, false);
  const byTarget = Map.groupBy(ownLabels(facts), (other) => leadsThere(other, facts));
  const own = offered(byTarget.get(true), text.ownLabel);
  const other = isSure ? [] : offered(byTarget.get(false), text.ownStep).slice(0, 1);
  const candidates = [...own, ...usual.slice(0, 1), ...other, ...usual.slice(1), ...related];
  return {
    part: 'action',
    current: primaryAction?.text ?? null,
    candidates: [...candidates.filter(isWhole), ...candidates.filter((each) => !isWhole(each))],
  };
}

function usualLabels(goal: Goal, facts: PageFacts, isSure: boolean): Rewrite[] {
  return labelsFor(goal, facts)
    .filter((label) => isTrue(label, facts))
    .map((label) => ({ text: label, reason: usualReason(label, facts, isSure) }));
}

function offered(actions: readonly Action[] = [], reason: string): Rewrite[] {
  return actions.map((action) => ({ text: plainLabel(action.text), reason }));
}

/** "Book a table" of "📅 Book a table →". */
function plainLabel(label: string): string {
  const first = [...label].findIndex(isLetter);
  const last = [...label].findLastIndex(isLetter);
  return [...label].slice(Math.max(0, first), last + 1).join('');
}

function isLetter(mark: string): boolean {
  return lettersAndDigits(mark) !== '';
}

function isWhole({ text: said }: Rewrite): boolean {
  return !said.includes('[');
}

function usualReason(label: string, { primaryAction }: PageFacts, isSure: boolean): string {
  if (label.includes('[')) return text.blanks;
  if (primaryAction === null) return text.labelToAdd;
  if (!isSure) return text.labelIfSo;
  return TELLING.has(primaryAction.label) ? text.labelToTest : text.nextStep;
}

/** A label that says "free" is only true where the page says it, too. */
function isTrue(label: string, { offer, language }: PageFacts): boolean {
  const isFree = offer.freeOffer.present || offer.freeOfCharge !== null || offer.trial !== null;
  return isFree || !mentions(label, wordsFor(language)?.offer.free);
}

function ownLabels({ actions, primaryAction, language }: PageFacts): Action[] {
  return actions.filter(
    ({ text: said, label, region }) =>
      primaryAction !== null &&
      label === 'act-and-object' &&
      region !== 'footer' &&
      region !== 'overlay' &&
      countWords(said) <= MAX_LABEL_WORDS &&
      !isPhone(said) &&
      !isUnsafe(said, language),
  );
}

function leadsThere({ target }: Action, { primaryAction }: PageFacts): boolean {
  return target !== null && target === primaryAction?.target;
}
