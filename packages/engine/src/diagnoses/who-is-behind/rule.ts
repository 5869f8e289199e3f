import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import { pattern } from '../../language/patterns.ts';
import { defineDiagnosis } from '../diagnosis.ts';
import { nameOf, placeOf } from '../subject.ts';
import { type Gap, text } from './text.ts';

/** Where visitors want to call or come before they pay or let people in, how much that counts, 0 to 3. */
const REACHED_BEFORE: Partial<Record<PageType, number>> = {
  service: 2,
  hospitality: 2,
  pricing: 1.8,
  nonprofit: 1.8,
  course: 1.6,
  event: 1.2,
  'ecommerce-product': 1.5,
  'ecommerce-category': 1.5,
  checkout: 1.3,
  saas: 1.2,
  portfolio: 1.2,
  signup: 1,
  app: 1,
  other: 0.8,
};
/** The share of that weight which each gap costs. */
const COST: Record<Gap['kind'], number> = {
  unreachable: 1,
  unregistered: 1,
  'link-only': 0.55,
  freemail: 0.5,
  'email-only': 0.45,
  nobody: 0.4,
};
/** What hardly anybody minds who can reach the page's people: no one turns away because of it alone. */
const SLIGHT: readonly Gap['kind'][] = ['email-only', 'freemail', 'nobody'];
/** Where visitors want to know whom they pay or give to before they act. */
const TRUSTED_FIRST: readonly PageType[] = [
  'service',
  'hospitality',
  'course',
  'event',
  'nonprofit',
  'ecommerce-product',
  'ecommerce-category',
];
/** Where a link or an email address is enough: customers neither call nor come. */
const BY_LINK: readonly PageType[] = ['saas', 'app', 'signup', 'checkout', 'portfolio', 'event', 'other'];
/** What people use or read without paying, unless the page says otherwise. */
const FREELY_GIVEN: readonly PageType[] = ['saas', 'app', 'portfolio', 'other'];
/** Where visitors choose the person as much as the offer. */
const PERSONAL: readonly PageType[] = ['service', 'course'];
/** Fewer words leave no room for names. */
const ENOUGH_WORDS = 80;
const FREEMAIL = pattern('freemailHost');
const WITHOUT_WORDS = 0.6;

export const whoIsBehind = defineDiagnosis(() => ({
  id: 'who-is-behind',
  question: 'belief',
  category: 'trustCredibility',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['contact-details', 'organization-identity', 'support-channel'],
  ceilings: [],
  effort: 'hours',
  impact: 'default',
  evidence: ['stanford-real-organisation', 'stanford-contact'],
  needs: ['trust', 'offer', 'headline', 'primaryAction', 'content'],
  judge(facts, found) {
    const { pageType, document, wordLists } = facts;
    const weight = REACHED_BEFORE[pageType.type];
    const gaps = gapsOf(facts);
    const [worst] = gaps;
    if (weight === undefined || worst === undefined || document.legalText) return null;
    const name = nameOf(facts);
    return {
      severity: weight * COST[worst.kind],
      confidence: wordLists || worst.kind === 'freemail' ? 1 : WITHOUT_WORDS,
      aside: isGivenAway(facts) || (worst.kind !== 'unreachable' && isSubscribed(facts)),
      slight: SLIGHT.includes(worst.kind) || !TRUSTED_FIRST.includes(judgedPageType(pageType)),
      title: text.titles[worst.kind]({ ...worst, name }),
      observed: text.observed(gaps, name),
      evidence: [...gaps.flatMap(({ evidence }) => evidence ?? []), ...placeOf(facts)],
      steps: text.steps(gaps),
      copyExamples: found.checks.flatMap(({ advice }) => advice.copyExamples ?? []).slice(0, 2),
    };
  },
}));

type Seen = Pick<PageFacts, 'trust' | 'offer' | 'content' | 'pageType' | 'wordLists'>;

/** Whether what customers pay for is used without a call or a visit, as software by the month is. */
function isSubscribed({ pageType: { type }, offer }: Pick<PageFacts, 'pageType' | 'offer'>): boolean {
  return type === 'pricing' && offer.billing.recurring > 0 && offer.plans.length > 0;
}

/** Whether nobody pays there, as for open-source software and a page of links. */
function isGivenAway({ pageType: { type }, offer }: Pick<PageFacts, 'pageType' | 'offer'>): boolean {
  return FREELY_GIVEN.includes(type) && offer.freeOfCharge !== null && offer.prices.every(({ free }) => free);
}

/** The costliest first. */
function gapsOf(facts: Seen): Gap[] {
  const gaps = [reachOf(facts), unregistered(facts), freemailOf(facts), unnamed(facts)];
  return gaps.filter((gap) => gap !== null).toSorted((a, b) => COST[b.kind] - COST[a.kind]);
}

function reachOf({ trust: { contact, organization, support }, pageType, wordLists }: Seen): Gap | null {
  const { kinds, hidden, nobodys } = contact;
  if (hidden !== null || nobodys !== null) return null;
  if (kinds.length === 0) {
    const isPlaced = !wordLists && organization.town !== null;
    return isPlaced || support.length > 0 ? null : { kind: 'unreachable' };
  }
  const [link] = contact.evidence;
  const [email] = contact.emails;
  const isMore = kinds.some((kind) => kind !== 'page' && kind !== 'email');
  if (isMore || link === undefined || BY_LINK.includes(pageType.type)) return null;
  if (email) return { kind: 'email-only', words: email.address, evidence: [email.evidence] };
  return kinds.includes('email') ? null : { kind: 'link-only', words: link.text, evidence: [link] };
}

function unregistered({ trust: { organization }, offer, pageType, wordLists }: Seen): Gap | null {
  const asks = pageType.type === 'nonprofit' && offer.giftAsked.present === true;
  if (!asks || !wordLists || organization.numbers.length > 0) return null;
  return { kind: 'unregistered', evidence: offer.giftAsked.evidence.slice(0, 1) };
}

function freemailOf({ trust: { contact }, pageType }: Seen): Gap | null {
  const own = contact.emails.some(({ address }) => !isFreemail(address));
  const first = contact.emails.find(({ address }) => isFreemail(address));
  if (own || first === undefined || pageType.type === 'event') return null;
  return { kind: 'freemail', words: first.address, evidence: [first.evidence] };
}

function isFreemail(address: string): boolean {
  return FREEMAIL.test(address.slice(address.indexOf('@') + 1));
}

/** Whether no person is named, and no link leads to a page that could. */
function unnamed({ trust: { about, organization }, content, wordLists, pageType }: Seen): Gap | null {
  const { people, isSomebodyNamed } = organization;
  const isTold = people.length > 0 || isSomebodyNamed || about.present !== false;
  const isShort = content.wordCount < ENOUGH_WORDS;
  if (isTold || isShort || !wordLists || !PERSONAL.includes(pageType.type)) return null;
  return { kind: 'nobody' };
}
