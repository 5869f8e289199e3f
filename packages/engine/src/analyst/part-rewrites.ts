import type { PartRewrites, Rewrite } from '@liftmark/contract/rewrites';
import { isOfGoods } from '../checks/shared/page-types.ts';
import { isPhone } from '../facts/trust/contact.ts';
import type { LabelKind } from '../facts/types/actions.ts';
import type { PageFacts } from '../facts/types/page-facts.ts';
import { copyFor, copyLine, hasCopyForPage } from '../language/copy/copy-for.ts';
import { pattern } from '../language/patterns.ts';
import { foldLetters, partsOf } from '../language/tokens.ts';
import { isUnsafe } from '../language/unsafe-text.ts';
import { sentencesOf } from '../page/sentences.ts';
import { actionLabels } from './action-labels.ts';
import { headlineRewrites, moreHeadlines } from './headline-rewrites.ts';
import { isOwnPhrase, words } from './own-phrases.ts';
import { pageSubject } from './page-subject.ts';
import { text } from './part-rewrites.text.ts';
import { withRoom } from './rewrite-room.ts';

/** As many as a person compares. */
export const CANDIDATES = 3;
/** As many as a report keeps, for those who ask for more. */
export const KEPT = 6;
const SENTENCE_WORDS = { least: 6, most: 24 };
const MAX_HEADING_WORDS = 12;
/** So that there is room for other kinds of headlines. */
const STRONG_SENTENCES = 2;
/** A shorter heading names a topic and says nothing about it. */
const MAX_TOPIC_WORDS = 2;
const MAX_LABEL_WORDS = 5;
const MAX_LABELS = 2;
const DEEP_SCREENS = 2;

/** A sentence of the page's own copy. */
interface Sentence {
  text: string;
  node: number;
  /** Screens from the top; null without layout. */
  depth: number | null;
}

/**
 * The headline, the line below it, the main button and one section in the page's own strongest words, where the page says
 * enough: what the layout has room for, the best first. Facts that the page leaves out are placeholders in brackets.
 */
export function partRewrites(facts: PageFacts): PartRewrites[] {
  return rewrittenParts(facts, action(facts), CANDIDATES);
}

/** As a report keeps them: more of each, and labels to test against a button that already says what happens. */
export function keptRewrites(facts: PageFacts): PartRewrites[] {
  return rewrittenParts(facts, action(facts, true), KEPT);
}

function rewrittenParts(facts: PageFacts, label: PartRewrites | null, limit: number): PartRewrites[] {
  const sentences = ownSentences(facts);
  const parts = [headline(facts, sentences), subheadline(facts, sentences), label, section(facts, sentences)];
  return parts.flatMap((part) => {
    if (part === null) return [];
    const candidates = fitting(part, facts).slice(0, limit);
    return candidates.length === 0 ? [] : [{ ...part, candidates }];
  });
}

/** Of those with one heading, the first that fits; a section without a heading of its own only where none fits. */
function fitting(part: PartRewrites, facts: PageFacts): Rewrite[] {
  const all = withRoom(part, facts);
  const distinctly = all.filter(
    (each, index) => all.findIndex((other) => headingOf(other) === headingOf(each)) === index,
  );
  const whole = distinctly.filter((each) => !hasBlanks(headingOf(each)));
  return part.part === 'section' && whole.length > 0 ? whole : distinctly;
}

function headingOf({ text: said }: Rewrite): string {
  return said.split('\n')[0] ?? said;
}

/** What the page says in short phrases, then in its strongest short sentences, then what only its owner can fill in. */
function headline(facts: PageFacts, sentences: readonly Sentence[]): PartRewrites {
  const written = [...headlineRewrites(facts), ...moreHeadlines(facts).map((after) => ({ after }))].map(
    ({ after }) => ({
      text: after,
      reason: headlineReason(after, facts),
    }),
  );
  // Headlines of goods keep the name of the product.
  const isNamed = isOfGoods(facts.pageType.type);
  const strong = (isNamed ? [] : naming(newIn(sentences, facts), null, facts))
    .filter(
      (sentence) =>
        words(sentence.text).length <= MAX_HEADING_WORDS &&
        namedWords(sentence.text, facts.headline).length > 0,
    )
    .toSorted((a, b) => strengthOf(b, facts) - strengthOf(a, facts))
    .map((sentence) => ({ text: withoutStop(sentence.text), reason: sentenceReason(sentence, facts) }));
  const current = facts.headline?.text ?? '';
  return {
    part: 'headline',
    current: facts.headline?.text ?? null,
    candidates: distinct(
      [
        ...written.filter(({ text: said }) => !hasBlanks(said)),
        ...strong.slice(0, STRONG_SENTENCES),
        ...written.filter(({ text: said }) => hasBlanks(said)),
      ],
      current,
    ),
  };
}

