import { languageCode } from '../../../language/language-code.ts';
import { languageNames, regionNames } from '../../../language/names.ts';
import { alternatives, compose, pattern } from '../../../language/patterns.ts';
import { BUSINESS, SHOWN, withoutLacks, withoutOpenQuestions, withoutPictured } from './asserted.ts';
import { hasBusinessClause, isAboutBusiness, isUnseen } from './business-claims.ts';
import { copyFlaw } from './check-rewrite.ts';
import { authoritiesIn, boastsIn, claimsIn, crimesIn, promisesIn } from './claims.ts';
import { comparable, wordsOf } from './clean-text.ts';
import type { CheckedText, Flaw } from './flaw.ts';
import { inventionIn } from './invention.ts';
import { citedBy, originFlaw } from './origin.ts';
import { type Said, saidIn, withoutOuter, withoutPlaceholders, withoutQuotations } from './said.ts';
import { figuresOf, type Source, type SourceFacts } from './source-facts.ts';
import { commandsReader, isOrder, talksOfScore, talksOfTask, wordsWith } from './speech.ts';
import type { Statement, StatementKind } from './statement.ts';
import { isOrdinary, stemsOf, supportOf } from './support.ts';

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
  /** Of a proposal: whether it's given where on the page, so that its words needn't name a part. */
  hasPlace?: boolean;
}

interface Checked extends Said {
  kind: StatementKind;
  quotes: readonly string[];
  cited: readonly Source[];
  sourceFacts: SourceFacts;
  stance: Stance;
  hasPlace: boolean;
}

type Rule = (checked: Checked) => Flaw | false;

/**
 * Holds a statement of a model against what the model was given. No kind of statement may name a score, tell its readers
 * to hand over anything, accuse or boast.
 */
export function checkStatement(
  { text, cites, quotes }: Statement,
  sourceFacts: SourceFacts,
  { kind, stance = null, hasPlace = false }: StatementRules,
): CheckedText {
  const said = saidIn(text);
  const cited = citedBy(cites, sourceFacts);
  const given = ownWordsOf(cited);
  // What code wrote about the cited findings may be repeated, sentence by sentence.
  const sentences = said.sentences.filter((sentence) => !given.includes(sentence.replace(/[.!?…]+$/, '')));
  const checked = { ...said, kind, sentences, quotes, cited, sourceFacts, stance, hasPlace };
  const flaw =
    originFlaw({ line: said.line, cites }, sourceFacts) ||
    RULES[kind].reduce<Flaw | false>((found, rule) => found || rule(checked), false);
  if (flaw) return { flaw };
  const evidence = cited.map(({ text: seen }) => seen);
  const stands = sourceFacts.secondLook?.({ kind, text: said.line, evidence }) ?? true;
  return stands ? { text: said.line } : { flaw: 'not-said' };
}

const COMMON: readonly Rule[] = [speechFlaw, nameFlaw];
const RULES: Record<StatementKind, readonly Rule[]> = {
  observation: [
    ...COMMON,
    orderFlaw,
    quoteFlaw,
    figureFlaw,
    boastFlaw,
    unlessSeen(businessFlaw),
    unlessSeen(subjectFlaw),
    unlessSeen(observedSupportFlaw),
    contradictionFlaw,
  ],
  reason: [
    ...COMMON,
    orderFlaw,
    quoteFlaw,
    figureFlaw,
    businessFlaw,
    boastFlaw,
    generalFlaw,
    reasonSupportFlaw,
  ],
  proposal: [...COMMON, proposedCopyFlaw, proposedFigureFlaw, proposalFlaw],
};

/** Below this, a sentence reads like what a page shows. */
const MOST_INVENTION = 0.2;

/** A rule of words, which doubts much that is said of a page in words of one's own: not where all of it reads as seen there. */
function unlessSeen(rule: Rule): Rule {
  return (checked) => !checked.sentences.every(readsAsSeen) && rule(checked);
}

function readsAsSeen(sentence: string): boolean {
  const isOnPage = sentence.includes('""') || PAGE_PART.test(sentence) || SHOWN.test(sentence);
  return isOnPage && inventionIn(sentence) < MOST_INVENTION;
}

