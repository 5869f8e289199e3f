import { hasDigit } from '../../language/characters.ts';
import { latinLength } from '../../language/latin-length.ts';
import { isPhrase, mentions, normalize } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { countWords } from '../../language/segments.ts';
import type { LanguageWords } from '../../language/words.ts';
import { memoize } from '../../page/memoize.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';

/** The mark that opens a quotation. */
export const OPENING = /^["“„«»‘‚”「『]/u;
const NAME = compose(
  String.raw`^(?:[-–—~]\s*)?(?:${alternatives('personTitle')}\.? )?\p{Lu}[\p{L}'’.-]*` +
    String.raw`(?:[ &]{1,3}(?:${alternatives('nameParticle')}\s)?\p{Lu}[\p{L}'’.-]*){0,3}(?:[,（]|$| [-–—|·(@]|\s\d)`,
  'u',
);
const EASTERN = String.raw`\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}`;
/** "김보기, 팀장", "李样例，护士长", "例田 亜希さん（教員）": a name without capitals, set off from what the person is. */
const EASTERN_NAME = compose(
  String.raw`^(?:[${EASTERN}○]{2,4}(?: [\p{sc=Han}\p{sc=Hang}]{1,3})?[,，]|[${EASTERN} ]{2,10}${alternatives('nameHonorific')}(?:[（(]|$))`,
  'u',
);
const HONORIFIC = compose(`(?<=.)${alternatives('nameHonorific')}$`, 'u');
const INITIALS = compose(
  String.raw`^(?:[-–—~]\s*)?(?:(?:\p{Lu}\.? ?){1,3}|\p{Lu}\p{L}+ \p{Lu}\.?|${alternatives('shortenedName')})$`,
  'u',
);
/** A closed quotation with its speaker in the same block; a speaker may have marks of its own: "«Winter Table», May 2026". */
export const INSIDE = compose(
  String.raw`(?:(?<=.)["”“»]|^».+«|^‘.+’(?=\s)|^[「『].+[」』])\.?\s*(?:[-–—]\s*)?` +
    String.raw`((?:[\p{Lu}${EASTERN}]|«[^«»]+»|『[^『』]+』|《[^《》]+》)[^"”“»。]{2,70})$`,
  'u',
);
/** A name in marks, and what follows it. */
const TITLED = /^[«『《]([^«»『』《》]{2,40})[»』》][,，]?\s*(.*)$/u;
/** First and family name at the beginning of a line, more names joined by "and" or the like. */
export const SIGNED = compose(
  String.raw`^\p{Lu}[\p{L}.'’-]*(?: (?:${alternatives('conjunction')}|&) \p{Lu}[\p{L}'’-]*)? \p{Lu}[\p{L}'’-]+`,
  'u',
);

/** Who speaks, as the line beside the words tells. */
export interface Person {
  line: string;
  /** The name follows the words. */
  below: boolean;
  name: string | null;
  role: string | null;
  firm: string | null;
  place: string | null;
}

/** Longer lines say something. */
const EASTERN_LINE = 24;
/** A line with one names a place. */
const POSTAL_CODE = /(?<!\d)\d{5}(?!\d)/;
/** "Acts 1:8": where it is written. */
const VERSE = /\d:\d/;
/** What goes before who said it. */
const DASHES = /^[-–—~\s]+/;
/** Letters in place of a portrait. */
const AVATAR = /^\p{Lu}{1,2}$/u;

function isName(line: string): boolean {
  return (
    (NAME.test(line) || isEasternName(line)) &&
    !POSTAL_CODE.test(line) &&
    !VERSE.test(line) &&
    !(DAY.test(line) && hasDigit(line)) &&
    countWords(line) <= 12 &&
    !/[.!?]$/.test(line.replace(/\p{Lu}\.$/u, ''))
  );
}

/** "Winter table, May 2026": who wrote it, and when. */
function isDated(line: string): boolean {
  const comma = line.replace('，', ',').indexOf(',');
  if (comma < 0) return false;
  const name = line.slice(0, comma);
  return isDate(line.slice(comma + 1).trim()) && BEGUN.test(name) && !hasDigit(name) && countWords(name) <= 5;
}

const BEGUN = compose(`^[\\p{Lu}${EASTERN}]`, 'u');

function isEasternName(line: string): boolean {
  return line.length <= EASTERN_LINE && EASTERN_NAME.test(line);
}

/** A name after the last sentence: "The teachers are patient. María G." */
const TAIL = compose(
  String.raw`[.!?…]\s*(?:[-–—~]\s*)?` +
    String.raw`(\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]*\.?|&|${alternatives('conjunction')}|${alternatives('signatureParticle')})){1,3})$`,
  'u',
);

const EMPLOYER = compose(String.raw`\s*,\s*|\s+${alternatives('employerPreposition')}\s+|\s*@\s*`, 'u');

/** The speaker named behind a closed quotation, in the same block. */
export function speakerIn(text: string): string | undefined {
  return OPENING.test(text) ? INSIDE.exec(text)?.[1] : undefined;
}

const CLOSES = /["”“»«’」]\s*$/;
/** Fewer characters between the marks are a name or a term. */
const SHORTEST_QUOTATION = 30;

/** Whether a text is a quotation, with or without its speaker. */
export function isQuotation(text: string): boolean {
  if (!OPENING.test(text)) return false;
  const quoted = CLOSES.test(text) ? text.length : text.length - (speakerIn(text)?.length ?? text.length);
  return latinLength(text.slice(0, quoted)) > SHORTEST_QUOTATION;
}

/** Whoever is named after the last sentence of words without quotation marks. */
export function signerOf(text: string): Person | null {
  const name = OPENING.test(text) ? undefined : TAIL.exec(text)?.[1];
  return name === undefined ? null : { line: name, below: true, name, role: null, firm: null, place: null };
}

/** The person whom a short line beside the words names; null where none does. */
export function personOf(block: TextBlock, others: TextBlock[], text: string): Person | null {
  const inside = speakerIn(text)?.replace(TITLED, '$1, $2');
  const lines = inside ? [inside] : others.map((other) => other.text);
  const names = lines.filter((each) => isName(each) || isDated(each) || isAnonymous(each));
  const line = names.find((each) => !AVATAR.test(each)) ?? names[0];
  if (line === undefined) return null;
  const place = lines.indexOf(line);
  const bare = line.replace(DASHES, '');
  const [name = '', ...rest] = bare.split(/\s*(?:(?<!\d),|,(?! (?:19|20)\d\d)|[，（|·–—(@])\s*|\s+-\s+/);
  const beside = lines.filter((each, at) => at !== place && isDetail(each));
  const detail = (rest.length > 0 ? rest : beside.slice(0, 1))
    .map((part) => part.replace(/[)）]$/, '').trim())
    .filter((part) => part !== '' && !isDate(part))
    .flatMap((part) => (FIRM_FIRST.test(part) ? part.split(' ').toReversed() : [part]));
  const [role = null, firm = null] = detail.flatMap((part) => part.split(EMPLOYER));
  const source = inside ? undefined : others[place];
  return {
    line,
    below: source === undefined || source.node.order > block.node.order,
    name: name.trim().replace(HONORIFIC, '') || null,
    role,
    firm,
    place: detail[2] ?? null,
  };
}

function isDetail(line: string): boolean {
  return line.length <= 70 && !/^[★☆\d]/.test(line) && !AVATAR.test(line);
}

const FIRM_FIRST = compose(`^[${EASTERN}ー]{4,} [${EASTERN}ー]+$`, 'u');

/** Whether a name is no more than initials, or a family name with a title. */
export function isShortened(name: string): boolean {
  return INITIALS.test(name);
}

const ANONYMOUS = compose(
  String.raw`^[-–—~\s]*(?:${alternatives('anonymous')}|${alternatives('indefiniteArticle')} ${alternatives('anonymousStem')}\p{L}*)` +
    String.raw`(?: \p{L}+){0,2}$`,
  'iu',
);

/** Whoever signs "Anonymous" or "Anonymous patient" gives no name. */
export function isAnonymous(name: string): boolean {
  return ANONYMOUS.test(name);
}

/** "Owner, Lake Garda": who is named by what they are has no name, and what follows is where. */
export function titled(person: Person | null, words: LanguageWords | null): Person | null {
  if (!person?.name || !words) return person;
  if (!isRole(person.name, words)) {
    // Where no office stands before it, what follows is a place.
    const isOffice = person.role !== null && mentions(person.role, words.proof.roles);
    return isOffice || person.firm === null ? person : { ...person, firm: null, place: person.firm };
  }
  return { ...person, name: null, role: person.name, place: person.place ?? person.role };
}

/** Nothing but an office; where names are short and without spaces, a word for it within them will do. */
function isRole(name: string, { proof }: LanguageWords): boolean {
  return (
    isPhrase(name, proof.roles) ||
    (EASTERN_NAME.test(`${name},`) && !isShortened(name) && mentions(name, proof.roles))
  );
}

const DAY = compose(
  [
    String.raw`^(\p{L}+\.? ){0,3}(\d{1,2}${alternatives('ordinalEnding')}?,? )?(de )?(\p{L}{3,}\.?,? )?(de )?((19|20)\d{2})( \p{Ll}\.)?$`,
    String.raw`^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$`,
    String.raw`^(?:19|20)\d{2}[.\p{Lo}] ?(?:\p{L}{3,}|\d{1,2} ?\p{Lo}{1,2})$`,
  ].join('|'),
  'iu',
);
const AGO = pattern('daysAgo');

/** When it was said, by a part of the line that names the speaker: "Petit Journal, May 2026". */
export function dateIn(line: string): string | null {
  return line.split(/\s*[,，|·–—()』》]\s*/).find(isDate) ?? null;
}

/** "May 2026", "on 3 March 2026", "2 weeks ago": when, and neither firm nor place. */
function isDate(text: string): boolean {
  return (DAY.test(text) || AGO.test(text)) && hasDigit(text);
}

/** Somebody of whom the line behind or below a whole quotation tells what he or she is, and no name. */
export function unnamedPerson(
  block: TextBlock,
  others: readonly TextBlock[],
  words: LanguageWords | null,
): Person | null {
  const inside = speakerIn(block.text);
  const below = inside ? undefined : others.find(({ node }) => node.order > block.node.order);
  const line = (inside ?? below?.text ?? '').replace(DASHES, '');
  const isRole =
    /^\p{L}+ .*\p{L}$/u.test(line) && !POSTAL_CODE.test(line) && !isDate(line) && !below?.node.isIn('a');
  if (!isRole) return null;
  const signed = SIGNED.exec(line)?.[0] ?? null;
  // "Ada Berg CEO of Acme", but "Happy Customer".
  const name = signed !== null && words !== null && !mentions(signed, words.proof.roles) ? signed : null;
  const role = name === null ? line : line.slice(name.length).trim() || null;
  return { line, below: true, name, role, firm: null, place: null };
}

/** The person whom a line names that begins with a full name and goes on without a mark. */
export function adoptedPerson(others: readonly TextBlock[]): Person {
  const line = (others[0]?.text ?? '').replace(/^[^\p{L}]+/u, '');
  const name = SIGNED.exec(line)?.[0] ?? line;
  const rest = line.slice(name.length).replace(/^[\s,|·–—-]+/, '');
  const [role = '', firm = ''] = rest.split(',').map((part) => part.trim());
  return { line, below: true, name, role: role || null, firm: firm || null, place: null };
}

/** "Hi, I'm Marcie": what begins so presents who says it. */
const PRESENTS = compose(String.raw`(?<!\p{L})${alternatives('introducesName')} (\p{Lu}[\p{L}'’-]+)`, 'giu');

/** The first name that the text gives itself near its beginning; null where it gives none. */
function presentedIn(text: string): string[] {
  return [...text.slice(0, 60).matchAll(PRESENTS)].flatMap(([, name]) =>
    name && /^\p{Lu}/u.test(name) ? [name] : [],
  );
}

/** First names of those who present themselves on the page, outside quotation marks. */
const presentedOn = memoize(({ blocks }: FactContext): Set<string> => {
  const told = blocks.filter(({ text }) => !OPENING.test(text));
  return new Set(told.flatMap(({ text }) => presentedIn(text)));
});

/**
 * Whether it is somebody of the page's own people: by title, by the name of the site, named in the footer, or by
 * presenting themselves.
 */
export function isStaff({ line, name, role }: Person, context: FactContext): boolean {
  const { words } = context;
  const said = `${line} ${role ?? ''}`;
  if (mentions(said, words?.proof.staff)) return true;
  // "Harbor Clinical Team": no customer signs so.
  if (name?.toLowerCase().endsWith(' team')) return true;
  if (name !== null && presentedOn(context).has(name.split(' ')[0] ?? '')) return true;
  if (namesBrand(said, name, context.brand)) return true;
  return name?.includes(' ') === true && footerOf(context).includes(normalize(name).toLowerCase());
}

/** Whether the name or office is of the site; what begins with its name and goes on is what somebody bought of it. */
function namesBrand(said: string, name: string | null, brand: string | null): boolean {
  const key = normalize(brand ?? '').toLowerCase();
  if (key.length < 3) return false;
  const begun = normalize(name ?? '').toLowerCase();
  if (begun.includes(key)) return true;
  return said.split(/\s*[,|·–—()]\s*/).some((part) => {
    const text = normalize(part).toLowerCase();
    const at = text.indexOf(key);
    return at > 0 || text === key;
  });
}

const footerOf = memoize(({ blocks }: FactContext): string => {
  const footer = blocks.filter(({ node }) => node.region === 'footer');
  return normalize(footer.map(({ text }) => text).join(' · ')).toLowerCase();
});
