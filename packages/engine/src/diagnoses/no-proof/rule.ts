import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { isForPersons, isOfGoods } from '../../checks/shared/page-types.ts';
import { peopleOf } from '../../checks/shared/people.ts';
import { unreadRegion } from '../../checks/shared/uncertainty.ts';
import type { PageFacts } from '../../facts/types/page-facts.ts';
import type { Proof } from '../../facts/types/proof.ts';
import { isCall, nextStepOf } from '../asks.ts';
import { defineDiagnosis, distinctNodes } from '../diagnosis.ts';
import { nameOf, placeOf, topPrice } from '../subject.ts';
import { type Kind, text } from './text.ts';

/** Where visitors are asked to believe the most. */
const LEANS_ON_PROOF: readonly PageType[] = ['saas', 'app', 'course', 'nonprofit'];
/** Where visitors decide by what they see, or have decided already. */
const GETS_BY: readonly PageType[] = [
  'signup',
  'checkout',
  'hospitality',
  'ecommerce-category',
  'portfolio',
  'event',
  'other',
];
/** Where nothing is sold, as far as that can be told without a price. */
const UNSOLD: readonly PageType[] = ['portfolio', 'other'];
/** Guests read reviews elsewhere, and buyers at the checkout have decided. */
const SETTLED: readonly PageType[] = ['checkout', 'hospitality'];
/** A pitch of this many words asks for more belief than a card with an address. */
const LONG_PITCH = 300;
const SHORT_PITCH = 60;
/** A page of fewer words lacks more than proof. */
const LEAST_WORDS = 15;
/** Numbers and press mentions can't be recognized without word lists. */
const WITHOUT_WORDS = 0.7;

export const noProof = defineDiagnosis(() => ({
  id: 'no-proof',
  question: 'belief',
  category: 'socialProof',
  nature: 'weakness',
  why: text.why,
  measure: text.measure,
  checks: ['customer-proof', 'customer-logos', 'review-count'],
  ceilings: [],
  effort: 'days',
  impact: 'proof',
  evidence: ['social-proof-messages-qubit', 'reviews-five-vs-none'],
  needs: [
    'proof',
    'layout',
    'primaryAction',
    'asks',
    'forms',
    'headline',
    'trust',
    'offer',
    'content',
    'audience',
  ],
  judge(facts, found) {
    const { pageType, document, proof, layout, offer, primaryAction, wordLists } = facts;
    if (pageType.type === 'article' || offer.waitingList.present || document.legalText) return null;
    if (facts.content.wordCount < LEAST_WORDS) return null;
    if (hasProof(proof) || mayHaveProof(proof, wordLists) || unreadRegion(layout)) return null;
    const price = topPrice(offer);
    const said = {
      kind: kindOf(facts),
      name: nameOf(facts),
      ...peopleOf(facts),
      price: price?.text ?? null,
      button: primaryAction?.standsOut ? callOf(facts) : null,
    };
    return {
      severity: severityOf(facts, price !== null),
      confidence: wordLists ? 1 : WITHOUT_WORDS,
      slight: isSettled(judgedPageType(pageType), price !== null),
      title: text.titleFor(said),
      observed: text.observed(said),
      // First where the answers are to go, which is where the mark is drawn.
      evidence: distinctNodes([
        ...(primaryAction && said.button === primaryAction.text ? [primaryAction.evidence] : []),
        ...(price ? [price.evidence] : []),
        ...placeOf(facts),
      ]),
      steps: text.steps(said),
      copyExamples: found.checks.flatMap(({ advice }) => advice.copyExamples ?? []),
    };
  },
}));

/** Whether hardly anyone looks for proof there. */
function isSettled(type: PageType, isPriced: boolean): boolean {
  return SETTLED.includes(type) || (!isPriced && UNSOLD.includes(type));
}

function hasProof({
  testimonials,
  customerLogos,
  ratings,
  numbers,
  namedCases,
  press,
  reviews,
}: Proof): boolean {
  const counts = [testimonials, customerLogos, ratings, namedCases, press].map(({ count }) => count ?? 0);
  const items = testimonials.items.length + reviews.length + numbers.served.length;
  return items > 0 || counts.some((count) => count > 0);
}

/** Whether a heading announces testimonials that weren't read, or another kind of proof couldn't be told. */
function mayHaveProof(proof: Proof, wordLists: boolean): boolean {
  const { testimonials, customerLogos, ratings, namedCases, press } = proof;
  return (
    wordLists && [testimonials, customerLogos, ratings, namedCases, press].some(({ count }) => count === null)
  );
}

/** The label of the next step if it asks visitors to act: “Reset” and “Skip to content” don’t. */
function callOf(facts: Pick<PageFacts, 'asks' | 'forms' | 'primaryAction'>): string | null {
  const label = nextStepOf(facts);
  return facts.asks.some((ask) => ask.text === label && isCall(ask)) ? label : null;
}

function kindOf({ pageType, audience }: Pick<PageFacts, 'pageType' | 'audience'>): Kind {
  const { type } = pageType;
  if (type === 'nonprofit') return 'nonprofit';
  if (isOfGoods(type)) return 'goods';
  return isForPersons(type, audience) || type === 'signup' || type === 'pricing' ? 'personal' : 'business';
}

function severityOf(
  { pageType, content }: Pick<PageFacts, 'pageType' | 'content'>,
  isPriced: boolean,
): number {
  const words = content.wordCount;
  const { type } = pageType;
  return (
    1.2 +
    (isPriced ? 0.4 : 0) +
    (LEANS_ON_PROOF.includes(type) ? 0.4 : GETS_BY.includes(type) ? -0.5 : 0) +
    (words >= LONG_PITCH ? 0.6 : words < SHORT_PITCH ? -0.3 : 0)
  );
}
