import { alternatives, pattern } from '../../../language/patterns.ts';
import { copyFlaw } from './check-rewrite.ts';
import { accusationsIn, claimsIn, strongClaimsIn } from './claims.ts';
import { comparable, wordsOf } from './clean-text.ts';
import type { CheckedText, Flaw } from './flaw.ts';
import { citedBy, originFlaw } from './origin.ts';
import { type Said, saidIn } from './said.ts';
import { figuresOf, type Source, type SourceFacts } from './source-facts.ts';
import { commandsReader, gap, talksOfScore, wordsWith } from './speech.ts';
import type { Statement, StatementKind } from './statement.ts';
import { stemsOf, supportOf } from './support.ts';

/** What is claimed about the cited findings; null if nothing is. */
export type Stance = 'works' | 'lacks' | null;

export interface StatementRules {
  /**
   * `observation`: what is on the page or was measured. Its words are those of what it cites, or ordinary words of an
   * analysis; figures, names and quotations are letter-perfect; it doesn't contradict what it cites.
   * `proposal`: what to do. It may contain new words, copy to paste in quotation marks and sizes of a design, but no
   * claim about the business, its customers or other sites.
   * `reason`: why something matters, in general or by what was given. No figure without a source.
   */
  kind: StatementKind;
  /** What is claimed about the cited findings. */
  stance?: Stance;
}

interface Checked extends Said {
  quotes: readonly string[];
  cited: readonly Source[];
  sourceFacts: SourceFacts;
  stance: Stance;
}

type Rule = (checked: Checked) => Flaw | false;

/**
 * Holds a statement of a model against what the model was given. No kind of statement may name a score, tell its readers
 * to hand over anything, accuse or boast.
 */
export function checkStatement(
  { text, cites, quotes }: Statement,
  sourceFacts: SourceFacts,
  { kind, stance = null }: StatementRules,
): CheckedText {
  const said = saidIn(text);
  const cited = citedBy(cites, sourceFacts);
  const checked = { ...said, quotes, cited, sourceFacts, stance };
  const flaw =
    originFlaw({ line: said.line, cites }, sourceFacts) ||
    RULES[kind].reduce<Flaw | false>((found, rule) => found || rule(checked), false);
  return flaw ? { flaw } : { text: said.line };
}

const COMMON: readonly Rule[] = [speechFlaw, nameFlaw];
const RULES: Record<StatementKind, readonly Rule[]> = {
  observation: [...COMMON, quoteFlaw, figureFlaw, claimFlaw, observationSupportFlaw, contradictionFlaw],
  reason: [...COMMON, quoteFlaw, figureFlaw, claimFlaw, reasonSupportFlaw],
  proposal: [...COMMON, proposedCopyFlaw, proposedFigureFlaw, proposalFlaw],
};

function speechFlaw({ sentences }: Checked): Flaw | false {
  if (sentences.some(commandsReader)) return 'reader-command';
  if (sentences.some(talksOfScore)) return 'score';
  return sentences.some((sentence) => accusationsIn(sentence).length > 0) && 'claim';
}

/** What is in quotation marks claims to be the page's. */
function quoteFlaw({ quotes, quoted, sourceFacts }: Checked): Flaw | false {
  return [...quotes, ...quoted].some((quote) => !isOnPage(quote, sourceFacts)) && 'quote-not-on-page';
}

/** A cut quotation ends in an ellipsis; the part before it has to be on the page. */
function isOnPage(quote: string, { pageText }: SourceFacts): boolean {
  const words = comparable(quote)
    .replace(/(?:\.\.\.|…)$/, '')
    .replace(/[.,;:!?]$/, '')
    .trim();
  return words !== '' && pageText.includes(words);
}

const SPELLED_FIGURE = pattern('spelledFigure');

function figureFlaw({ line, sentences, sourceFacts }: Checked): Flaw | false {
  const isInvented =
    figuresOf(line).some((figure) => !sourceFacts.figures.has(figure)) ||
    sentences.some((sentence) => SPELLED_FIGURE.test(sentence));
  return isInvented && 'invented-figure';
}

