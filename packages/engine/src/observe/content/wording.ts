import { allMatches, firstMatch, mentions, normalize } from '../../languages/match.ts';
import { pattern } from '../../languages/patterns.ts';
import type { LanguageWords } from '../../languages/words.ts';
import type { Content, Evidence, WordingMatch } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import { isButton, type Reading, type TextBlock } from '../reading.ts';
import { nobodysContact, nobodysLink } from './nobodys-contact.ts';

const REMNANTS = pattern('remnant');
/** What every remnant holds: a cheap question before the pattern is tried. */
const REMNANT_SIGN = pattern('remnantSign');
/** Quotations and code, and what a form asks for: "Describe your project" is no filler there. */
const NO_REMNANTS = new Set(['blockquote', 'q', 'code', 'pre', 'label', 'legend', 'option', 'button']);
/** Brackets around the name of what belongs there, rows of X and underscores, and words of a trial run. */
const PLACEHOLDERS: readonly RegExp[] = [
  /\[\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){1,4}\]/u,
  /(?<![\p{L}\d])X{2,}[ -]X{2,}|(?<![\p{L}\d])X{5,}(?![\p{L}])/u,
  /\(?_{3,}\)?[ )_-]*_{2,}/u,
  /\bdemo (?:mode|data|content|purposes)\b|\b(?:test card|dummy (?:text|data)|sample text)\b|4242 4242/iu,
];
/** What stands alone where a real line belongs. */
const REMNANT_LINES = pattern('remnantLine');
/** What a server says for a part of the page that it does not have. */
const NOT_THERE = /^(?:404:? )?(?:page |file )?not found\.?$/i;
const LARGE_PX = 24;
const NUMBERED = /^(?:logo|partner|client|brand) ?#?\d{1,2}$/i;
const MAKER = /^(?:untree\.co|themewagon|colorlib|templatemo|w3layouts|html5 ?up|free-?css)$/i;
const MAX_REMNANTS = 20;
/** Words of the Latin that fills templates; several in one block are no quotation and no name. */
const FILLER_LATIN = pattern('fillerLatin');
const ENOUGH_LATIN = 4;
const LATIN_SHOWN = 5;
const MAX_MATCHES = 200;

/** Where the page first says that one comes by appointment; what customers say is left out. */
export function appointmentOf(reading: Reading): Evidence | null {
  const { words } = reading;
  if (!words) return null;
  const said = reading.blocks.find(
    ({ node, text }) => mentions(text, words.product.appointments) && !isQuoted(node),
  );
  return said ? reading.evidence(said.node, said.text) : null;
}

export function isQuoted(node: PageNode): boolean {
  return (
    node.closest(
      (at) => at.tag === 'blockquote' || at.tag === 'q' || /testimonial|review/i.test(at.names),
    ) !== null
  );
}

/** Hits of the lists for hype, generic, pressure and shaming words in the page's own copy. */
export function wordingMatchesOf(reading: Reading): WordingMatch[] {
  const { words, view } = reading;
  if (!words) return [];
  const matches: WordingMatch[] = [];
  for (const block of reading.blocks) {
    if (matches.length >= MAX_MATCHES) break;
    if (reading.inMockUp(block.node) || isQuoted(block.node)) continue;
    const inHeadline =
      reading.headline !== null &&
      (reading.headline === block.node ||
        reading.headline.contains(block.node) ||
        block.node.contains(reading.headline));
    const note = (list: WordingMatch['list'], phrases: readonly string[]): void => {
      for (const match of allMatches(block.text, phrases))
        matches.push({
          list,
          phrase: match.text,
          inHeadline,
          evidence: reading.evidence(block.node, block.text),
        });
    };
    note('hype', words.tone.hype);
    note('pressure', words.tone.pressure);
    if (inHeadline || /^h[1-3]$/.test(block.node.tag)) note('generic', words.tone.generic);
  }
  for (const node of view.nodes) {
    if (matches.length >= MAX_MATCHES) break;
    if (!node.isElement || node.hidden === 'not-content' || !(isButton(node) || node.tag === 'a')) continue;
    const label = normalize(view.everyText(node));
    if (label.length < 6 || label.length > 100) continue;
    const bare = label.replace(/[,.!]/g, '');
    const shaming = firstMatch(bare, words.tone.shaming);
    if (shaming?.index === 0)
      matches.push({
        list: 'shaming',
        phrase: label,
        inHeadline: false,
        evidence: reading.evidence(node, label),
      });
  }
  return matches;
}

/**
 * Template text that was never replaced, of the page and of its title, which tabs and results show. Pages about such
 * text, code and quotations are left out.
 */