function speechFlaw({ sentences, cited, sourceFacts }: Checked): Flaw | false {
  if (sentences.some((sentence) => commandsReader(sentence))) return 'reader-command';
  if (sentences.some((sentence) => talksOfScore(withoutPictured(sentence)))) return 'score';
  if (sentences.some(talksOfTask)) return 'prompt-text';
  const given = ownWordsOf(cited);
  const topics = stemsOf(sourceFacts.pageText);
  const isGiven = (claim: string) => given.includes(claim);
  const told = sentences.map(withoutLacks);
  const isTopic = (authority: string) => [...stemsOf(authority)].every((stem) => topics.has(stem));
  // A page may be about the police, but says nothing of the business with them.
  const isTold = (sentence: string) => (claim: string) =>
    isGiven(claim) || (!BUSINESS.test(sentence) && isTopic(claim));
  if (!told.every((sentence) => authoritiesIn(sentence).every(isTold(sentence)))) return 'claim';
  return !told.flatMap(crimesIn).every(isGiven) && 'claim';
}

/** Only a proposal tells anyone to do something. */
function orderFlaw({ sentences }: Checked): Flaw | false {
  return sentences.some(isOrder) && 'reader-command';
}

/** What code wrote about the cited findings, which may be repeated. */
function ownWordsOf(cited: readonly Source[]): string {
  return cited.map(({ ownWords = '' }) => withoutQuotations(comparable(ownWords))).join('\n');
}

/** What is in quotation marks claims to be the page's. */
function quoteFlaw({ quotes, quoted, cited, sourceFacts }: Checked): Flaw | false {
  const isOurs = (quote: string) => isOnPage(quote, sourceFacts, cited);
  return ![...quotes, ...quoted].every(isOurs) && 'quote-not-on-page';
}

/** The most characters of the page that a quotation leaves out in one place. */
const LONGEST_CUT = 200;

/** Where a quotation is cut, it has an ellipsis; its parts have to be on the page, one soon after the other. */
function isOnPage(quote: string, sourceFacts: SourceFacts, cited: readonly Source[] = []): boolean {
  const parts = comparable(quote)
    .split(/\.\.\.|…/)
    .map((part) => part.trim().replace(/[.,;:!?]$/, ''))
    .filter((part) => part !== '');
  const [first, ...rest] = parts;
  const texts = [quotableIn(sourceFacts), ...cited.map(({ text }) => comparable(text))];
  // A page may have dots of its own.
  const isWhole = texts.some((text) => text.includes(comparable(quote)));
  return first !== undefined && (isWhole || texts.some((text) => hasInTurn(text, first, rest)));
}

function quotableIn({ quotable, pageText }: SourceFacts): string {
  return quotable ?? pageText;
}

/** Takes the nearest place of each part, so that a quotation of many cuts takes no longer than one of few. */
function hasInTurn(text: string, first: string, rest: readonly string[]): boolean {
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
    let end = at + first.length;
    const isNext = (part: string) => {
      const skipped = text.slice(end, end + LONGEST_CUT + part.length).indexOf(part);
      end += skipped + part.length;
      return skipped !== -1;
    };
    if (rest.every(isNext)) return true;
  }
  return false;
}

const SPELLED_FIGURE = pattern('spelledFigure');
/** "Three of the four cards" can be counted. */
const COUNTED_OF = compose(
  String.raw`${alternatives('smallNumber')} of (?:the |all |its )?${alternatives('smallNumber')} (?:[\p{L}-]+ )?${alternatives('pageNoun')}`,
  'giu',
);

/** Those in quotation marks are checked with their quotation. */
function figureFlaw({ sentences, sourceFacts }: Checked): Flaw | false {
  const isInvented =
    sentences.flatMap(figuresOf).some((figure) => !sourceFacts.figures.has(figure)) ||
    sentences.some((sentence) => SPELLED_FIGURE.test(sentence.replace(COUNTED_OF, ' ')));
  return isInvented && 'invented-figure';
}