/** Capitalized words inside a sentence that weren't given are taken for invented names. */
function nameFlaw({ line, sourceFacts }: Checked): Flaw | false {
  const outside = line.replace(/[“"][^”"]*[”"]|[‘'][^’']{2,}[’']/g, '""');
  const inside = outside.matchAll(/(?<=[\p{L}\p{N},;)’']\s)\p{Lu}[\p{L}\p{N}]+/gu);
  const isGiven = (word: string) =>
    sourceFacts.vocabulary.has(word) || sourceFacts.vocabulary.has(word.replace(/s$/, ''));
  return [...inside].some(([name]) => !wordsOf(name).every(isGiven)) && 'invented-name';
}

/** "The owner was …", "this site has already …". */
const BUSINESS_SUBJECT = wordsWith(
  String.raw`${alternatives('businessNoun')} (?:\p{L}+ly |also |already |now |still |even |just )*${alternatives('businessVerb')}`,
);
const ABSENCE = pattern('absence');
/** "The headline says …", "… is shown". */
const SHOWN = wordsWith(
  `${alternatives('pageNoun')}(?:${gap(4)}|\\s)${alternatives('pageVerb')}|${alternatives('shownState')}`,
);

/** A sentence about the business itself, or one that boasts in its name. "The page says" and "nothing shows" are about the page. */
function claimFlaw({ sentences, cited }: Checked): Flaw | false {
  const given = cited.map(({ text }) => comparable(text)).join('\n');
  const isClaim = (sentence: string): boolean => {
    const isAboutPage = SHOWN.test(sentence);
    if (BUSINESS_SUBJECT.test(sentence) && !isAboutPage && !ABSENCE.test(sentence)) return true;
    const isReported = (claim: string) => given.includes(claim) && isAboutPage;
    if (strongClaimsIn(sentence).some((claim) => !isReported(claim))) return true;
    return claimsIn(sentence).some((claim) => !isReported(claim)) && !ABSENCE.test(sentence);
  };
  return sentences.some(isClaim) && 'claim';
}

const MAX_UNKNOWN = { observation: 0.2, reason: 0.25, proposal: 0.4 };

function observationSupportFlaw({ sentences, cited }: Checked): Flaw | false {
  const given = stemsOf(cited.map(({ text }) => text));
  return isUnsupported(sentences.join(' '), given, MAX_UNKNOWN.observation) && 'unsupported';
}

function reasonSupportFlaw({ sentences, cited }: Checked): Flaw | false {
  const given = stemsOf(cited.map(({ text }) => text));
  return isUnsupported(sentences.join(' '), given, MAX_UNKNOWN.reason) && 'unsupported';
}

function isUnsupported(text: string, given: ReadonlySet<string>, most: number): boolean {
  const { known, unknown } = supportOf(text, given);
  return unknown.length > most * (known + unknown.length);
}

/** Praise that cites only failed checks, and criticism that cites only passed ones. */
function contradictionFlaw({ cited, stance }: Checked): Flaw | false {
  const outcomes = cited.map(({ outcome }) => outcome).filter((outcome) => outcome !== null);
  if (stance === null || outcomes.length === 0) return false;
  const fitting = stance === 'works' ? ['pass', 'partial'] : ['fail', 'partial'];
  return !outcomes.some((outcome) => fitting.includes(outcome)) && 'contradiction';
}

/** What a proposal puts in quotation marks is the page's, or copy to paste. */
function proposedCopyFlaw({ quotes, quoted, sourceFacts }: Checked): Flaw | false {
  if (quotes.some((quote) => !isOnPage(quote, sourceFacts) && !quoted.includes(comparable(quote))))
    return 'quote-not-on-page';
  return quoted
    .filter((quote) => !isOnPage(quote, sourceFacts))
    .reduce<Flaw | false>((found, quote) => found || copyFlaw(quote, sourceFacts), false);
}

/** "16 px", "4.5:1", "under 3 seconds". */
const DESIGN_SIZE = new RegExp(
  String.raw`\d+(?:[.,]\d+)?(?:\s?(?:-|to)\s?\d+(?:[.,]\d+)?)?[\s-]?(?::1|${alternatives('designUnit')}(?!\p{L}))`,
  'giu',
);
/** "Show three prices" and "at most 5 fields" claim nothing about the page. */
const SMALL = /^(?:\d|1\d|20)$/;

function proposedFigureFlaw({ sentences, sourceFacts }: Checked): Flaw | false {
  const figures = sentences.flatMap((sentence) => figuresOf(sentence.replace(DESIGN_SIZE, ' ')));
  const isInvented =
    figures.some((figure) => !sourceFacts.figures.has(figure) && !SMALL.test(figure)) ||
    sentences.some((sentence) => SPELLED_FIGURE.test(sentence));
  return isInvented && 'invented-figure';
}

const LEAD = `(?:[^.!?]{0,90}[,:] )?(?:${alternatives('instructionLead')},? )*`;
/** "Replace …", "In the hero, then add …". */
const INSTRUCTION = new RegExp(String.raw`^${LEAD}${alternatives('designVerb')}(?!\p{L})`, 'iu');
const CONTENT_CLAUSE = pattern('contentClause');

/** Each sentence tells what to do with the page, or gives a reason. */
function proposalFlaw(checked: Checked): Flaw | false {
  const { sentences, sourceFacts, cited } = checked;
  const given = stemsOf([...cited.map(({ text }) => text), sourceFacts.pageText]);
  let flaw: Flaw | false = false;
  for (const sentence of sentences) {
    const isInstruction = INSTRUCTION.test(sentence);
    const claims = CONTENT_CLAUSE.test(sentence) ? claimsIn(sentence) : strongClaimsIn(sentence);
    flaw ||=
      (isInstruction
        ? claims.some((claim) => !sourceFacts.pageText.includes(claim)) && 'claim'
        : claimFlaw({ ...checked, sentences: [sentence] })) ||
      (isUnsupported(sentence, given, isInstruction ? MAX_UNKNOWN.proposal : MAX_UNKNOWN.reason) &&
        (isInstruction ? 'unsupported' : 'not-advice'));
  }
  return flaw;
}
