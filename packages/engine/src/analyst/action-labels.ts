import { judgedPageType } from '@liftmark/contract/page-types';
import type { CopyExample } from '../advise/advise.ts';
import { buttonGoalOf, goalOf } from '../checks/shared/page-types.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { copyFor, fill, hasCopyForPage } from '../language/copy/copy-for.ts';
import type { Goal } from '../language/copy/copy-words.ts';

const MAX_LABELS = 2;

type LabelFacts = Pick<
  PageFacts,
  'language' | 'languageEvidence' | 'told' | 'pageType' | 'offer' | 'primaryAction' | 'forms' | 'content'
>;

/** Labels that say what happens next, in the page's language, for what this page asks of its visitors. */
export function actionLabels(facts: LabelFacts, limit = MAX_LABELS): CopyExample[] {
  const before = facts.primaryAction?.text ?? null;
  return labelsFor(usualGoalOf(facts), facts)
    .filter((label) => label.toLowerCase() !== before?.toLowerCase())
    .slice(0, limit)
    .map((after) => ({ before, after }));
}

/** The usual labels for that act in the page's language, the best first. */
export function labelsFor(goal: Goal, facts: LabelFacts): string[] {
  if (!hasCopyForPage(facts)) return [];
  const days = facts.offer.trial?.days ?? null;
  return copyFor(facts.language)
    .actions[goal].filter((label) => days !== null || !label.includes('{days}'))
    .map((label) => fill(label, { days }, facts.language));
}

/** What a page of this type asks for, unless its form asks for something else. */
export function usualGoalOf(facts: LabelFacts): Goal {
  const { told, pageType, offer, primaryAction, forms, content } = facts;
  if (told.goal !== null) return goalOf(facts);
  if (offer.trial !== null && (pageType.type === 'saas' || pageType.type === 'pricing')) return 'trial';
  const judged = { ...pageType, type: judgedPageType(pageType) };
  return buttonGoalOf({ told, content, primaryAction, forms, pageType: judged });
}
