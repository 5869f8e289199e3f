import type { PageType } from '@liftmark/contract/page-types';
import { allMatches, kindsOf, mentions, type PhraseMatch } from '../../languages/match.ts';
import type { PageTypeWords } from '../../languages/words.ts';
import type { Evidence } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import { isButton, type Reading } from '../reading.ts';
import type { TypeSignals } from './layout-signals.ts';

const WORD_TYPES: Record<keyof PageTypeWords, PageType> = {
  saas: 'saas',
  product: 'ecommerce-product',
  category: 'ecommerce-category',
  service: 'service',
  app: 'app',
  course: 'course',
  nonprofit: 'nonprofit',
  hospitality: 'hospitality',
  portfolio: 'portfolio',
  event: 'event',
  signup: 'signup',
  checkout: 'checkout',
  pricing: 'pricing',
  article: 'article',
};
const WORD_KEYS = Object.keys(WORD_TYPES) as (keyof PageTypeWords)[];

const MAX_ENTRY = 40;
const MAX_ENTRIES = 40;
const MAX_BUTTONS = 60;
const MAX_BODY = 60_000;

/** How much each list says: the trade of software is spoken of by everybody, that of charities by few others. */
const LIST_WEIGHT: Partial<Record<keyof PageTypeWords, number>> = {
  saas: 0.5,
  app: 1.6,
  course: 1.2,
  nonprofit: 1.5,
  portfolio: 1.3,
  event: 1.3,
  pricing: 1.2,
  article: 1.3,
};

/** Places of a page, with what each different word of a type there counts, and the most that they count together. */
const PLACES = {
  top: { each: 1, most: 3 },
  main: { each: 0.9, most: 1.3 },
  entries: { each: 0.5, most: 1.5 },
  description: { each: 0.4, most: 1 },
  headings: { each: 0.33, most: 1.5 },
  buttons: { each: 0.45, most: 1.5 },
  address: { each: 1, most: 1.3 },
};
type Place = keyof typeof PLACES;
const PLACE_NAMES = Object.keys(PLACES) as Place[];

const BODY_WORD = 0.22;
/** Several words in a row are rarely said by chance. */
const BODY_PHRASE = 0.46;
/** Each time that a word was said twice as often as before. */
const BODY_AGAIN = 0.05;
const MOST_OF_BODY = 3.5;

/** Different words of a type count, more in title, headings, menu and buttons; many words are damped. */
export function addWords(
  reading: Reading,
  { typeWords }: TypeSignals,
  add: (type: PageType, points: number) => void,
): void {
  if (!typeWords) return;
  const texts = textOfPlaces(reading);
  const body = reading.view.content.slice(0, MAX_BODY);
  for (const key of WORD_KEYS) {
    const list = typeWords[key];
    if (!list) continue;
    let points = Math.min(MOST_OF_BODY, bodyPoints(allMatches(body, list)));
    for (const place of PLACE_NAMES) {
      const { each, most } = PLACES[place];
      points += Math.min(most, each * kindsOf(allMatches(texts[place], list)));
    }
    add(WORD_TYPES[key], points * (LIST_WEIGHT[key] ?? 1));
  }
}

function textOfPlaces(reading: Reading): Record<Place, string> {
  const { view, title, headings, links } = reading;
  const joined = (nodes: readonly PageNode[]): string => nodes.map((node) => view.text(node)).join(' . ');
  const first = headings.find((node) => node.tag === 'h1');
  const described = view
    .tagged('meta')
    .find((node) => /^(og:)?description$/i.test(node.attribute('name') || node.attribute('property')));
  const entries = links
    .filter(({ node, label }) => node.region === 'header' && label.length < MAX_ENTRY)
    .slice(0, MAX_ENTRIES);
  const buttons = view.nodes.filter((node) => node.visible && node.isElement && isButton(node));
  return {
    top: `${title} . ${joined(headings.slice(0, 3))}`,
    main: first ? view.text(first) : '',
    entries: entries.map(({ label }) => label).join(' . '),
    description: described?.attribute('content') ?? '',
    headings: joined(headings),
    buttons: buttons
      .slice(0, MAX_BUTTONS)
      .map((node) => view.label(node))
      .join(' . '),
    address: nameInAddress(reading),
  };
}

function bodyPoints(said: readonly PhraseMatch[]): number {
  const counts = new Map<string, number>();
  for (const { text } of said) {
    const word = text.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].reduce(
    (sum, [word, count]) =>
      sum + (/[\s-]/.test(word) ? BODY_PHRASE : BODY_WORD) + BODY_AGAIN * Math.log2(count),
    0,
  );
}

const MAX_NAME_WORDS = 3;

/** What the address calls the page, as text; empty for a long name, which is the title of a text. */
function nameInAddress({ model }: Reading): string {
  const last = URL.parse(model.snapshot.finalUrl)?.pathname.match(/([^/]+?)(\.\w+)?\/?$/)?.[1] ?? '';
  const words = last.split(/[-_]+|%20/);
  return words.length > MAX_NAME_WORDS ? '' : words.join(' ');
}

/** The first heading that speaks of the type. */
export function headingOf(type: PageType, reading: Reading, { typeWords }: TypeSignals): Evidence[] {
  const key = WORD_KEYS.find((each) => WORD_TYPES[each] === type);
  const list = key && typeWords?.[key];
  const heading = list && reading.headings.find((node) => mentions(reading.view.text(node), list));
  return heading ? [reading.evidence(heading)] : [];
}
