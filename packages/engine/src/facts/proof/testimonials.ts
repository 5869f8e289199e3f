import { NUMERIC_DATE } from '../../language/dates.ts';
import { isPhrase, mentions, normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { endsSentence } from '../../language/punctuation.ts';
import { isHeadingTag } from '../../page/heading.ts';
import type { PageNode } from '../../page/node.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import type { Review, Testimonial } from '../types/proof.ts';
import { YEARS } from './numeric-claims.ts';
import { PLATFORMS } from './platforms.ts';
import { CLOSED, isBrief, isSigned, type Quotation, quotationAt } from './quotation.ts';
import { unseenBeside } from './slides.ts';
import {
  adoptedPerson,
  dateIn,
  isAnonymous,
  isShortened,
  isStaff,
  OPENING,
  type Person,
  personOf,
  signerOf,
  speakerIn,
  titled,
  unnamedPerson,
} from './speaker.ts';
import { starsIn } from './stars.ts';
import {
  hintedBy,
  isCard,
  isMarked,
  isMotto,
  isPortrayed,
  isReview,
  isStarred,
  isTold,
  isVoicesPage,
  picturesIn,
  speaksOfSelf,
  voiceBoxOf,
} from './testimonial-signs.ts';

const MAX_ITEMS = 200;
/** "“With style”, true to this motto we have…", "“As we are”: how crews talk": a few words are quoted, not the whole. */
const GOES_ON =
  /^(?:["“„«](?:[^"“”»]{3,80}["“”»],?(?:\s+[–—-])?\s+\p{Ll}|[^"“”»]{3,120}["“”»]:)|[「『][^」』]*[」』].{25})/u;

export interface Voices {
  testimonials: Testimonial[];
  reviews: Review[];
  /** Whether page or people say that it is customers who speak. */
  areVouchedFor: boolean;
}

/**
 * Words of customers, quoted: a quotation (by markup, marks, or a testimonial's card) with the person it is from.
 * Pull quotes, mottos and words of the page's own people are none. The same words of the same person count once.
 */
export function voicesOf(context: FactContext): Voices {
  const seen = new Set<string>();
  const all = heard(context);
  const voices: Voices = { testimonials: [], reviews: [], areVouchedFor: areVouchedFor(all, context) };
  for (const [quotation, testimonial] of all) {
    const key = `${normalize(testimonial.text).toLowerCase()}|${testimonial.name ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    voices.testimonials.push(testimonial);
    const review = reviewOf(quotation, testimonial, context);
    if (review) voices.reviews.push(review);
  }
  return voices;
}

/** So many people with their role or place in a row are customers, whatever stands above them. */
const ENOUGH_VOICES = 3;

/**
 * Whether a heading, a box named after testimonials, stars or dates say so, several sign with role or place or stand in
 * a row without a name, as no words of the famous do, or somebody signs what happened to him or her. A lone quotation
 * can as well be a motto, of the owner or of the famous.
 */
function areVouchedFor(all: readonly [Quotation, Testimonial][], context: FactContext): boolean {
  const told = all.filter(([, { name, role }]) => name !== null && role !== null);
  const unsigned = all.filter(
    ([{ card }, { name }]) => name === null && context.view.similarSiblings(card).count > 1,
  );
  return (
    told.length >= ENOUGH_VOICES ||
    unsigned.length > 0 ||
    all.some(
      ([quotation, voice]) =>
        isHeaded(quotation, context) ||
        voiceBoxOf(quotation.block.node) !== null ||
        isPortrayed(quotation.card, context) ||
        reviewOf(quotation, voice, context) !== null ||
        (!voice.waits &&
          (all.length > 1 ? speaksOfSelf(voice.text, context) : signsOwnWords(voice, context))),
    )
  );
}

/** "I", signed: of "us" owners speak, too. */
function signsOwnWords({ text, name, role }: Testimonial, { words }: FactContext): boolean {
  if (words === null || (name === null && role === null)) return false;
  return mentions(text, words.proof.firstPerson.singular);
}

/** Testimonials in reading order; what is built like its neighbor and signed like it is one too. */
function heard(context: FactContext): [Quotation, Testimonial][] {
  const found: [Quotation, Testimonial][] = [];
  const unsure: Quotation[] = [];
  const quotations: Quotation[] = [];
  const done = new Set<PageNode>();
  const attributions = new Set<TextBlock>();
  const rows = new Set<object>();
  for (let place = 0; place < context.blocks.length && found.length < MAX_ITEMS; place++) {
    const quotation = quotationAt(place, context);
    if (!quotation || done.has(quotation.card) || attributions.has(quotation.block)) continue;
    quotations.push(quotation);
    const testimonial = judge(quotation, context);
    if (testimonial) {
      for (const other of quotation.others) attributions.add(other);
      done.add(quotation.card);
      rows.add(groupOf(quotation.card, context));
      found.push([quotation, testimonial]);
    } else if (isSigned(quotation)) unsure.push(quotation);
  }
  for (const quotation of unsure) {
    if (done.has(quotation.card) || !rows.has(groupOf(quotation.card, context))) continue;
    done.add(quotation.card);
    found.push([quotation, testimonialOf(quotation, adoptedPerson(quotation.others), context)]);
  }
  const told = new Set(found.map(([{ text }]) => normalize(text)));
  for (const [quotation] of [...found]) {
    const { quotations: unseen, passing } = unseenBeside(quotation, context.view);
    for (const other of unseen) {
      if (told.has(normalize(other.text))) continue;
      told.add(normalize(other.text));
      const person = titled(personOf(other.block, other.others, other.text), context.words);
      found.push([other, { ...testimonialOf(other, person, context), waits: !passing }]);
    }
  }
  return withRepeats(withoutStrays(found, context), quotations, context).toSorted(
    ([a], [b]) => a.card.order - b.card.order,
  );
}

/** With the places where the page quotes one of the testimonials once more, as beside its main button. */
function withRepeats(
  found: readonly [Quotation, Testimonial][],
  quotations: readonly Quotation[],
  context: FactContext,
): [Quotation, Testimonial][] {
  const known = new Map(found.map(([, testimonial]) => [normalize(testimonial.text), testimonial]));
  const cards = new Set(found.map(([{ card }]) => card));
  const repeats = quotations.flatMap((quotation): [Quotation, Testimonial][] => {
    const { card, text } = quotation;
    const testimonial = cards.has(card) ? undefined : known.get(normalize(text.replace(QUOTE_MARKS, '')));
    return testimonial ? [[quotation, { ...testimonial, evidence: context.evidence(card, text) }]] : [];
  });
  return [...found, ...repeats];
}

/**
 * Where voices stand side by side, built alike, what stands elsewhere is the page's own motto, lead or footer, unless
 * its box or heading says that it is a voice, too.
 */
function withoutStrays(
  found: readonly [Quotation, Testimonial][],
  context: FactContext,
): readonly [Quotation, Testimonial][] {
  const sizes = new Map<object, number>();
  for (const [{ card }] of found) {
    const group = groupOf(card, context);
    sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const row = found
    .filter(([{ card }]) => (sizes.get(groupOf(card, context)) ?? 0) > 1)
    .map(([{ card }]) => card);
  if (row.length === 0) return found;
  const held = new Set(row);
  const holders = new Set(row.map(({ parent }) => parent));
  return found.filter(
    ([quotation, testimonial]) =>
      held.has(quotation.card) ||
      holders.has(quotation.card.parent) ||
      isVoice(quotation, testimonial, row, context),
  );
}

/**
 * Whether somebody with name and role speaks of his or her own, in a whole quotation, a box named after testimonials
 * holds the words, or a heading about customers leads to them. In the box of the row itself it takes quotation marks:
 * without them it is a line about the row.
 */
function isVoice(
  quotation: Quotation,
  { name, role }: Testimonial,
  row: readonly PageNode[],
  context: FactContext,
): boolean {
  const { block, text } = quotation;
  if (block.node.region === 'footer') return false;
  const marked = OPENING.test(text);
  const signed = marked && CLOSED.test(text) && name !== null && role !== null;
  if (signed && speaksOfSelf(text, context)) return true;
  const box = voiceBoxOf(block.node);
  if (box && (marked || !row.some((card) => box.contains(card)))) return true;
  return marked && isHeaded(quotation, context);
}

const GROUP_STEPS = 8;

/** The same for boxes built alike: side by side, or in boxes that are, within one section. */
function groupOf(card: PageNode, { view }: FactContext): object {
  let at: PageNode = card;
  for (let step = 0; step < GROUP_STEPS && at.parent && at.tag !== 'section'; step++, at = at.parent) {
    const siblings = view.similarSiblings(at);
    if (siblings.count > 1 && (at === card || at.tag !== 'p')) return siblings;
  }
  return card.parent ?? card;
}

/** "Reviews" and "They trust us" above the words are what they are called, not who said them. */
function namesSection(line: string, { words }: FactContext): boolean {
  return (
    words !== null &&
    (isPhrase(line, words.proof.testimonialHeadings) || isPhrase(line, words.proof.logoHeadings))
  );
}

/** What speaks for the words of a customer. */
interface Signs {
  /** A box or picture is named after testimonials. */
  hinted: boolean;
  quoted: boolean;
  tagged: boolean;
  /** Given as somebody's words: by quotation marks or markup. */
  spoken: boolean;
  headed: boolean;
  starred: boolean;
  /** The page itself says that customers speak. */
  vouched: boolean;
  told: boolean;
  person: Person | null;
}

function signsOf(quotation: Quotation, context: FactContext): Signs {
  const { block, card, others, text } = quotation;
  const hinted = hintedBy(block.node) || isPortrayed(card, context);
  const quoted = OPENING.test(text) && !GOES_ON.test(text);
  const tagged = block.node.isIn('blockquote', 'q') || (!hinted && !quoted && isMarked(card, context));
  const headed = isHeaded(quotation, context);
  const starred = isStarred(quotation, context);
  const named = titled(personOf(block, others, text), context.words);
  const beside = named ?? (headed || hinted ? signerOf(text) : null);
  const person = beside && namesSection(beside.line, context) ? null : beside;
  return {
    hinted,
    quoted,
    tagged,
    spoken: tagged || quoted || QUOTES_WITHIN.test(text),
    headed,
    starred,
    vouched: headed || starred || voiceBoxOf(block.node) !== null,
    told: person !== null && isTold(quotation, person, context),
    person,
  };
}

const QUOTES_WITHIN = /["“„«].{25,}["”“»]\s*[-–—]\s*\p{Lu}/u;

/** What is no customer's voice. */
const NO_VOICES: ((quotation: Quotation, signs: Signs, context: FactContext) => boolean)[] = [
  (_, { hinted, spoken, headed, starred, told }) => !(hinted || spoken || headed || starred || told),
  ({ text }, { person, headed, hinted }) => isBrief(text) && (person === null || !(headed || hinted)),
  (quotation, { headed }, context) =>
    !headed && mentions(headingsOf(quotation, context), context.words?.proof.staff ?? []),
  ({ block }) => block.node.region === 'footer',
  (_, { person }, context) => person !== null && isStaff(person, context),
  ({ block }, { spoken }) => !spoken && followsTitle(block.node),
  // "What those say who have been with us" leads to the quotations.
  ({ text }, { spoken }, { words }) => !spoken && mentions(text, words?.proof.testimonialHeadings ?? []),
  ({ block, card }, { person, headed, hinted }, context) =>
    person !== null && !headed && !hinted && isMotto(person, block, card, context),
  (quotation, { vouched }, context) => !vouched && isBesideTitle(quotation, context),
  (quotation, { person }, context) => person === null && closesPage(quotation, context),
];

function judge(quotation: Quotation, context: FactContext): Testimonial | null {
  const signs = signsOf(quotation, context);
  if (NO_VOICES.some((isOther) => isOther(quotation, signs, context))) return null;
  const { person, starred, quoted } = signs;
  if (person === null && !speaksForItself(quotation, signs, context)) return null;
  const { block, others } = quotation;
  const signed = starred ? (others[0]?.text.split(/[,，、]/)[0] ?? null) : null;
  const speaker = person ?? (quoted ? unnamedPerson(block, others, context.words) : null);
  return testimonialOf(quotation, speaker, context, signed);
}

/** Whether words that nobody signs are a customer's all the same. */
function speaksForItself(
  quotation: Quotation,
  { starred, vouched, spoken, quoted, tagged }: Signs,
  context: FactContext,
): boolean {
  const { block, others, text } = quotation;
  if (starred || (vouched && spoken)) return true;
  if (!quoted) return false;
  if (isAttributed(quotation) || (tagged && speaksOfSelf(text, context))) return true;
  return (tagged || others.length > 0) && isCard(block, context);
}

const ATTRIBUTION = /^[-–—]\s?\p{L}/u;

/** Whether the line below begins with the dash that goes before who said it. */
function isAttributed({ block, others }: Quotation): boolean {
  const below = others.find(({ node }) => node.order > block.node.order);
  return below !== undefined && ATTRIBUTION.test(below.text);
}

/** Whether the words stand by themselves beside the title in the first screen: an example of the offer, or its motto. */
function isBesideTitle({ block, card }: Quotation, { headings, view }: FactContext): boolean {
  const { section } = block.node;
  const title = headings.find(({ tag }) => tag === 'h1');
  if (section === null || title?.section !== section || view.similarSiblings(card).count > 1) return false;
  return view.inFirstScreen(block.node) === true;
}

/** Whether the words stand right below a main heading: they lead on, as subtitles do. */
function followsTitle(node: PageNode): boolean {
  const siblings = node.parent?.children.filter(({ isElement }) => isElement) ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return before !== undefined && isHeadingTag(before.tag, 2);
}

/** The headings above the words; of an article, which is a section of its own, those of the section around it, too. */
function headingsOf({ block, card }: Quotation, context: FactContext): string {
  const around = card.tag === 'article' && card.parent ? context.sectionHeading(card.parent) : '';
  return `${block.heading} ${context.sectionHeading(block.node)} ${around}`;
}

/** Whether the heading above, or of the whole page, says that customers speak. */
function isHeaded(quotation: Quotation, context: FactContext): boolean {
  const { words } = context;
  if (words === null) return false;
  if (mentions(headingsOf(quotation, context), words.proof.testimonialHeadings)) return true;
  return quotation.block.node.region !== 'footer' && endsSentence(quotation.text) && isVoicesPage(context);
}

/** Words that the footer says again are the page's own motto. */
function closesPage({ block, text }: Quotation, { blocks }: FactContext): boolean {
  return blocks.some((other) => other !== block && other.node.region === 'footer' && other.text === text);
}

function testimonialOf(
  { card, text }: Quotation,
  person: Person | null,
  context: FactContext,
  signed: string | null = null,
): Testimonial {
  const name = person?.name ?? signed;
  const isNamed = name !== null && !isAnonymous(name);
  return {
    text: spokenPart(text, person).replace(QUOTE_MARKS, ''),
    name: isNamed ? name : null,
    initialsOnly: isNamed && person?.name ? isShortened(person.name) : false,
    role: person?.role ?? null,
    firm: person?.firm ?? null,
    place: person?.place ?? null,
    photo: picturesIn(card, context),
    waits: false,
    evidence: context.evidence(card, text),
  };
}

/** At the beginning and the end of what is quoted: "«It was perfect»." */
const QUOTE_MARKS = /^["“„«»‘‚”「『\s]+|(?:["“”«»’」』]\.?|\s)+$/gu;

/** The quotation without the speaker named behind it. */
function spokenPart(text: string, person: Person | null): string {
  const speaker = speakerIn(text) ?? (person && text.endsWith(person.line) ? person.line : undefined);
  return speaker === undefined ? text : text.slice(0, -speaker.length).replace(/[\s–—-]+$/, '');
}

function reviewOf(
  { card, others, text }: Quotation,
  voice: Testimonial,
  context: FactContext,
): Review | null {
  const { words, view } = context;
  const stars = starsIn(card, context);
  const said = view.text(card);
  const date =
    others.find((other) => YEARS.test(other.text) || NUMERIC_DATE.test(other.text))?.text ??
    dateIn(speakerIn(text) ?? '');
  const reviewed = card.closest((at) => pattern('reviewCardName').test(at.names) || isReview(at));
  if (stars === null && date === null && !reviewed) return null;
  return {
    text: voice.text,
    stars,
    date,
    author: voice.name,
    verified: words !== null && mentions(said, words.proof.verified),
    platform: PLATFORMS.exec(others.map((other) => other.text).join(' '))?.[0] ?? null,
    evidence: voice.evidence,
  };
}
