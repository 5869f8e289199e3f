import type { Evidence } from '@liftmark/contract/report';
import { latinLength } from '../../language/latin-length.ts';
import { allMatches, firstMatch, mentions, normalize } from '../../language/match.ts';
import { pattern } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import type { LanguageWords } from '../../language/words.ts';
import { hasScheme } from '../../page/address.ts';
import { isHeadingTag } from '../../page/heading.ts';
import type { PageNode } from '../../page/node.ts';
import { type FactContext, isButton, type TextBlock } from '../fact-context.ts';
import { isQuotation } from '../proof/speaker.ts';
import type { Content, WordingMatch } from '../types/content.ts';
import { placeholderBoxes } from './placeholder-boxes.ts';
import { isContact, placeholderContact, placeholderLink } from './placeholder-contact.ts';

const REMNANTS = pattern('remnant');
/** What every remnant holds: a cheap question before the pattern is tried. */
const REMNANT_SIGN = pattern('remnantSign');
/** Quotations and code, and what a form asks for: "Describe your project" is no filler there. */
const NO_REMNANTS = new Set(['blockquote', 'q', 'code', 'pre', 'label', 'legend', 'option']);
const PLACEHOLDER = pattern('placeholder');
const TRIAL_WORDS = pattern('trialWords');
const TEMPLATE_TEXT = pattern('templateText');
/** What the maker of a template calls the page. */
const TEMPLATE_TITLE = pattern('templateTitle');
const PLACEHOLDER_PICTURE = pattern('placeholderPicture');
/** What stands alone where a real line belongs. */
const REMNANT_LINES = pattern('remnantLine');
/** What a server says for a part of the page that it does not have. */
const NOT_THERE = pattern('missingPart');
const LARGE_PX = 24;
const NUMBERED = pattern('numberedPlaceholder');
const MAKER = pattern('templateMaker');
const MAX_REMNANTS = 20;
/** Words of the Latin that fills templates; several in one block are no quotation and no name. */
const FILLER_LATIN = pattern('fillerLatin');
const ENOUGH_LATIN = 4;
const LATIN_SHOWN = 5;
const MAX_MATCHES = 200;

/** Where the page first says that one comes by appointment; what customers say is left out. */
export function appointmentOf(context: FactContext): Evidence | null {
  const { words } = context;
  if (!words) return null;
  const said = context.blocks.find(
    ({ node, text }) => mentions(text, words.product.appointments) && !isQuoted(node),
  );
  return said ? context.evidence(said.node, said.text) : null;
}

export function isQuoted(node: PageNode): boolean {
  return (
    node.closest((at) => at.tag === 'blockquote' || at.tag === 'q' || pattern('voiceName').test(at.names)) !==
    null
  );
}

/** Hits of the lists for hype, generic, pressure and shaming words in the page's own copy. */
export function flaggedPhrasesOf(context: FactContext): WordingMatch[] {
  const { words, view } = context;
  if (!words) return [];
  const matches: WordingMatch[] = [];
  for (const block of context.blocks)
    if (matches.length < MAX_MATCHES) matches.push(...toneMatches(block, context, words));
  for (const node of view.nodes)
    if (matches.length < MAX_MATCHES) matches.push(...shamingMatches(node, context, words));
  return matches;
}

function toneMatches({ node, text }: TextBlock, context: FactContext, { tone }: LanguageWords) {
  const { headline } = context;
  if (context.inMockUp(node) || isQuoted(node) || isQuotation(text)) return [];
  const inHeadline = headline !== null && (headline.contains(node) || node.contains(headline));
  const lists: WordingMatch['list'][] = ['hype', 'pressure'];
  if (inHeadline || isHeadingTag(node.tag, 3)) lists.push('generic');
  return lists.flatMap((list) =>
    allMatches(text, tone[list]).map((match) => ({
      list,
      phrase: match.text,
      inHeadline,
      evidence: context.evidence(node, text),
    })),
  );
}

/** The label of a control that begins with a phrase that shames visitors, also where it's hidden. */
function shamingMatches(node: PageNode, context: FactContext, { tone }: LanguageWords): WordingMatch[] {
  if (!node.isElement || node.hidden === 'not-content' || !(isButton(node) || node.tag === 'a')) return [];
  const label = normalize(context.view.everyText(node));
  if (label.length < 6 || label.length > 100) return [];
  if (firstMatch(label.replace(/[,.!]/g, ''), tone.shaming)?.index !== 0) return [];
  return [{ list: 'shaming', phrase: label, inHeadline: false, evidence: context.evidence(node, label) }];
}

/**
 * Template text that was never replaced, of the page and of its title, which tabs and results show. Pages about such
 * text, code and quotations are left out.
 */
