import type { PerViewport } from '../../capture/snapshot.ts';
import { isPhrase } from '../../language/match.ts';
import type { LanguageWords } from '../../language/words.ts';
import type { PageNode } from '../../page/node.ts';
import type { PageView } from '../../page/view.ts';
import {
  contentWords,
  firstScreenText,
  isIn,
  isJoinedIn,
  stemsIn,
  withoutPraise,
} from '../content/message-match.ts';
import { nameKey } from '../document/document.ts';
import type { FactContext } from '../fact-context.ts';
import type { HeadlineFacts } from '../headline/headline.ts';
import type { MessageWord } from '../types/message.ts';

/** Tells whether a text contains a word of the message. */
type Finder = (text: string) => (word: string) => boolean;

/** The content words of a message, each with where headline and first screen repeat it. */
export function messageWords(
  context: FactContext,
  message: string,
  { headline, subheadline, headlineNode, subheadlineNode }: HeadlineFacts,
): MessageWord[] {
  const { model, words, brand } = context;
  const find = words ? byStem(words) : byBeginning;
  const own = words ? namingWords(message, words, brand) : wholeWords(message, brand);
  const inHeadline = find(`${headline?.text ?? ''} ${subheadline?.text ?? ''}`);
  const screens = model.views.map((view) => ({ view, shows: find(firstScreenText(view)) }));
  const titles = [headlineNode, subheadlineNode].filter((node) => node !== null);
  return own.map((word) => {
    const aboveFold: PerViewport<boolean> = { desktop: null, mobile: null };
    for (const { view, shows } of screens) aboveFold[view.capture.viewport.name] = shows(word);
    const node =
      titles.find((title) => find(context.view.text(title))(word)) ??
      screens.filter(({ shows }) => shows(word)).flatMap(({ view }) => placeOf(word, view, find) ?? [])[0];
    return {
      word,
      inHeadline: inHeadline(word),
      aboveFold,
      evidence: node ? model.evidence(node) : null,
    };
  });
}

/** The element of the first text above the fold with the word; null where only several texts together have it. */
function placeOf(word: string, view: PageView, find: Finder): PageNode | null {
  const { height } = view.capture.viewport;
  const text = view.nodes.find(
    (node) => node.isText && node.visible && (node.box?.y ?? height) < height && find(node.source.text)(word),
  );
  return text?.parent ?? null;
}

/** Words that name something: what any ad says ("best", "shop now") would be missed on no page. */
function namingWords(message: string, words: LanguageWords, brand: string | null): string[] {
  return contentWords(withoutPraise(message, words), words, brand)
    .map(({ word }) => word)
    .filter((word) => !isPhrase(word, words.tone.generic) && !isPhrase(word, words.actions.verbs));
}

function byStem(words: LanguageWords): Finder {
  return (text) => {
    const there = stemsIn(text, words);
    const joined = nameKey(text);
    return (word) => {
      const [own] = contentWords(word, words, null);
      return own !== undefined && (isIn(own, there, words) || isJoinedIn(own, joined));
    };
  };
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;
/** Letters of the shortest word that is taken to carry meaning where stop words are unknown. */
const MEANINGFUL = 4;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

function wholeWords(message: string, brand: string | null): string[] {
  if (UNSPACED.test(message)) return [];
  const name = nameKey(brand ?? '');
  const found = new Map<string, string>();
  for (const [word] of message.matchAll(WORD)) {
    const key = word.toLowerCase();
    const isLong = word.length >= (/\p{Script=Hangul}/u.test(word) ? 2 : MEANINGFUL);
    if (isLong && !name.includes(nameKey(word)) && !found.has(key)) found.set(key, word);
  }
  return [...found.values()];
}

/** Share of a word's letters that another form of it begins with, where there is no stemmer. */
const COMMON_BEGINNING = 0.7;

function byBeginning(text: string): (word: string) => boolean {
  const there = text.toLowerCase().match(WORD) ?? [];
  return (word) => {
    const begun = word.toLowerCase().slice(0, Math.ceil(COMMON_BEGINNING * word.length));
    return there.some((each) => each.startsWith(begun));
  };
}
