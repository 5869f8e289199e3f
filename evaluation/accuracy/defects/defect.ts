import type { PageType } from '@liftmark/contract/page-types';
import { attribute, type Markup } from '../markup.ts';
import type { Page } from '../pages.ts';

/** One thing that goes wrong on a page, made by one small change of its HTML. */
export interface Defect {
  id: string;
  /** What is done to the page. */
  what: string;
  /** The check that must turn. */
  turns: string;
  /** Checks that may turn in its place: the same defect under another name. */
  turnsInstead?: readonly string[];
  /** Page types that it can happen to; all by default. */
  types?: readonly PageType[];
  /** Languages that its words are in; any by default. */
  languages?: readonly string[];
  /** Whether it adds something that the check otherwise has nothing to say about. */
  adds?: boolean;
  /** Checks that may turn too, with the reason. */
  related?: Readonly<Record<string, string>>;
  /** Changes the page; false where the page has nothing to change. */
  inject(html: Markup, page: Page): boolean;
}

/** Elements that can be clicked, by their words. */
export function controls(html: Markup, words: string | RegExp | undefined) {
  return words === undefined ? [] : html.saying(words, 'a', 'button');
}

/** A page that is not laid out for phones shows there what a desktop shows. */
export function isMadeForPhones(html: Markup): boolean {
  return html.all('meta').some((meta) => attribute(meta, 'name') === 'viewport');
}

/** Where something is added at the end of the page's content, above its footer. */
export function addToContent(html: Markup, content: string): boolean {
  const [last] = html.all('footer', '.foot').slice(-1);
  if (last === undefined) return html.insert(html.all('body'), 'end', content);
  const row = `<tr><td colspan="99">${content}</td></tr>`;
  return html.insert([last], 'before', last.tagName === 'tr' ? row : content);
}

/** What judges shares of all text counts added text too. */
export const MORE_TEXT = {
  'text-size': 'The share of readable text counts the added text.',
  'text-contrast': 'The share of readable text counts the added text.',
  'reading-grade': 'The added text is read, too.',
  'scannable-copy': 'The added text is counted, too.',
  'hype-words': 'They are counted by the hundred words.',
  'headline-specificity': 'The added text can take up words of the headline.',
} as const;
