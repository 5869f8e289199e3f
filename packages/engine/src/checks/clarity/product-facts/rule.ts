import type { PageType } from '@liftmark/contract/page-types';
import type { ProductFacts } from '../../../observe/facts.ts';
import { defineCheck, measured, notMeasured, ramp } from '../../check.ts';
import { unreadReason, unreadRegion } from '../../doubt.ts';
import { pageName } from '../../page-name.ts';
import { peopleOf } from '../../people.ts';
import { list } from '../../phrasing.ts';

export const productFacts = defineCheck({
  id: 'product-facts',
  category: 'clarity',
  title: {
    passes: 'The facts that buyers of this kind of offer need are there',
    fails: 'Facts that buyers of this kind of offer need are missing',
  },
  why: 'In observed purchase tasks one failure in five came from missing or unclear product information. Complete, current content is also one of the lasting marks by which people judge whether a site can be trusted.',
  measure:
    'The share of the facts of the page’s type that were found: a quarter or less scores 0, 90% or more 1. Product: description (a paragraph of 40 words, or text below a heading such as “Details”), four attributes (named, materials, making and care, measured values), options or measures. Course: length, syllabus, teacher, access. Event: place, program, hosts or speakers. Hospitality: address, times, menu, rooms or amenities. Service: list of services, area or remote, procedure, people. App: platforms, three features, screenshot. Closed accordions and inactive tabs count. What a word in running text only hints at counts as found, but is not named; where that is most of it, the check is not measured.',
  weight: 8,
  group: 'info',
  pageTypes: ['ecommerce-product', 'course', 'event', 'hospitality', 'service', 'app'],
  measurable: { static: 'yes', withoutWordList: 'no' },
  evidence: ['product-information-20-percent-failures', 'live-chat-thin-info', 'nng-four-credibility'],
  advice: { badly: 'improve', mildly: 'optimize', effort: 'hours', impact: 'default' },
  needs: ['product', 'layout'],

  evaluate({ product: { facts, factsNotMeasured }, layout, pageType }) {
    if (factsNotMeasured !== null) return notMeasured(factsNotMeasured);
    if (facts.length === 0) return notMeasured(`The facts of the type ${pageType.type} were not looked for.`);
    const { found, missing, unsure } = sorted(facts, pageType.type);
    const people = peopleOf(pageType).many;
    if (2 * unsure.length > facts.length || found.length + missing.length === 0) {
      return notMeasured(
        `Words for ${list(unsure, unsure.length)} stand on the page, but whether it tells them was not clear.`,
      );
    }
    const score = ramp((facts.length - missing.length) / facts.length, [0.25, 0], [0.9, 1]);
    const region = unreadRegion(layout);
    if (region && score < 0.75) return notMeasured(unreadReason(region, list(missing)));
    return measured(
      score,
      found.length === 0
        ? `Missing of what ${people} look for here: ${list(missing)}.`
        : `Found of what ${people} look for here: ${list(found)}${missing.length > 0 ? `; missing: ${list(missing)}` : ''}.`,
      facts.flatMap(({ evidence }) => (evidence ? [evidence] : [])),
      missing.length === 0
        ? {}
        : { searched: ['main content', 'closed accordions and inactive tabs', 'structured data'] },
    );
  },

  recommend(_outcome, { product: { facts }, document, pageType }) {
    const { found, missing } = sorted(facts, pageType.type);
    return {
      title: `Add what is missing: ${list(missing)}`,
      steps: [
        `Write down for ${pageName(document)}: ${list(missing, missing.length)}.`,
        found.length > 0
          ? `Put it beside what is there already (${list(found)}), before the visitor has to ask.`
          : 'Put it in the main content, before the visitor has to ask.',
        'Use a list or table with one fact a line; units and names instead of adjectives.',
        `Look through the last questions that ${peopleOf(pageType).many} sent in: each one that comes twice belongs on the page.`,
      ],
      remedy: 'product-facts',
    };
  },
});

/** The facts in words; of those found in passing it is said neither that they are there nor that they are missing. */
function sorted(
  facts: ProductFacts['facts'],
  type: PageType,
): { found: string[]; missing: string[]; unsure: string[] } {
  const called = (each: ProductFacts['facts']): string[] => each.map(({ name }) => NAMES[name] ?? name);
  return {
    found: called(facts.filter((fact) => fact.found && !fact.inPassing)),
    missing: facts
      .filter((fact) => !fact.found)
      .map(({ name }) => ASKED[`${type} ${name}`] ?? NAMES[name] ?? name),
    unsure: called(facts.filter((fact) => fact.inPassing)),
  };
}

/** The facts as one would call them to somebody who sees none of the others. */
const NAMES: Record<string, string> = {
  length: 'the length',
  syllabus: 'what is taught',
  teacher: 'who teaches',
  access: 'the way to take part',
  place: 'the place',
  program: 'the program',
  speakers: 'hosts or speakers',
  times: 'opening or check-in times',
  services: 'the services',
  area: 'where they are offered',
  procedure: 'how the work goes',
  people: 'the people who do it',
  platforms: 'the platforms',
};

/** What would count, where the name alone would be false: a product with one sentence has a description. */
const ASKED: Record<string, string> = {
  'hospitality place': 'the address',
  'ecommerce-product description': 'a description of 40 words or more',
  'ecommerce-product attributes': 'four named or measured attributes',
};