/** Sentences that say as much of the page's subject as the line in their place, and something of it at least. */
function naming(sentences: readonly Sentence[], current: string | null, facts: PageFacts): Sentence[] {
  const subject = pageSubject(facts);
  const least = Math.max(1, subject.wordsIn(current ?? '').length);
  return sentences.filter(({ text: said }) => subject.wordsIn(said).length >= least);
}

/** The sentences that aren't already in the headline or the line below it. */
function newIn(
  sentences: readonly Sentence[],
  { headline: main, subheadline: below }: PageFacts,
): Sentence[] {
  const known = [main?.text, below?.text].map((said) => said?.toLowerCase() ?? '');
  return sentences.filter(
    ({ text: said }) => !known.some((line) => line.includes(withoutStop(said.toLowerCase()))),
  );
}

function headlineReason(after: string, { document, subheadline, content, proof }: PageFacts): string {
  const isIn = (said: string | null | undefined) => said?.toLowerCase().includes(after.toLowerCase());
  if (hasBlanks(after)) return text.blanks;
  if (isIn(document.title)) return text.fromTitle;
  if (isIn(subheadline?.text) || isIn(content.explanation?.text)) return text.fromBelow;
  const isNumber = proof.numbers.evidence.some(({ text: number }) => after.includes(number.trim()));
  return isNumber ? text.withNumber : text.fromPage;
}

function subheadline(facts: PageFacts, sentences: readonly Sentence[]): PartRewrites {
  const current = facts.subheadline?.text ?? null;
  const own = naming(newIn(sentences, facts), current, facts)
    .toSorted((a, b) => strengthOf(b, facts) - strengthOf(a, facts))
    .map((sentence) => ({ text: sentence.text, reason: sentenceReason(sentence, facts) }));
  const template = copyLine(facts.language, 'explanation', { brand: facts.document.siteName });
  const blank = hasCopyForPage(facts) ? [{ text: template, reason: text.blanks }] : [];
  return { part: 'subheadline', current, candidates: [...own, ...blank] };
}

/** Labels that say what happens; another one may promise what the button doesn't do. */
const TELLING: ReadonlySet<LabelKind> = new Set(['act-and-object', 'telling-verb']);

/** Labels of the page for the same target, then the usual ones for what the page asks of its visitors. */
function action(facts: PageFacts, isToTest = false): PartRewrites | null {
  const { primaryAction, actions } = facts;
  if (primaryAction === null || isPhone(primaryAction.text)) return null;
  const { text: current, target, label } = primaryAction;
  const own = actions
    .filter(
      (other) =>
        target !== null &&
        other.target === target &&
        other.label === 'act-and-object' &&
        words(other.text).length <= MAX_LABEL_WORDS &&
        !isUnsafe(other.text, facts.language),
    )
    .map((other) => ({ text: other.text, reason: text.ownLabel }));
  const isTelling = TELLING.has(label);
  const usual =
    isTelling && !isToTest ? [] : usualLabels(facts, isTelling ? text.labelToTest : text.nextStep);
  return { part: 'action', current, candidates: distinct([...own, ...usual], current) };
}

function usualLabels(facts: PageFacts, reason: string): Rewrite[] {
  return actionLabels(facts, KEPT).map(({ after }) => ({
    text: after,
    reason: hasBlanks(after) ? text.blanks : reason,
  }));
}

/** Labels for a button whose own says too little; without a button, for the one to add. */
export function labelRewrites(facts: PageFacts): Rewrite[] {
  const candidates = usualLabels(facts, text.nextStep);
  const current = facts.primaryAction?.text ?? null;
  return withRoom({ part: 'action', current, candidates }, facts).slice(0, MAX_LABELS);
}

