import { CATEGORY_LABELS } from '@liftmark/contract/categories';
import { withoutChatMarkup } from '../../language/chat-markup.ts';
import { contentStems } from '../../language/stem.ts';
import { ENGLISH } from '../../language/words-for.ts';
import { comparable, visibleLine, wordsOf } from './clean-text.ts';
import { hasForeignContent } from './foreign-content.ts';
import { hasInventedClaim } from './invented-claims.ts';
import { runsOf } from './prompt.ts';
import { figuresOf, type GivenScore, type Source, type SourceFacts } from './source-facts.ts';
import type { Rewrite, Statement } from './statement.ts';

/** Why a statement is dropped. */
type Flaw =
  | 'empty'
  | 'unknown-id'
  | 'quote-not-on-page'
  | 'foreign-content'
  | 'prompt-text'
  | 'invented-figure'
  | 'invented-score'
  | 'invented-name'
  | 'invented-claim'
  | 'off-topic'
  | 'contradiction'
  | 'repeated';

/** The text as it may be shown, or why it may not. */
export type CheckedText = { text: string } | { flaw: Flaw };

/** What is claimed about the cited findings; null if nothing is. */
export type Stance = 'works' | 'lacks' | null;

interface Rules {
  /** What is claimed about the cited findings. */
  stance?: Stance;
  /** Whether it is advice, which may use small numbers and mention what the page lacks. */
  isAdvice?: boolean;
  /** Whether words of the page are enough, without a finding. */
  mayRestOnWords?: boolean;
}

/** "Show three prices" claims nothing about the page. */
const SMALL = /^(?:\d|1\d|20)$/;

/**
 * Checks a statement against what the model was given: each id must exist, each quotation be on the page word for word,
 * each figure and name have been given, and the statement be about the findings that it cites.
 */
export function checkStatement(
  { text, cites, quotes }: Statement,
  sourceFacts: SourceFacts,
  { stance = null, isAdvice = false, mayRestOnWords = false }: Rules = {},
): CheckedText {
  const line = flat(text);
  const sources = cites.map((id) => sourceFacts.sources.get(id));
  const cited = sources.filter((source) => source !== undefined);
  const findings = cited.filter(({ outcome }) => outcome !== null);
  const isInvented = (figure: string) =>
    !sourceFacts.figures.has(figure) && !(isAdvice && SMALL.test(figure));
  const flaw =
    (line === '' && 'empty') ||
    (cited.length < sources.length && 'unknown-id') ||
    ([...quotes, ...quotedIn(line)].some((quote) => !isOnPage(quote, sourceFacts)) && 'quote-not-on-page') ||
    foreignFlaw(line, sourceFacts) ||
    (figuresOf(line).some(isInvented) && 'invented-figure') ||
    (hasInventedScore(line, sourceFacts.scores) && 'invented-score') ||
    (hasInventedName(line, sourceFacts) && 'invented-name') ||
    (!isAdvice && hasInventedClaim(line, sourceFacts.pageWords, wordsAbout(cited)) && 'invented-claim') ||
    (isOffTopic(line, mayRestOnWords ? cited : findings, quotes.length > 0 ? 1 : 2) && 'off-topic') ||
    (contradicts(findings, stance) && 'contradiction');
  return flaw ? { flaw } : { text: line };
}

/** A rewrite may change every word, but not add a figure, a promise that the page doesn't make, or our score. */
export function checkRewrite({ text, cites }: Rewrite, sourceFacts: SourceFacts): CheckedText {
  const line = flat(text);
  const claimed = line.replace(/\[[^\]]*\]/g, ' ');
  const flaw =
    (line === '' && 'empty') ||
    (cites.some((id) => !sourceFacts.sources.has(id)) && 'unknown-id') ||
    foreignFlaw(line, sourceFacts) ||
    (figuresOf(claimed).some((figure) => !sourceFacts.figures.has(figure)) && 'invented-figure') ||
    (hasInventedScore(claimed, []) && 'invented-score') ||
    (hasInventedClaim(claimed, sourceFacts.pageWords) && 'invented-claim') ||
    (!sharesWord(claimed, sourceFacts) && 'off-topic');
  return flaw ? { flaw } : { text: line };
}

