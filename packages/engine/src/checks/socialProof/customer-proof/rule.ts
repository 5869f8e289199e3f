import { copyLine } from '../../../languages/copy/copy-for.ts';
import type { Count, Evidence, Proof } from '../../../observe/facts.ts';
import { isOfMany } from '../../../observe/proof/ratings.ts';
import { defineCheck, measured, notApplicable, notMeasured, ramp } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { onlyTakesMessages, takesMessages } from '../../message-page.ts';
import { pageName } from '../../page-name.ts';
import { allBut, isForPersons, isOfGoods } from '../../page-types.ts';
import { peopleOf } from '../../people.ts';
import { list, quote } from '../../phrasing.ts';
import { doubtfulTestimonials, ratingAgreement, ratingPair } from '../../proof-verdicts.ts';

/** Pages that live without: there the absence weighs less. */
const DISPENSABLE = ['signup', 'pricing', 'ecommerce-category', 'portfolio', 'event', 'nonprofit', 'other'];

/** Of these, many have no customers: what is advised there comes last. */
const OFTEN_WITHOUT = ['portfolio', 'event', 'nonprofit', 'other'];

export const customerProof = defineCheck({
  id: 'customer-proof',
  category: 'socialProof',
  title: {
    passes: 'Others vouch for what the page says',
    fails: 'Nobody else vouches for what the page says',
  },
  why: 'Tests of true social-proof messages at shops and travel sites gained a little on average, and sales rise with the number and level of reviews across 51 studies. People trust other customers more than the seller.',
  measure:
    'Kinds of proof among testimonials, ratings, marks of customers or partners, numbers of customers or of work done for them, named cases and press; what the page itself contradicts is left out, and so are stars of the testimonials themselves: none scores 0, one 0.8, two or more 1. None scores 0.3 on sign-up, pricing, category, portfolio, event, nonprofit and other pages. None is asked of a page that opens with a form for messages and offers nothing itself, nor of an announced product with a waiting list.',
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
      if (facts.offer.waitingList.present)
        return notApplicable('What is announced here cannot be had yet, so nobody can speak for it.');
      const unread = kinds.find(({ fact }) => fact.count === null);
      if (unread)
        return notMeasured(unread.fact.notMeasured ?? `Whether there are ${unread.name} could not be told.`);
      if (!wordLists) return notMeasured('Proof in words could not be read in the language of the page.');
      const region = unreadRegion(layout);
      if (region) return notMeasured(unreadReason(region, 'Proof by customers'));
      return measured(
        DISPENSABLE.includes(pageType.type) ? 0.3 : 0,
        `None of these was found: ${list(
          kinds.map(({ name }) => name),
          6,
        )}${ownFigure(proof)}.`,
        [],
        {
          searched: ['main content', 'header and footer', 'structured data', 'word lists of proof'],
        },
      );
    }
    return measured(
      ramp(found.length, [0, 0], [1, 0.8], [2, 1]),
      `Found: ${list(
        found.map(({ name }) => name),
        6,
      )}${found.length < 2 ? `; a second kind is missing, such as ${list(others(kinds, found), 3)}` : ''}.`,
      found.flatMap(({ fact }) => fact.evidence.slice(0, 2)),
    );
  },

  recommend(_outcome, { primaryAction, document, language, pageType, audience }) {
    const people = peopleOf(pageType);
    const goods = isOfGoods(pageType.type);
    const personal = isForPersons(pageType.type, audience);
    const where = primaryAction ? `near ${quote(primaryAction.text, 40)}` : `on ${pageName(document)}`;
    return {
      title: `Let a ${people.one} speak ${where}`,
      steps: [
        `Ask the three ${people.many} who thanked you last, by mail: ${personal ? 'what did you like, what would you tell a friend' : 'what was the problem, what changed'}, may we print it with your name?`,
        `Print the sentence that names a result, with name, ${goods ? 'what was bought' : personal ? 'town' : 'role'} and photo, ${where}.`,
        `Where you may name them, show ${people.many}, cases or the true number of people whom you serve.`,
        'Print only what was really said and counted; invented reviews are unlawful in the United States and the European Union.',
      ],
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
});

/** The names of up to three kinds that were not found. */
function others(kinds: readonly { name: string }[], found: readonly { name: string }[]): string[] {
  return kinds
    .map(({ name }) => name)
    .filter((name) => !found.some((kind) => kind.name === name))
    .slice(0, 3);
}

/** What the page counts of itself alone: years, places, parts of the offer. */
function ownFigure({ numbers }: Proof): string {
  const [own] = numbers.evidence;
  return own ? `; ${quote(own.text, 60)} tells of the seller alone` : '';
}

/** Numbers, as far as they count others. */
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

/** The kinds that count; what the page itself contradicts does not. */
function kindsOf(proof: Proof): { name: string; fact: Count }[] {
  const pair = ratingPair(proof);
  const kinds: { name: string; fact: Count; holds: boolean }[] = [
    {
      name: 'testimonials',
      fact: proof.testimonials,
      holds: doubtfulTestimonials(proof.testimonials.items).length === 0,
    },
    { name: 'ratings', fact: ratingsBeside(proof), holds: pair === null || ratingAgreement(pair) > 0.1 },
    { name: 'marks of customers or partners', fact: proof.customerLogos, holds: true },
    { name: 'numbers of customers or of work done for them', fact: servedBy(proof), holds: true },
    { name: 'named cases', fact: proof.namedCases, holds: true },
    { name: 'press mentions', fact: proof.press, holds: true },
  ];
  return kinds.filter(({ holds }) => holds);
}