/** The section that says most under a heading that says least; none in an article. */
function section(facts: PageFacts, sentences: readonly Sentence[]): PartRewrites | null {
  // An article is read in its order.
  if (facts.pageType.type === 'article') return null;
  const { sections } = facts.content;
  const told = sections.flatMap(({ heading, evidence }, index) => {
    const end = sections[index + 1]?.evidence.node ?? Number.POSITIVE_INFINITY;
    const own = sentences.filter(({ node }) => node >= evidence.node && node < end);
    return heading === null || heading === facts.headline?.text || own.length < 2 ? [] : [{ heading, own }];
  });
  const [weakest] = told.toSorted((a, b) => topicRank(a) - topicRank(b) || b.own.length - a.own.length);
  if (weakest === undefined) return null;
  const { heading, own } = weakest;
  const subject = pageSubject(facts);
  const leads = own
    .filter(({ text: said }) => hasFigure(said) || subject.wordsIn(said).length > 0)
    .filter((sentence) => words(sentence.text).length <= MAX_HEADING_WORDS)
    .toSorted((a, b) => strengthOf(b, facts) - strengthOf(a, facts))
    .flatMap((lead) => {
      const others = own.filter((sentence) => sentence !== lead);
      return written(lead.text, others).map((said) => ({ text: said, reason: text.leads({ heading }) }));
    });
  const blanks = written(copyFor(facts.language).headlines.plain, own).map((said) => ({
    text: said,
    reason: text.sectionHeading,
  }));
  const candidates = [...leads, ...(hasCopyForPage(facts) ? blanks : [])];
  return { part: 'section', current: heading, candidates };
}

function topicRank({ heading }: { heading: string }): number {
  return words(heading).length <= MAX_TOPIC_WORDS ? 0 : 1;
}

/** A heading with two sentences below it, and with one, where there is no room for two. */
function written(heading: string, sentences: readonly Sentence[]): string[] {
  return [2, 1].map((count) => {
    const body = sentences.slice(0, count).map(({ text: said }) => said);
    return `${withoutStop(heading)}\n${body.join(' ')}`;
  });
}

/** The sentences of the page's copy that may be offered, in its order, each once. */
function ownSentences(facts: PageFacts): Sentence[] {
  const seen = new Set<string>();
  return facts.content.paragraphs
    .filter(({ role }) => role === 'copy')
    .flatMap(({ text: said, evidence, depth }) =>
      sentencesOf(said).map((sentence) => ({
        text: sentence.trim(),
        node: evidence.node,
        depth: depth.desktop ?? depth.mobile,
      })),
    )
    .filter(({ text: said }) => {
      const count = words(said).length;
      const [first = ''] = said;
      const isWhole = (said.endsWith('.') || said.endsWith('!')) && first === first.toUpperCase();
      if (!isWhole || count < SENTENCE_WORDS.least || count > SENTENCE_WORDS.most || seen.has(said))
        return false;
      seen.add(said);
      return isOwnPhrase(said, facts) && standsAlone(said, facts);
    });
}

const ANSWER = pattern('answerBeginning');
const ABBREVIATED = pattern('endsInAbbreviation');

/** An answer needs its question, half a sentence its end, and what is only true today no place that lasts. */
function standsAlone(said: string, { urgency }: PageFacts): boolean {
  return (
    !ANSWER.test(said) &&
    !ABBREVIATED.test(said) &&
    !urgency.claims.some(({ text: claim }) => claim.includes(said) || said.includes(claim))
  );
}

/** Figures and the headline's own words make a sentence strong; ties keep the order of the page. */
function strengthOf({ text: said }: Sentence, { headline: main }: PageFacts): number {
  return (hasFigure(said) ? 2 : 0) + namedWords(said, main).length;
}

/** As whole words: “IT” isn't in “était”. */
function namedWords(said: string, main: PageFacts['headline']): string[] {
  const spoken = new Set(partsOf(foldLetters(said)));
  return (main?.ownWords ?? []).filter((word) =>
    partsOf(foldLetters(word)).every((part) => spoken.has(part)),
  );
}

function sentenceReason(sentence: Sentence, facts: PageFacts): string {
  const [word] = namedWords(sentence.text, facts.headline);
  if (hasFigure(sentence.text)) return text.figure;
  if (word !== undefined) return text.topic({ word });
  const [named] = pageSubject(facts).wordsIn(sentence.text);
  if (named !== undefined) return text.names({ word: named });
  const { depth } = sentence;
  return depth !== null && depth >= DEEP_SCREENS ? text.deep({ screens: Math.floor(depth) }) : text.plain;
}

function hasFigure(said: string): boolean {
  return [...said].some((mark) => mark >= '0' && mark <= '9');
}

function hasBlanks(said: string): boolean {
  return said.includes('[');
}

function withoutStop(said: string): string {
  return said.endsWith('.') ? said.slice(0, -1) : said;
}

function distinct(candidates: readonly Rewrite[], current: string): Rewrite[] {
  const seen = new Set([current.toLowerCase()]);
  return candidates.filter(({ text: said }) => !seen.has(said.toLowerCase()) && seen.add(said.toLowerCase()));
}
