import type { Evidence } from '@liftmark/contract/report';
import { digitsOf } from '../../language/characters.ts';
import { datesIn } from '../../language/dates.ts';
import { isPhrase, mentions, normalize } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { isAddress } from '../../language/postal-address.ts';
import type { LanguageWords } from '../../language/words.ts';
import { hasScheme, withoutOrigin } from '../../page/address.ts';
import { isRecord, itemsOf, textOf } from '../../page/structured-data.ts';
import { deadAddress } from '../actions/dead-links.ts';
import { isPlaceholderNumber, placeholderContact } from '../content/placeholder-contact.ts';
import { type FactContext, type PageLink, type TextBlock, unknown } from '../fact-context.ts';
import { text as sentences } from '../text.ts';
import type { Presence } from '../types/common.ts';
import type { FormFact } from '../types/forms.ts';
import type { Trust } from '../types/trust.ts';
import { means } from './links.ts';
import { EMAIL, misdirectedOf } from './misdirected.ts';

const CONTACT_PATH = pattern('contactPath');

const PHONE = /(?<![\d.,/-])(?:\+|00)?\(?\d{1,4}\)?(?:[\s./-]{0,2}\(?\d{2,5}\)?){2,5}(?![\d/]|[.,]\d)/g;
/** A shape that nothing but a phone number has. */
const NORTH_AMERICAN = /^\(\d{3}\) ?\d{3}[-. ]\d{4}$/;
/** Numbers of Brazilian companies, taxpayers and places. */
const REGISTERED = /^\d{2}\.?\d{3}\.?\d{3}\/\d{4}-\d{2}$|^\d{3}\.\d{3}\.\d{3}-\d{2}$|^\d{2}\.?\d{3}-\d{3}$/;
/** "Contacto" before a number, in a line of the two. */
const LABEL_LETTERS = 12;
const AREA_FIRST = /^\(?0?\d{2,4}\)?[\s./-]/;
/** What announces the number of a register or of taxes. */
const REGISTER = compose(String.raw`(?<!\p{L})${alternatives('registerNumber')}[^\d+\p{L}]{0,6}$`, 'iu');
/** What divides a line into parts. */
const DIVIDER = /[·|•]|\s[–—-]\s/;
const PHONE_HINT = pattern('phoneHint');
const STRUCTURED_PLACES = ['PostalAddress'];

/** The number of a house or a postal code in the label of a map, and no mark, count or way. */
const HOUSE = compose(
  String.raw`(?<![\d.,])\d{1,5}(?!\d|[.,]\d|\s*(?:\+|%|km|m(?!\p{L})|°|google|${alternatives('noHouseNumber')}))`,
  'iu',
);
/** Links called by the way to get in touch. */
const BY_NAME =
  'phone telephone e-mail email mail telefon téléphone teléfono telefono telefone telefoon'.split(' ');

/** An address that opens a chat with one number. */
export const WHATSAPP = pattern('whatsAppChat');

/** Longer texts tell of other things than how to reach somebody. */
export const MAX_CONTACT_LINE = 400;

type Kind = Trust['contact']['kinds'][number];

/** Phone, e-mail, postal address, contact link or form, from header to footer, working or not. */
export function contactOf(context: FactContext, forms: FormFact[]): Trust['contact'] {
  const found: Partial<Record<Way['kind'], Evidence>> = {};
  const emails = new Map<string, Evidence>();
  for (const { kind, said = '', evidence } of waysIn(context, forms)) {
    found[kind] ??= evidence();
    const address = kind === 'email' ? EMAIL.exec(said)?.[0].toLowerCase() : undefined;
    if (address !== undefined && !emails.has(address)) emails.set(address, evidence());
  }
  const { nowhere = null, nobodys = null, ...open } = found;
  if (open.phone) delete open.whatsapp;
  const kinds = Object.keys(open) as Kind[];
  return {
    ...presenceOf(Object.keys(found).length > 0, Object.values(open), context),
    kinds,
    emails: [...emails].map(([address, evidence]) => ({ address, evidence })),
    misdirected: context.links.flatMap((link) => misdirectedOf(link, context)),
    leadsNowhere: nowhere,
    nobodys,
    hidden: kinds.length > 0 ? null : hiddenContact(context),
  };
}

