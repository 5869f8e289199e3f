import { defineCheck, measured, notMeasured, ramp } from '../check.ts';
import { unreadReason, unreadRegion } from '../doubt.ts';
import { pageName } from '../page-name.ts';
import { peopleOf } from '../people.ts';
import { list } from '../phrasing.ts';

export const productFacts = defineCheck({
  id: 'product-facts',
  category: 'clarity',
  title: {
    passes: 'The facts that buyers of this kind of offer need are there',
    fails: 'Facts that buyers of this kind of offer need are missing',
  },
  why: 'In observed purchase tasks one failure in five came from missing or unclear product information. Complete, current content is also one of the lasting marks by which people judge whether a site can be trusted.',
  measure:
    'The share of the facts of the page’s type that were found: a quarter or less scores 0, 90% or more 1. Product: description (a paragraph of 40 words, or text below a heading such as “Details”), four attributes (named, materials, making and care, measured values), options or measures. Course: length, syllabus, teacher, access. Event: place, program, hosts or speakers. Hospitality: address, times, menu, rooms or amenities. Service: list of services, area or remote, procedure, people. App: platforms, three features, screenshot. Closed accordions and inactive tabs count.',
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
    const missing = facts.filter(({ found }) => !found).map(({ name }) => name);
    const found = facts.filter((fact) => fact.found).map(({ name }) => name);
    const people = peopleOf(pageType).many;
    const score = ramp(found.length / facts.length, [0.25, 0], [0.9, 1]);
    const region = unreadRegion(layout);
    if (region && score < 0.75) return notMeasured(unreadReason(region, list(missing)));
    return measured(
      score,
      missing.length === 0
        ? `What ${people} look for here was found: ${list(found)}.`
        : missing.length === facts.length
          ? `Nothing was found of what ${people} look for here: ${list(missing.map(asked))}.`
          : `Of what ${people} look for here ${list(found)} ${found.length === 1 ? 'was' : 'were'} found; missing: ${list(missing.map(asked))}.`,
      facts.flatMap(({ evidence }) => (evidence ? [evidence] : [])),
      missing.length === 0
        ? {}
        : { searched: ['main content', 'closed accordions and inactive tabs', 'structured data'] },
    );
  },

  recommend(_outcome, { product: { facts }, document, pageType }) {
    const missing = facts.filter(({ found }) => !found).map(({ name }) => name);
    const found = facts.filter((fact) => fact.found).map(({ name }) => name);
    return {
      title: `Add what is missing: ${list(missing.map(asked))}`,
      steps: [
        `Write down for ${pageName(document)}: ${list(missing.map(asked), missing.length)}.`,
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

/** What would count, where the name alone would be false: a product with one sentence has a description. */
const ASKED: Record<string, string> = {
  description: 'a description of 40 words or more',
  times: 'opening or check-in times',
  attributes: 'four named or measured attributes',
};

function asked(name: string): string {
  return ASKED[name] ?? name;
}
