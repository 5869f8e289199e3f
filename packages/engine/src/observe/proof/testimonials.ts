import { isPhrase, mentions, normalize } from '../../languages/match.ts';
import type { Review, Testimonial } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import type { Reading, TextBlock } from '../reading.ts';
import { PLATFORMS } from './platforms.ts';
import { CLOSED, isSigned, type Quotation, quotationAt } from './quotation.ts';
import { waitingBeside } from './slides.ts';
import {
  adoptedPerson,
  dateIn,
  hasSection,
  INITIALS,
  INSIDE,
  isStaff,
  OPENING,
  type Person,
  personOf,
  speakerIn,
  titled,
  unnamedPerson,
} from './speaker.ts';
import { starsIn } from './stars.ts';
import {
  hintedBy,
  isCard,
  isMotto,
  isPortrayed,
  isStarred,
  isTold,
  picturesIn,
  speaksOfSelf,
} from './testimonial-signs.ts';

const MAX_ITEMS = 200;
/** Characters of a line that leads to the quotations below it. */
const MAX_LEAD = 140;
/** "“With style”, true to this motto we have…": a few words are quoted, not the whole. */
const GOES_ON = /^["“„«][^"“”»]{3,80}["“”»],?(?:\s+[–—-])?\s+\p{Ll}/u;

export interface Voices {
  testimonials: Testimonial[];
  reviews: Review[];
}

/**
 * Words of customers, quoted: a quotation (by markup, marks, or a testimonial's card) with the person it is from.
 * Pull quotes, mottos and words of the page's own people are none. The same words of the same person count once.
 */
export function voicesOf(reading: Reading): Voices {
  const seen = new Set<string>();
  const voices: Voices = { testimonials: [], reviews: [] };
  const all = heard(reading);
  for (const [quotation, testimonial] of all) {
    if (isPraised(testimonial, all)) continue;
    const key = `${normalize(testimonial.text).toLowerCase()}|${testimonial.name ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    voices.testimonials.push(testimonial);
    const review = reviewOf(quotation, testimonial, reading);
    if (review) voices.reviews.push(review);
  }
  return voices;
}

const PRAISES = 2;

/** Of whom several others speak by name is whom they thank. */
function isPraised({ name }: Testimonial, all: readonly [Quotation, Testimonial][]): boolean {
  const names = name?.match(/\p{Lu}\p{Ll}{3,}/gu) ?? [];
  return names.some((each) => {
    const said = new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'u');
    return all.filter(([, other]) => other.name !== name && said.test(other.text)).length >= PRAISES;
  });
}

/** Testimonials in reading order; what is built like its neighbor and signed like it is one too. */
function heard(reading: Reading): [Quotation, Testimonial][] {
  const found: [Quotation, Testimonial][] = [];
  const unsure: Quotation[] = [];
  const done = new Set<PageNode>();
  const attributions = new Set<TextBlock>();
  const rows = new Set<string>();
  for (let place = 0; place < reading.blocks.length && found.length < MAX_ITEMS; place++) {
    const quotation = quotationAt(place, reading);
    if (!quotation || done.has(quotation.card) || attributions.has(quotation.block)) continue;
    const testimonial = judge(quotation, reading);
    if (testimonial) {
      for (const other of quotation.others) attributions.add(other);
      done.add(quotation.card);
      rows.add(rowOf(quotation.card));
      found.push([quotation, testimonial]);
    } else if (isSigned(quotation)) unsure.push(quotation);
  }
  for (const quotation of unsure) {
    if (done.has(quotation.card) || !rows.has(rowOf(quotation.card))) continue;
    done.add(quotation.card);
    found.push([quotation, testimonialOf(quotation, adoptedPerson(quotation.others), reading)]);
  }
  const told = new Set(found.map(([{ text }]) => normalize(text)));
  for (const [quotation] of [...found]) {
    for (const other of waitingBeside(quotation, reading.view)) {
      if (told.has(normalize(other.text))) continue;
      told.add(normalize(other.text));
      const person = titled(personOf(other.block, other.others, other.text), reading.words);
      found.push([other, testimonialOf(other, person, reading)]);
    }
  }
  return found.toSorted(([a], [b]) => a.card.order - b.card.order);
}

/** "Reviews" and "They trust us" above the words are what they are called, not who said them. */
function namesSection(line: string, { words }: Reading): boolean {
  return (
    words !== null &&
    (isPhrase(line, words.proof.testimonialHeadings) || isPhrase(line, words.proof.logoHeadings))
  );
}

/** The same for boxes side by side that are built alike. */
function rowOf(card: PageNode): string {
  return `${card.parent?.order} ${card.tag} ${card.attribute('class')}`;
}

function judge(quotation: Quotation, reading: Reading): Testimonial | null {
  const { block, card, others, text } = quotation;
  const { words } = reading;
  const hinted = hintedBy(block.node) || isPortrayed(card, reading);
  const tagged = block.node.closest((at) => at.tag === 'blockquote' || at.tag === 'q') !== null;
  const quoted =
    OPENING.test(text) && !GOES_ON.test(text) && (CLOSED.test(text) || INSIDE.test(text) || text.length > 60);
  const within = /["“„«].{25,}["”“»]\s*[-–—]\s*\p{Lu}/u.test(text);
  const heading = `${block.heading} ${reading.sectionHeading(block.node)}`;
  const headed = words !== null && mentions(heading, words.proof.testimonialHeadings);
  const starred = isStarred(quotation, reading);
  const beside = titled(personOf(block, others, text), words);
  const person = beside && namesSection(beside.line, reading) ? null : beside;
  const told = person !== null && isTold(quotation, person, reading);
  if (!hinted && !tagged && !quoted && !headed && !within && !starred && !told) return null;
  if (words && !headed && mentions(heading, words.proof.staff)) return null;
  if (block.node.region === 'footer' && !hinted) return null;
  if (person?.name && isStaff(person, reading)) return null;
  const spoken = tagged || quoted || within;
  // "What those say who have been with us" leads to the quotations.
  if (
    !spoken &&
    !starred &&
    words &&
    text.length <= MAX_LEAD &&
    mentions(text, words.proof.testimonialHeadings)
  )
    return null;
  const marked = quoted || within;
  // A box with a heading above its text is a part of the offer, whatever the heading looks like.
  if (person?.above && !marked && !hinted && !starred && !told && !headed) return null;
  const whole = /^h[1-3]$/.test(block.node.tag);
  if (person && !headed && !starred && (whole || !hinted) && isMotto(person, block, card, reading))
    return null;
  const enough = person
    ? spoken || hinted || starred || told || (headed && isCard(block, reading))
    : starred ||
      (hinted && spoken) ||
      (tagged && quoted && speaksOfSelf(text, reading)) ||
      ((headed || (quoted && isCard(block, reading) && (tagged || others.length > 0))) &&
        spoken &&
        text.split(' ').length >= 6);
  if (!enough || (!person && !starred && inArticle(block.node))) return null;
  const signed = starred ? (others[0]?.text.split(',')[0] ?? null) : null;
  const closed = quoted && (CLOSED.test(text) || INSIDE.test(text));
  const speaker = person ?? (closed && !starred ? unnamedPerson(block, others) : null);
  if (!person && !starred) {
    // What a visitor may ask, or what the page's own people say.
    if (/[?？]["”»]?$/u.test(text) || (speaker && hasSection(speaker, reading))) return null;
    if (closesPage(quotation, reading)) return null;
  }
  return testimonialOf(quotation, speaker, reading, signed);
}

/** Words that the footer says again are the page's own motto. */
function closesPage({ block, text }: Quotation, { blocks }: Reading): boolean {
  return blocks.some((other) => other !== block && other.node.region === 'footer' && other.text === text);
}

function testimonialOf(
  { card, text }: Quotation,
  person: Person | null,
  reading: Reading,
  signed: string | null = null,
): Testimonial {
  return {
    text: spokenPart(text).replace(/^["“„«»‘‚”\s]+|["“”«»’\s]+$/gu, ''),
    name: person?.name ?? signed,
    initialsOnly: person?.name ? INITIALS.test(person.name) : false,
    role: person?.role ?? null,
    firm: person?.firm ?? null,
    place: person?.place ?? null,
    photo: picturesIn(card, reading),
    evidence: reading.evidence(card, text),
  };
}

/** The quotation without the speaker named behind it. */
function spokenPart(text: string): string {
  const speaker = speakerIn(text);
  return speaker === undefined ? text : text.slice(0, -speaker.length).replace(/[\s–—-]+$/, '');
}

function inArticle(node: PageNode): boolean {
  return node.closest((at) => at.tag === 'article') !== null;
}

function reviewOf({ card, others, text }: Quotation, voice: Testimonial, reading: Reading): Review | null {
  const { words, view } = reading;
  const stars = starsIn(card, reading);
  const said = view.text(card);
  const date =
    others.find((other) => /\b(19|20)\d{2}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/.test(other.text))?.text ??
    dateIn(speakerIn(text) ?? '');
  const reviewed = card.closest(
    (at) => /(^|[\s_-])reviews?([\s_-]|$)/i.test(at.names) || /Review$/.test(at.attribute('itemtype')),
  );
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
