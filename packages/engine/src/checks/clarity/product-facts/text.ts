import { translated } from '@liftmark/contract/translated';
import { capitalized, list } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: {
    passes: 'Key facts about the offer are stated',
    fails: 'Key facts about the offer are missing',
  },
  why: 'In observed purchase tasks, one failure in five came from missing or unclear product information. Complete, current content is also one of the lasting criteria by which people judge whether a site can be trusted.',
  measure: (scale: string) =>
    `The share of the facts expected for the page type that were found: ${scale}. Product: a description (a paragraph of 40 words, or text below a heading such as “Details”), four attributes (labeled properties, materials, care, measured values), options or measurements. Course: length, syllabus, teacher, access. Event: location, program, hosts or speakers. Hospitality: address, times, menu, rooms or amenities. Service: list of services, service area or remote, process, people. App: platforms, three features, screenshot. A fact that’s only hinted at counts but isn’t listed; if that goes for most of them, the check isn’t scored.`,
  notMeasured: {
    type: ({ type }: { type: string }) => `We have no list of expected facts for the page type ${type}.`,
    unsure: ({ unsure }: { unsure: readonly string[] }) =>
      `The page hints at ${list(unsure, unsure.length)}, but it’s unclear whether it states them.`,
  },
  sought: ({ missing }: { missing: readonly string[] }) => capitalized(list(missing)),
  observed: {
    noneFound: ({ people, missing }: { people: string; missing: readonly string[] }) =>
      `Facts that ${people} look for are missing: ${list(missing)}.`,
    someFound: ({ people, found, missing }: Facts) =>
      `Of the facts ${people} look for, the page includes ${list(found)}, but not ${list(missing)}.`,
    allFound: ({ people, found }: { people: string; found: readonly string[] }) =>
      `The page includes the facts ${people} look for: ${list(found)}.`,
  },
  searched: ['main content', 'closed accordions and inactive tabs', 'structured data'],
  advice: {
    title: ({ missing }: { missing: readonly string[] }) =>
      `Add the missing ${missing.length === 1 ? 'fact' : 'facts'}: ${list(missing)}`,
    steps: ({ page, people, found, missing }: Facts & { page: string }) => [
      `Gather this information for ${page}: ${list(missing, missing.length)}.`,
      found.length > 0
        ? `Add it next to what’s already there (${list(found)}), so visitors don’t have to ask.`
        : 'Add it to the main content, so visitors don’t have to ask.',
      'Use a list or table with one fact per line, and units and names instead of adjectives.',
      `Go through the latest questions from ${people}, and add the answers to any that came up more than once.`,
    ],
  },
  /** What each fact is called in a list. */
  facts: {
    description: 'a description',
    'options or measures': 'options or measurements',
    'menu or rooms': 'the menu or rooms',
    features: 'the features',
    length: 'the length',
    syllabus: 'the syllabus',
    teacher: 'the teacher',
    access: 'how to take part',
    place: 'the location',
    program: 'the program',
    speakers: 'the hosts or speakers',
    times: 'opening or check-in times',
    services: 'the services',
    area: 'the service area',
    procedure: 'the process',
    people: 'the people who do the work',
    platforms: 'the platforms',
  } as Partial<Record<string, string>>,
  /** The same where it’s missing and the general name would be wrong: a product with one sentence has a description. */
  missingFacts: {
    'hospitality place': 'the address',
    'ecommerce-product description': 'a description of 40 words or more',
    'ecommerce-product attributes': 'four named or measured attributes',
  } as Partial<Record<string, string>>,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

interface Facts {
  people: string;
  found: readonly string[];
  missing: readonly string[];
}
