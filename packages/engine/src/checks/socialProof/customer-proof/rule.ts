import type { Evidence } from '@liftmark/contract/report';
import { isOfMany } from '../../../facts/proof/ratings.ts';
import type { Count } from '../../../facts/types/common.ts';
import type { Proof } from '../../../facts/types/proof.ts';
import { copyLine } from '../../../language/copy/copy-for.ts';
import { measured, notApplicable, notMeasured } from '../../check.ts';
import { defineCheck } from '../../define-check.ts';
import { scale } from '../../scale.ts';
import { pageName } from '../../shared/page-name.ts';
import {
  allBut,
  isForPersons,
  isOfGoods,
  onlyTakesMessages,
  takesMessages,
} from '../../shared/page-types.ts';
import { peopleOf } from '../../shared/people.ts';
import { unreadReason, unreadRegion } from '../../shared/uncertainty.ts';
import { doubtfulTestimonials, ratingAgreement, ratingPair } from '../proof-verdicts.ts';
import { text } from './text.ts';

/** Page types that get by without proof: there its absence costs less. */
const DISPENSABLE = ['signup', 'pricing', 'ecommerce-category', 'portfolio', 'event', 'nonprofit', 'other'];

/** Page types that often have no customers: there this advice comes last. */
const OFTEN_WITHOUT = ['portfolio', 'event', 'nonprofit', 'other'];

const SCALE = scale([0, 0], [1, 0.8], [2, 1]);
export const customerProof = defineCheck(() => ({
  id: 'customer-proof',
  category: 'socialProof',
  title: text.title,
  why: text.why,
  measure: text.measure(SCALE.words()),
  weight: 7,
  group: 'proof',
  pageTypes: allBut('checkout', 'article'),
  measurable: { static: 'yes', withoutWordList: 'partly' },
  evidence: [
    'social-proof-messages-qubit',
    'testimonial-early-26-late-11',
    'ewom-elasticity',
    'press-mentions-recall',
  ],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'days', impact: 'proof' },
  needs: ['proof', 'layout', 'primaryAction', 'forms', 'offer', 'content', 'audience'],

  evaluate(facts) {
    if (takesMessages(facts)) return onlyTakesMessages();
    const { proof, layout, pageType, wordLists } = facts;
    const kinds = kindsOf(proof);
    const found = kinds.filter(({ fact }) => (fact.count ?? 0) > 0);
    if (found.length === 0) {
      if (facts.offer.waitingList.present) return notApplicable(text.notApplicable.waitingList);
      const unread = kinds.find(({ fact }) => fact.count === null);
      if (unread) {
        return notMeasured(unread.fact.notMeasured ?? text.notMeasured.kind({ kind: unread.name }));
      }
      if (!wordLists) return notMeasured(text.notMeasured.language);
      const region = unreadRegion(layout);
      if (region) return notMeasured(unreadReason(region, text.unread));
      return measured(
        DISPENSABLE.includes(pageType.type) ? 0.3 : 0,
        text.observed.none({ kinds: kinds.map(({ name }) => name), ownFigure: ownFigure(proof) }),
        [],
        { searched: text.searched },
      );
    }
    const [first] = found;
    return measured(
      SCALE.at(found.length),
      first && found.length < 2
        ? text.observed.one({ found: first.name, others: others(kinds, found) })
        : text.observed.several({ found: found.map(({ name }) => name) }),
      found.flatMap(({ fact }) => fact.evidence.slice(0, 2)),
    );
  },

  recommend(_outcome, { primaryAction, document, language, pageType, audience }) {
    const { advice } = text;
    const { one, many } = peopleOf({ pageType, document });
    const goods = isOfGoods(pageType.type);
    const personal = isForPersons(pageType.type, audience);
    const where = primaryAction
      ? advice.nextTo({ button: primaryAction.text })
      : advice.onPage({ page: pageName(document) });
    const steps = goods ? advice.steps.goods : personal ? advice.steps.personal : advice.steps.business;
    return {
      title: advice.title({ one, where }),
      steps: steps({ where, one, many }),
      copyExamples: [
        {
          before: null,
          after: copyLine(
            language,
            goods ? 'buyerTestimonial' : personal ? 'personalTestimonial' : 'testimonial',
          ),
        },
      ],
      remedy: 'customer-proof',
      slight: OFTEN_WITHOUT.includes(pageType.type),
    };
  },
}));

/** The names of up to three kinds that were not found. */
function others(kinds: readonly { name: string }[], found: readonly { name: string }[]): string[] {
  return kinds
    .map(({ name }) => name)
    .filter((name) => !found.some((kind) => kind.name === name))
    .slice(0, 3);
}

/** A number that the page states about itself alone: years, locations, parts of the offer. */
function ownFigure({ numbers }: Proof): string | null {
  return numbers.evidence[0]?.text ?? null;
}

/** The numbers that count customers or work done for them. */
function servedBy({ numbers }: Proof): Count {
  return numbers.count === null ? numbers : withEvidence(numbers, numbers.served);
}

/** Ratings, without the stars of the testimonials themselves. */
function ratingsBeside({ ratings, testimonials }: Proof): Count {
  if (ratings.count === null || (testimonials.count ?? 0) === 0) return ratings;
  return withEvidence(
    ratings,
    ratings.summaries.filter(isOfMany).map(({ evidence }) => evidence),
  );
}

function withEvidence(count: Count, evidence: Evidence[]): Count {
  return { ...count, count: evidence.length, evidence };
}

/** The kinds of proof, without those that the page itself contradicts. */
function kindsOf(proof: Proof): { name: string; fact: Count }[] {
  const pair = ratingPair(proof);
  const kinds: { name: string; fact: Count; holds: boolean }[] = [
    {
      name: text.kinds.testimonials,
      fact: proof.testimonials,
      holds: doubtfulTestimonials(proof.testimonials.items).length === 0,
    },
    {
      name: text.kinds.ratings,
      fact: ratingsBeside(proof),
      holds: pair === null || ratingAgreement(pair) > 0.1,
    },
    { name: text.kinds.logos, fact: proof.customerLogos, holds: true },
    { name: text.kinds.numbers, fact: servedBy(proof), holds: true },
    { name: text.kinds.cases, fact: proof.namedCases, holds: true },
    { name: text.kinds.press, fact: proof.press, holds: true },
  ];
  return kinds.filter(({ holds }) => holds);
}