/** "Portuguese", "Portugal": a text is in a language, a page for a country. */
const PLACES: ReadonlySet<string> = new Set([...languageNames(), ...regionNames()]);

/** "Bags" of a bag, "African" of Africa. */
const ENDINGS = ['s', 'n', 'an'];

/** Capitalized words inside a sentence that weren't given are taken for invented names. */
function nameFlaw({ line, sourceFacts }: Checked): Flaw | false {
  const outside = line.replace(/[“"][^”"]*[”"]|[‘'][^’']{2,}[’']/g, '""');
  const inside = outside.matchAll(/(?<=[\p{L}\p{N},;)’']\s)\p{Lu}[\p{L}\p{N}]+/gu);
  const isGiven = (word: string) =>
    sourceFacts.vocabulary.has(word) ||
    ENDINGS.some((end) => word.endsWith(end) && sourceFacts.vocabulary.has(word.slice(0, -end.length))) ||
    PLACES.has(word);
  return (
    [...inside].some(([name]) => !wordsOf(name).every((word) => isGiven(word) || isOrdinary(word))) &&
    'invented-name'
  );
}

const ABSENCE = pattern('absence');
/** A sentence about the business itself; "nothing shows who runs it" is about the page. */
function businessFlaw({ kind, sentences, cited, sourceFacts }: Checked): Flaw | false {
  const seen = [...cited.map(({ text }) => text), quotableIn(sourceFacts)].map(stemsOf);
  const isOnCitedPage = (clause: string) =>
    supportOf(clause, seen, { withUsual: false }).unknown.length === 0;
  const isOfBusiness = (sentence: string): boolean => {
    const asserted = withoutOpenQuestions(sentence);
    return kind === 'observation'
      ? hasBusinessClause(asserted, isOnCitedPage)
      : !SHOWN.test(sentence) && isAboutBusiness(asserted);
  };
  return sentences.some(isOfBusiness) && 'claim';
}

/** Praise or a promise in the name of the business. */
function boastFlaw({ sentences, cited, sourceFacts }: Checked): Flaw | false {
  const own = ownWordsOf(cited);
  // "Annulation gratuite" is free cancellation: the words differ, but the page makes a promise of the kind.
  const promises = promisesIn(sourceFacts.pageText, sourceFacts.language).length > 0;
  const isForeign = languageCode(sourceFacts.language) !== 'en';
  const isOnPage = (claim: string) => sourceFacts.pageText.includes(claim);
  const isGiven = (claim: string) => own.includes(claim);
  const boasts = (sentence: string): boolean =>
    !boastsIn(withoutPictured(sentence)).every(
      (claim) => isGiven(claim) || (SHOWN.test(sentence) && isOnPage(claim)),
    ) ||
    !promisesIn(sentence).every(
      (claim) => isGiven(claim) || isOnPage(claim) || (isForeign && promises) || ABSENCE.test(sentence),
    );
  return sentences.some(boasts) && 'claim';
}

const PAGE_PART = wordsWith(alternatives('pageNoun'));
const VISITOR_ACT = wordsWith(
  `${alternatives('visitorNoun')} (?:[\\p{L}']+ ){0,3}?(?:can|can't|could|couldn't|has to|have to|must|needs?|sees?|reads?|finds?|would|guess)`,
);
/** "Seven buttons compete". */
const COUNTED_PART = wordsWith(
  `(?:${alternatives('smallNumber')}|\\d[\\d.,]*) (?:[\\p{L}-]+ ){0,3}?${alternatives('pageNoun')}`,
);

/** "It gives no limit", "Neither says how": what the sentence before is about lacks something. */
const LACKING = compose(
  String.raw`^(?:but )?(?:it|they|there|neither|none|nothing|nowhere|both)(?!\p{L})(?=.*${alternatives('pageVerb')})`,
  'iu',
);

/** An observation says what a part of the page shows or lacks, quotes it, or says what visitors can do there. */
function subjectFlaw({ sentences }: Checked): Flaw | false {
  const isAboutPage = (sentence: string) =>
    sentence.includes('""') ||
    [SHOWN, VISITOR_ACT, COUNTED_PART].some((subject) => subject.test(sentence)) ||
    ((PAGE_PART.test(sentence) || (LACKING.test(sentence) && !BUSINESS.test(sentence))) &&
      ABSENCE.test(sentence));
  return !sentences.every(isAboutPage) && 'unsupported';
}

const NARRATIVE = pattern('narrative');
/** "Call this plumber first". */
const THIS_BUSINESS = wordsWith(
  `(?:the|this|your|our) (?:[\\p{L}-]+ )?${alternatives('businessNoun')}(?! ${alternatives('pageNoun')})`,
);

/** A reason is general: it tells no story, and isn't about this business. */
function generalFlaw(checked: Checked): Flaw | false {
  const { sentences, sourceFacts, cited } = checked;
  const own = [ownWordsOf(cited), sourceFacts.pageText].join('\n');
  const isSpecific = (sentence: string) => {
    const [business] = THIS_BUSINESS.exec(sentence) ?? [];
    return NARRATIVE.test(sentence) || (business !== undefined && !own.includes(business.toLowerCase()));
  };
  return (sentences.some(isSpecific) || isAboutName(checked, sourceFacts, ownWordsOf(cited))) && 'claim';
}

/** Neither a word of any analysis nor one that has no meaning of its own. */
function isUncommon(word: string): boolean {
  return supportOf(word, [], { withEveryday: true }).unknown.length > 0;
}

const NAME = compose(
  String.raw`(?<=^|[.!?] )\p{Lu}[\p{L}\p{N}]+(?= \p{Ll}+s(?!\p{L}))|(?<=\p{Ll} )\p{Lu}\p{Ll}+`,
  'gu',
);

/** "Bitcoin rises every year", "employees of Acme read the mail": a name of the page. */
function isAboutName(said: Said, { pageText }: SourceFacts, own: string): boolean {
  const names = withoutOuter(said.line).matchAll(NAME);
  return [...names]
    .map(([name]) => name.toLowerCase())
    .some((name) => pageText.includes(name) && !own.includes(name) && isUncommon(name) && !PLACES.has(name));
}

/** The largest share of content words that nothing given supports. */
const MAX_UNKNOWN = { observation: 0.25, reason: 0.3, proposal: 0.4 };

function observedSupportFlaw(checked: Checked): Flaw | false {
  const asserted = checked.sentences.map(withoutOpenQuestions).map(withoutPictured);
  return isUnsupported(checked, asserted, MAX_UNKNOWN.observation, false) && 'unsupported';
}

function reasonSupportFlaw(checked: Checked): Flaw | false {
  return isUnsupported(checked, checked.sentences, MAX_UNKNOWN.reason) && 'unsupported';
}

function isUnsupported(
  { cited, sourceFacts }: Pick<Checked, 'cited' | 'sourceFacts'>,
  sentences: readonly string[],
  most: number,
  withEveryday = true,
): boolean {
  const own = cited.map(({ text, ownWords = '' }) => `${text}\n${ownWords}`);
  const given = [...own, quotableIn(sourceFacts)].map(stemsOf);
  const { known, unknown } = supportOf(sentences.join(' '), given, { withEveryday });
  return unknown.length > Math.max(1, most * (known + unknown.length)) || (known === 0 && unknown.length > 0);
}

/** Praise that cites only failed checks, and criticism that cites only passed ones. */
function contradictionFlaw({ cited, stance }: Checked): Flaw | false {
  const outcomes = cited.map(({ outcome }) => outcome).filter((outcome) => outcome !== null);
  if (stance === null || outcomes.length === 0) return false;
  const fitting = stance === 'works' ? ['pass', 'partial'] : ['fail', 'partial'];
  return !outcomes.some((outcome) => fitting.includes(outcome)) && 'contradiction';
}

/** What a proposal puts in quotation marks is the page's, or copy to paste. */
function proposedCopyFlaw({ quotes, quoted, cited, sourceFacts }: Checked): Flaw | false {
  if (quotes.some((quote) => !isOnPage(quote, sourceFacts, cited) && !quoted.includes(comparable(quote))))
    return 'quote-not-on-page';
  const flawOf = (copy: string) =>
    copyFlaw(copy, sourceFacts) ||
    (isUnsupported({ cited, sourceFacts }, [withoutPlaceholders(copy)], MAX_UNKNOWN.proposal) &&
      'unsupported');
  return quoted
    .filter((quote) => !isOnPage(quote, sourceFacts, cited))
    .reduce<Flaw | false>((found, copy) => found || flawOf(copy), false);
}

/** "16 px", "4.5:1", "under 3 seconds". */
const DESIGN_SIZE = compose(
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

const LEAD = `(?:${alternatives('declarativeStart')} [^.!?]{0,80}[,:] )?(?:${alternatives('instructionLead')},? )*`;
/** "Replace …", "In the hero, then add …". */
const INSTRUCTION = compose(String.raw`^${LEAD}${alternatives('designVerb')}(?!\p{L})`, 'iu');
/** "The headline …", "People who …": no order. */
const DECLARATIVE = compose(String.raw`^(?:${LEAD})?${alternatives('declarativeStart')}(?!\p{L})`, 'iu');
const CONTENT_CLAUSE = pattern('contentClause');

/** Each sentence tells what to do with the page, or gives a reason. */
function proposalFlaw(checked: Checked): Flaw | false {
  for (const sentence of checked.sentences) {
    const flaw = INSTRUCTION.test(sentence)
      ? instructionFlaw(checked, sentence)
      : (!DECLARATIVE.test(sentence) && 'not-advice') ||
        businessFlaw({ ...checked, sentences: [sentence] }) ||
        boastFlaw({ ...checked, sentences: [sentence] }) ||
        (isUnsupported(checked, [sentence], MAX_UNKNOWN.reason) && 'unsupported');
    if (flaw) return flaw;
  }
  return false;
}

const DECEIT = pattern('deceit');
/** "Say that it is free, if that's so." */
const IF_TRUE = pattern('ifTrue');
const DESIGN_VERB = compose(String.raw`^${alternatives('designVerb')}(?!\p{L})`, 'iu');

/** "… and email the draft" tells something else than what to do with the page. */
function isOtherOrder(clause: string): boolean {
  return isOrder(clause) && !DESIGN_VERB.test(clause);
}

/** "Say that all graduates receive a scholarship." */
const CONTENT = compose(
  String.raw`^${alternatives('designVerb')} (?:${alternatives('preposition')} (?:[\p{L}"-]+ ){1,4}?)?that (?<said>[^;]+?)\.?$`,
  'iu',
);
const UNIVERSAL = pattern('universal');

/** Whether what the page is to say is about everyone, or a deed. */
function isFact(content: string): boolean {
  return UNIVERSAL.test(content) || isUnseen(content);
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/[,;:]? (?:and|then|or) |[,;:] /u);
}

/** "Add a guarantee" claims nothing; "say that it is guaranteed" does. */
function instructionFlaw(checked: Checked, sentence: string): Flaw | false {
  const { pageText } = checked.sourceFacts;
  if (DECEIT.test(sentence) || clausesOf(sentence).some(isOtherOrder)) return 'reader-command';
  const own = ownWordsOf(checked.cited);
  const claims =
    CONTENT_CLAUSE.test(sentence) && !IF_TRUE.test(sentence) ? claimsIn(sentence) : boastsIn(sentence);
  const content = IF_TRUE.test(sentence) ? undefined : CONTENT.exec(sentence)?.groups?.said;
  const isGiven = (claim: string) => pageText.includes(claim) || own.includes(claim);
  if (!claims.every(isGiven) || (content !== undefined && !isGiven(content) && isFact(content)))
    return 'claim';
  if (!checked.hasPlace && !PAGE_PART.test(sentence) && !sentence.includes('""')) return 'not-advice';
  return isUnsupported(checked, [sentence], MAX_UNKNOWN.proposal) && 'unsupported';
}