export function templateRemnantsOf(reading: Reading): Content['templateRemnants'] {
  const { words, view } = reading;
  const titles = view.tagged('title').map((node) => ({
    node,
    text: normalize(node.children.map((child) => child.source.text).join('')),
  }));
  const found: Content['templateRemnants'] = titles
    .filter(({ text }) => text !== '' && remnantIn(text, words) === text)
    .map(({ node, text }) => ({ text, evidence: reading.evidence(node, text) }));
  // A title that is nothing but filler was left over with the rest.
  const title = found.length > 0 ? '' : titles.map(({ text }) => text.toLowerCase()).join(' ');
  const isAboutSuch = words !== null && mentions(title, words.templateRemnants);
  for (const block of reading.blocks) {
    if (found.length >= MAX_REMNANTS) break;
    if (reading.inMockUp(block.node) || block.node.closest((at) => NO_REMNANTS.has(at.tag))) continue;
    const text = normalize(block.text);
    if (isAboutSuch) continue;
    const matches = remnantsIn(text, words);
    const missing = matches.length > 0 ? null : missingPart(block, reading);
    for (const match of missing === null ? matches : [missing]) {
      if (title.includes(match.toLowerCase())) continue;
      if (match.toLowerCase() === 'undefined' && text.split(' ').length > 12) continue;
      found.push({ text: match, evidence: reading.evidence(block.node, block.text) });
    }
  }
  return [...found, ...unfilledLinks(reading, found), ...drawnPlaceholders(reading, title)].slice(
    0,
    MAX_REMNANTS,
  );
}

/** Links to the mail or profile of nobody, save where their words were named before. */
function unfilledLinks(
  { links, model }: Reading,
  found: Content['templateRemnants'],
): Content['templateRemnants'] {
  return links.flatMap(({ node, href }) => {
    const text = nobodysLink(href);
    return text === null || found.some((other) => other.text === text)
      ? []
      : [{ text, evidence: model.evidence(node, text) }];
  });
}

/** Boxes that say "Logo 1", "Logo 2", and pictures that are still named after who made the template. */
function drawnPlaceholders({ view, model }: Reading, title: string): Content['templateRemnants'] {
  const numbered = view.tagged('svg').flatMap((drawing) => {
    const words = drawing.visible ? lettersIn(drawing, view) : '';
    return NUMBERED.test(words) ? [{ text: words, evidence: model.evidence(drawing, words) }] : [];
  });
  const makers = view.tagged('img').flatMap((node) => {
    const name = node.attribute('alt').trim();
    const isLeft = node.visible && MAKER.test(name) && !title.includes(name.toLowerCase());
    return isLeft ? [{ text: name, evidence: model.evidence(node, name) }] : [];
  });
  return [...(numbered.length > 1 ? numbered : []), ...makers];
}

function lettersIn(drawing: PageNode, view: Reading['view']): string {
  return normalize(
    view
      .subtree(drawing)
      .map((node) => (node.isText ? node.source.text : ''))
      .join(' '),
  );
}

/** A footer may hold several side by side: the name, the street and the address of nobody. */
const MOST_IN_BLOCK = 4;

function remnantsIn(text: string, words: LanguageWords | null): string[] {
  const found: string[] = [];
  for (let rest = text; found.length < MOST_IN_BLOCK; ) {
    const match = remnantIn(rest, words);
    if (match === null) break;
    found.push(match);
    // Of running filler the first words tell all.
    if (fillerLatinIn(text) !== null || /lorem|dolor/i.test(match)) break;
    rest = rest.replaceAll(match, ' · ');
  }
  return found.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
}

function remnantIn(text: string, words: LanguageWords | null): string | null {
  return (
    (REMNANT_SIGN.test(text) ? REMNANTS.exec(text)?.[0] : null) ??
    placeholderIn(text) ??
    nobodysContact(text) ??
    (words && firstMatch(text, words.templateRemnants)?.text) ??
    REMNANT_LINES.exec(text)?.[0] ??
    fillerLatinIn(text)
  );
}

/** How much of a text is filler, 0 to 1: all of it where several words of filler Latin stand, else what was left over. */
export function fillerShareOf(text: string, words: LanguageWords | null): number {
  if (/lorem ipsum/i.test(text) || fillerLatinIn(text) !== null) return 1;
  const left = remnantIn(text, words);
  return left === null ? 0 : Math.min(1, left.length / text.length);
}

function placeholderIn(text: string): string | null {
  for (const pattern of PLACEHOLDERS) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** "Not found" in large type on a page that was found. */
function missingPart({ node, text }: TextBlock, { model }: Reading): string | null {
  const isLarge = model.measured && node.style.fontSizePx >= LARGE_PX;
  return isLarge && model.snapshot.status < 400 && NOT_THERE.test(text) ? text : null;
}

/** The first words of a block of filler Latin, also where it begins elsewhere than at "lorem ipsum". */
function fillerLatinIn(text: string): string | null {
  const latin = new Set(text.match(FILLER_LATIN)?.map((word) => word.toLowerCase()));
  return latin.size < ENOUGH_LATIN ? null : text.split(' ').slice(0, LATIN_SHOWN).join(' ');
}