export function templateRemnantsOf(context: FactContext): Content['templateRemnants'] {
  const { words, view } = context;
  const titles = view.tagged('title').map((node) => ({
    node,
    text: normalize(node.children.map((child) => child.source.text).join('')),
  }));
  const found: Content['templateRemnants'] = titles
    .filter(({ text }) => text !== '' && (remnantIn(text, words) === text || TEMPLATE_TITLE.test(text)))
    .map(({ node, text }) => ({ text, evidence: context.evidence(node, text) }));
  // A title that is nothing but filler was left over with the rest.
  const title = found.length > 0 ? '' : titles.map(({ text }) => text.toLowerCase()).join(' ');
  const isAboutSuch = mentions(title, words?.templateRemnants);
  for (const block of isAboutSuch ? [] : context.blocks) {
    if (found.length >= MAX_REMNANTS) break;
    found.push(...remnantsOfBlock(block, context, title));
  }
  return [
    ...found,
    ...placeholderBoxes(context),
    ...unfilledLinks(context, found),
    ...drawnPlaceholders(context, title),
  ].slice(0, MAX_REMNANTS);
}

function remnantsOfBlock(block: TextBlock, context: FactContext, title: string): Content['templateRemnants'] {
  const { node } = block;
  if (context.inMockUp(node) || node.closest((at) => NO_REMNANTS.has(at.tag))) return [];
  const text = normalize(block.text);
  const isButton = node.isIn('button');
  const matches = isButton ? (REMNANTS.exec(text)?.slice(0, 1) ?? []) : remnantsIn(text, context.words);
  const missing = matches.length > 0 ? null : missingPart(block, context);
  return (missing === null ? matches : [missing])
    .filter((match) => {
      if (title.includes(match.toLowerCase()) && !PLACEHOLDER.test(match)) return false;
      return match.toLowerCase() !== 'undefined' || countWords(text) <= 12;
    })
    .map((match) => ({
      text: match,
      contact: isContact(match),
      evidence: context.evidence(node, block.text),
    }));
}

/** Links to the number, mail or profile of nobody, save where their words were named before. */
function unfilledLinks(
  { links, model }: FactContext,
  found: Content['templateRemnants'],
): Content['templateRemnants'] {
  return links.flatMap(({ node, href }) => {
    const text = placeholderLink(href);
    // A number is often linked in another notation.
    const isNamed = found.some((other) => other.text === text || (other.contact && hasScheme(href, 'tel')));
    return text === null || isNamed ? [] : [{ text, contact: true, evidence: model.evidence(node, text) }];
  });
}

/** Boxes that say "Logo 1", "Logo 2", and pictures that are still named after who made the template. */
function drawnPlaceholders({ view, model }: FactContext, title: string): Content['templateRemnants'] {
  const numbered = view.tagged('svg').flatMap((drawing) => {
    const words = drawing.visible ? lettersIn(drawing, view) : '';
    return NUMBERED.test(words) ? [{ text: words, evidence: model.evidence(drawing, words) }] : [];
  });
  const pictures = view.tagged('img').flatMap((node) => {
    const name = node.attribute('alt').trim();
    const isMakers = MAKER.test(name) && !title.includes(name.toLowerCase());
    const left = isMakers ? name : PLACEHOLDER_PICTURE.exec(node.attribute('src'))?.[0].replaceAll('/', '');
    return left && node.visible ? [{ text: left, evidence: model.evidence(node, left) }] : [];
  });
  return [...(numbered.length > 1 ? numbered : []), ...pictures];
}

function lettersIn(drawing: PageNode, view: FactContext['view']): string {
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
    if (fillerLatinIn(text) !== null || ['lorem', 'dolor'].some((word) => match.toLowerCase().includes(word)))
      break;
    rest = rest.replaceAll(match, ' · ');
  }
  return found.toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
}

function remnantIn(text: string, words: LanguageWords | null): string | null {
  return (
    (REMNANT_SIGN.test(text) ? REMNANTS.exec(text)?.[0] : null) ??
    PLACEHOLDER.exec(text)?.[0] ??
    TRIAL_WORDS.exec(text)?.[0] ??
    TEMPLATE_TEXT.exec(text)?.[0] ??
    placeholderContact(text) ??
    (words && firstMatch(text, words.templateRemnants)?.text) ??
    REMNANT_LINES.exec(text)?.[0] ??
    fillerLatinIn(text)
  );
}

/** How much of a text is filler, 0 to 1: all of it where several words of filler Latin stand, else what was left over. */
export function fillerShareOf(text: string, words: LanguageWords | null): number {
  if (text.toLowerCase().includes('lorem ipsum') || fillerLatinIn(text) !== null) return 1;
  const left = remnantIn(text, words);
  return left === null ? 0 : Math.min(1, latinLength(left) / latinLength(text));
}

/** "Not found" in large type on a page that was found. */
function missingPart({ node, text }: TextBlock, { model }: FactContext): string | null {
  const isLarge = model.measured && node.style.fontSizePx >= LARGE_PX;
  return isLarge && model.snapshot.status < 400 && NOT_THERE.test(text) ? text : null;
}

/** The first words of a block of filler Latin, also where it begins elsewhere than at "lorem ipsum". */
function fillerLatinIn(text: string): string | null {
  const latin = new Set(text.match(FILLER_LATIN)?.map((word) => word.toLowerCase()));
  return latin.size < ENOUGH_LATIN ? null : text.split(' ').slice(0, LATIN_SHOWN).join(' ');
}