/** On one line, without chat markup, bold and citation marks. */
function flat(text: string): string {
  return withoutChatMarkup(visibleLine(text))
    .replaceAll('**', '')
    .replace(/\s?\[(\d+)\]/g, '')
    .replaceAll('`', '')
    .trim();
}

function foreignFlaw(line: string, sourceFacts: SourceFacts): Flaw | false {
  if (hasForeignContent(line, sourceFacts.hosts)) return 'foreign-content';
  return runsOf(line).some((run) => sourceFacts.secrets.has(run)) && 'prompt-text';
}

/** What is in quotation marks claims to be the page's. */
function quotedIn(text: string): string[] {
  return [...comparable(text).matchAll(/"([^"]+)"/g)].map(([, quote = '']) => quote);
}

/** A cut quotation ends in an ellipsis; the part before it has to be on the page. */
function isOnPage(quote: string, { pageText }: SourceFacts): boolean {
  const words = comparable(quote)
    .replace(/(?:\.\.\.|…)$/, '')
    .replace(/[.,;:]$/, '')
    .trim();
  return words !== '' && pageText.includes(words);
}

function hasInventedScore(line: string, scores: readonly GivenScore[]): boolean {
  const text = comparable(line);
  const told = scores.filter(
    ({ category }) => category === null || text.includes(comparable(CATEGORY_LABELS[category])),
  );
  const outOf = [...text.matchAll(/(\d+)\s?(?:\/|of|out of)\s?100\b/g)].map(([, number]) => Number(number));
  const scored = [...text.matchAll(/\b(?:score[sd]?|rated?|graded)\b[^.\d]{0,24}?(\d{1,3})\b/g)].map(
    ([, number]) => Number(number),
  );
  const graded = [...line.matchAll(/\b(?:grade[sd]?|an?)\s(?:of\s|an?\s)?([A-DF][+-]?)(?=[\s.,;]|$)/g)].map(
    ([, grade = '']) => grade,
  );
  return (
    [...outOf, ...scored].some((number) => !told.some(({ score }) => score === number)) ||
    graded.some((letter) => !told.some(({ grade }) => grade === letter)) ||
    /\b(?:perfect|flawless|top|full|maximum)\s(?:score|marks?|grade|rating|page)\b/.test(text)
  );
}

/** Capitalized words inside a sentence that weren't given are taken for invented names. */
function hasInventedName(line: string, { vocabulary }: SourceFacts): boolean {
  const inside = line.matchAll(/(?<=[\p{L}\p{N},;)’']\s)\p{Lu}[\p{L}\p{N}]+/gu);
  return [...inside].some(([name]) => !wordsOf(name).every((word) => isGiven(word, vocabulary)));
}

function isGiven(word: string, vocabulary: ReadonlySet<string>): boolean {
  return vocabulary.has(word) || (word.endsWith('s') && vocabulary.has(word.slice(0, -1)));
}

function wordsAbout(cited: readonly Source[]): ReadonlySet<string> {
  return new Set(cited.flatMap(({ text }) => wordsOf(text)));
}

/** Too few words of what it cites, so it is about something else. A quotation from the page counts as one word. */
function isOffTopic(line: string, cited: readonly Source[], enough: number): boolean {
  const stems = new Set(contentStems(line, ENGLISH));
  const known = new Set(cited.flatMap(({ text }) => contentStems(text, ENGLISH)));
  const shared = [...stems].filter((stem) => known.has(stem)).length;
  return shared === 0 || shared < Math.min(enough, stems.size);
}

/** Praise that cites only failed checks, and criticism that cites only passed ones. */
function contradicts(cited: readonly Source[], stance: Stance): boolean {
  const outcomes = cited.map(({ outcome }) => outcome).filter((outcome) => outcome !== null);
  if (stance === null || outcomes.length === 0) return false;
  if (stance === 'works') return !outcomes.some((outcome) => outcome === 'pass' || outcome === 'partial');
  return !outcomes.some((outcome) => outcome === 'fail' || outcome === 'partial');
}

function sharesWord(text: string, { vocabulary }: SourceFacts): boolean {
  const words = wordsOf(text).filter((word) => word.length > 2);
  return words.length === 0 || words.some((word) => vocabulary.has(word));
}