/** A way to get in touch, one at which nobody is reached, or one that leads nowhere. */
interface Way {
  kind: Kind | 'nobodys' | 'nowhere';
  said?: string;
  evidence: () => Evidence;
}

function* waysIn(context: FactContext, forms: readonly FormFact[]): Generator<Way> {
  for (const link of context.links) {
    const kind = linkKind(link, context);
    const said = link.href.slice('mailto:'.length);
    if (kind !== null) yield { kind, said, evidence: () => context.evidence(link.node) };
  }
  for (const block of context.blocks) {
    if (block.text.length > MAX_CONTACT_LINE || context.inMockUp(block.node)) continue;
    const said = withoutNobodys(block.text);
    const evidence = () => context.evidence(block.node, block.text);
    for (const kind of lineKinds(said, block, context)) yield { kind, said, evidence };
  }
  for (const { purpose, evidence } of forms)
    if (purpose === 'contact') yield { kind: 'form', evidence: () => evidence };
  const body = structuredAddress(context) && context.view.tagged('address').find((node) => node.visible);
  if (body) yield { kind: 'address', evidence: () => context.evidence(body) };
}

function presenceOf(isShown: boolean, evidence: Evidence[], { links, words }: FactContext): Presence {
  const searched = [sentences.searched.contact({ links: links.length })];
  if (isShown) return { present: true, evidence, searched: [] };
  return words
    ? { present: false, evidence: [], searched }
    : unknown(sentences.notMeasured.noWordList, searched);
}

function linkKind({ href: given, label, node }: PageLink, context: FactContext): Way['kind'] | null {
  const { words, view } = context;
  const href = given.toLowerCase();
  if (placeholderContact(`${href} · ${label}`) !== null) return 'nobodys';
  if (hasScheme(href, 'tel', 'sms')) return isPlaceholderNumber(href) ? 'nobodys' : 'phone';
  if (WHATSAPP.test(href)) return 'whatsapp';
  if (hasScheme(href, 'mailto') && href.split('?', 1)[0]?.includes('@')) return 'email';
  if (pattern('mapAddress').test(href)) return HOUSE.test(label) ? 'address' : null;
  if (deadAddress(node, view) !== null) return isPhrase(label, words?.links.contact) ? 'nowhere' : null;
  return meansContact(label, href, words) ? 'page' : null;
}

function meansContact(label: string, href: string, words: LanguageWords | null): boolean {
  const isMeant = words && means({ label }, words.links.contact) && !mentions(label, words.links.about);
  return isMeant || CONTACT_PATH.test(withoutOrigin(href)) || isPhrase(label, BY_NAME);
}

/** The ways that a line gives; `said` is what of it leads to somebody. */
function lineKinds(said: string, block: TextBlock, context: FactContext): Way['kind'][] {
  const isWhole = said === block.text;
  const kinds: [Way['kind'], boolean][] = [
    ['nobodys', !isWhole],
    ['email', said.includes('@') && EMAIL.test(said)],
    ['phone', isPhone(said)],
    ['address', isWhole && isAddressLine(block) && !isVenue(block, context)],
  ];
  return kinds.flatMap(([kind, isGiven]) => (isGiven ? kind : []));
}

