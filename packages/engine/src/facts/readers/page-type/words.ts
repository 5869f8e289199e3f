import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import type { Evidence } from '@liftmark/contract/report';
import { allMatches, kindsOf, mentions, type PhraseMatch } from '../../../language/match.ts';
import type { FewPageTypeWords, PageTypeWords, Phrases } from '../../../language/words.ts';
import type { FactContext } from '../../fact-context.ts';

const MAX_ENTRY = 40;
const MAX_ENTRIES = 40;
const MAX_BODY = 60_000;
/** From so many different words on, a place says no more of a type. */
const MOST = { opening: 3, heading: 1, menu: 3 };
/** Several words in a row are rarely said by chance. */
const WEIGHT = { word: 0.22, phrase: 0.46, again: 0.05 };
/** So little is said of every type together on pages with hardly a word of any. */
const LEAST_SAID = 1;
/** What is said by chance, so that one word alone is not all that a page says. */
const CHANCE = 0.1;

export type WordFeature =
  | 'words in title and first headings'
  | 'words in the main heading'
  | 'words in the menu'
  | 'share of the words in the text';

/** How much of what the page says is about each type; `isSilent` if it hardly says a word of any. */
export function wordFeatures(
  context: FactContext,
  typeWords: FewPageTypeWords | null,
): { byType: Map<PageType, Record<WordFeature, number>>; isSilent: boolean } {
  const { view, title, headings, links } = context;
  const texts = headings.slice(0, 3).map((node) => view.text(node));
  const main = headings.find(({ tag }) => tag === 'h1') ?? context.headline;
  const opening = [title, ...texts].join(' . ');
  const heading = main ? view.text(main) : '';
  const menu = links
    .filter(({ node, label }) => node.region === 'header' && label.length < MAX_ENTRY)
    .slice(0, MAX_ENTRIES)
    .map(({ label }) => label)
    .join(' . ');
  const body = view.content.slice(0, MAX_BODY);
  const said = new Map(
    PAGE_TYPES.map((type) => [type, pointsOf(allMatches(body, wordsOf(type, typeWords)))]),
  );
  const all = [...said.values()].reduce((sum, points) => sum + points, 0);
  const byType = PAGE_TYPES.map((type): [PageType, Record<WordFeature, number>] => {
    const list = wordsOf(type, typeWords);
    const share = (text: string, most: number): number =>
      Math.min(most, kindsOf(allMatches(text, list))) / most;
    const features = {
      'words in title and first headings': share(opening, MOST.opening),
      'words in the main heading': share(heading, MOST.heading),
      'words in the menu': share(menu, MOST.menu),
      'share of the words in the text': (said.get(type) ?? 0) / (all + CHANCE),
    };
    return [type, features];
  });
  return { byType: new Map(byType), isSilent: all < LEAST_SAID };
}

/** The first heading that speaks of the type. */
export function headingOf(
  type: PageType,
  context: FactContext,
  typeWords: FewPageTypeWords | null,
): Evidence[] {
  const list = wordsOf(type, typeWords);
  const heading = context.headings.find((node) => mentions(context.view.text(node), list));
  return heading ? [context.evidence(heading)] : [];
}

/** What separates the parts of a title. */
const DIVIDERS = ['–', '—', '·', '•', ':', ',', ' - '];

export function partsOfTitle(title: string): string[] {
  return DIVIDERS.reduce((text, divider) => text.replaceAll(divider, '|'), title).split('|');
}

const NO_WORDS: Phrases = [];

function wordsOf(type: PageType, typeWords: FewPageTypeWords | null): Phrases {
  if (type === 'other') return NO_WORDS;
  const key: keyof PageTypeWords =
    type === 'ecommerce-product' ? 'product' : type === 'ecommerce-category' ? 'category' : type;
  return typeWords?.[key] ?? NO_WORDS;
}

function pointsOf(said: readonly PhraseMatch[]): number {
  const counts = new Map<string, number>();
  for (const { text } of said) {
    const word = text.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].reduce((sum, [word, count]) => {
    const isPhrase = word.includes(' ') || word.includes('-');
    return sum + (isPhrase ? WEIGHT.phrase : WEIGHT.word) + WEIGHT.again * Math.log2(count);
  }, 0);
}
