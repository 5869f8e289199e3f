import { bookingGoal, goalOfForm } from '../checks/shared/page-types.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { copyFor } from '../language/copy/copy-for.ts';
import type { Goal } from '../language/copy/copy-words.ts';
import { isPhrase, mentions } from '../language/match.ts';
import { ENGLISH_PACK } from '../language/packs.ts';
import type { WordSections } from '../language/words.ts';
import { wordsFor } from '../language/words-for.ts';
import { usualGoalOf } from './action-labels.ts';

const MESSENGERS: readonly string[] = ['wa.me', 'api.whatsapp.com', 't.me', 'm.me'];

/**
 * What the main button asks for: by its label, its form and its address, or else what a page of this type usually asks
 * for. `isSure` is false where only the page type says it.
 */
export function buttonGoal(facts: PageFacts): { goal: Goal; isSure: boolean } {
  const { primaryAction, told } = facts;
  const usual = ofPage(facts);
  if (primaryAction === null || told.goal !== null) return { goal: usual, isSure: true };
  const said = ofLabel(primaryAction.text, facts) ?? ofTarget(primaryAction.target, facts);
  if (said !== null) return { goal: said, isSure: true };
  const sent = ofForm(facts);
  return sent === null ? { goal: usual, isSure: false } : { goal: sent, isSure: true };
}

/** What the button's form sends; null for a form whose purpose isn't known. */
function ofForm(facts: PageFacts): Goal | null {
  const { primaryAction, forms } = facts;
  const form = primaryAction?.form == null ? undefined : forms[primaryAction.form];
  if (form?.purpose === 'checkout') return 'order';
  return form === undefined ? null : goalOfForm(form, facts);
}

/** Visitors of a category look at its goods before they buy one. */
function ofPage(facts: PageFacts): Goal {
  const usual = usualGoalOf(facts);
  return usual === 'buy' && facts.pageType.type === 'ecommerce-category' ? 'browse' : usual;
}

function ofLabel(label: string, facts: PageFacts): Goal | null {
  const lists = wordsFor(facts.language) ?? ENGLISH_PACK.words;
  if (mentions(label, lists.offer.trial)) return 'trial';
  const own = Object.entries(copyFor(facts.language).actions).find(([, labels]) => isPhrase(label, labels));
  if (own !== undefined) return booked(own[0] as Goal, facts);
  const asks: [Goal, readonly string[]][] = [
    ['donate', lists.actions.donate],
    ['order', lists.actions.checkout],
    ['buy', lists.actions.addToCart],
    ['book', lists.actions.book],
    ['signup', lists.actions.signUp],
    ['contact', lists.links.contact],
  ];
  const asked = asks.find(([, phrases]) => isPhrase(label, phrases));
  return asked === undefined ? null : booked(asked[0], facts);
}

function booked(goal: Goal, facts: PageFacts): Goal {
  return goal === 'book' ? bookingGoal(facts) : goal;
}

function ofTarget(target: string | null, { language }: PageFacts): Goal | null {
  if (target === null || !URL.canParse(target)) return null;
  const { protocol, hostname, pathname } = new URL(target);
  if (protocol === 'mailto:' || MESSENGERS.includes(hostname)) return 'contact';
  const [name = ''] = pathname.split('/').at(-1)?.split('.') ?? [];
  const page = name.replaceAll('-', ' ');
  const known: WordSections[] = [wordsFor(language) ?? ENGLISH_PACK.words, ENGLISH_PACK.words];
  if (known.some(({ links }) => isPhrase(page, links.contact))) return 'contact';
  return known.some(({ actions }) => isPhrase(page, actions.signUp)) ? 'signup' : null;
}