/** The first number, mail or address in an inactive tab, a closed panel or another part that a click may open. */
function hiddenContact(context: FactContext): Evidence | null {
  const { view } = context;
  for (const node of view.nodes) {
    if (node.visible || node.hidden === 'not-content') continue;
    if (node.isText) {
      const text = normalize(node.source.text);
      if (text.length <= MAX_CONTACT_LINE && tellsContact(text)) return context.evidence(node.element, text);
    } else if (hasScheme(node.attribute('href'), 'tel', 'sms', 'mailto')) {
      const href = node.attribute('href');
      const shown =
        view.everyText(node, MAX_CONTACT_LINE) || href.slice(href.indexOf(':') + 1).split('?', 1)[0];
      if (/\d{5}|@/.test(href) && placeholderContact(href) === null) return context.evidence(node, shown);
    }
  }
  return null;
}

function tellsContact(line: string): boolean {
  const said = withoutNobodys(line);
  return EMAIL.test(said) || isPhone(said) || (said === line && isAddress(said, false));
}

/** A line without the addresses, numbers and mails at which nobody is reached. */
function withoutNobodys(line: string): string {
  const nobodys = placeholderContact(line);
  return nobodys === null ? line : withoutNobodys(line.replaceAll(nobodys, ' '));
}

/** A phone number: an international one, one that a word announces, or a short line that is nothing else. */
export function isPhone(text: string): boolean {
  if (!/\d\d/.test(text)) return false;
  return [...text.matchAll(PHONE)].some(
    ({ 0: match, index }) =>
      !REGISTER.test(text.slice(0, index)) &&
      !isAmount(text, index, index + match.length) &&
      isNumber(match.trim(), text),
  );
}

const CURRENCY = /\p{Sc}/u;

/** "$ 12.400.000" is grouped like a telephone number. */
function isAmount(text: string, start: number, end: number): boolean {
  return CURRENCY.test(text.slice(Math.max(0, start - 2), start)) || CURRENCY.test(text.slice(end, end + 2));
}

function isNumber(number: string, text: string): boolean {
  const digits = digitsOf(number);
  if (digits.length < 8 || digits.length > 15 || /^(19|20)\d{6}$/.test(digits)) return false;
  if (isPlaceholderNumber(number) || REGISTERED.test(number)) return false;
  if (/^(?:19|20)\d{2}([./-])\d{1,2}\1\d{1,2}(?!\d)/.test(number)) return false;
  if (/^\d{4}\D\d{2}\D\d{2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{4}\s?[-–]\s?\d{4}$/.test(number))
    return false;
  return (
    number.startsWith('+') ||
    PHONE_HINT.test(text) ||
    (number.startsWith('0') && text.trim().length <= number.length + LABEL_LETTERS) ||
    NORTH_AMERICAN.test(number) ||
    (AREA_FIRST.test(number) && (text.length < number.length + 30 || isPartOfItsOwn(number, text)))
  );
}

/** Whether a number between signs that divide a line is all of its part, as in an imprint on one line. */
function isPartOfItsOwn(number: string, text: string): boolean {
  return /^\(?0|^\(\d{2,3}\)/.test(number) && text.split(DIVIDER).some((part) => part.trim() === number);
}

/** Whether a line of the page gives a postal address: longer ones too at the foot or marked as one. */
export function isAddressLine({ text, node }: TextBlock): boolean {
  return isAddress(text, node.region === 'footer' || node.tag === 'address');
}

/** Lines of one notice that tell when and where. */
const NOTICE = 2;

/** Where something takes place on a day told beside it is not where the organization is found. */
function isVenue({ node, text }: TextBlock, { blocks, words, model }: FactContext): boolean {
  if (node.region === 'footer' || node.tag === 'address') return false;
  const year = Number(model.snapshot.capturedAt.slice(0, 4));
  const place = blocks.findIndex((block) => block.node === node && block.text === text);
  return blocks
    .slice(Math.max(0, place - NOTICE), place + NOTICE + 1)
    .some((near) => near.node.section === node.section && datesIn(near.text, words, year).length > 0);
}

function structuredAddress(context: FactContext): boolean {
  return (
    itemsOf(context.structured, ...STRUCTURED_PLACES).some((item) => textOf(item.properties.streetAddress)) ||
    context.structured.some((item) => isRecord(item.properties.address))
  );
}
