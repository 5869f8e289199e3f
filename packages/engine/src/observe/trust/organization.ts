import { firstMatch, isPhrase, mentions, normalize } from '../../languages/match.ts';
import type { LanguageWords } from '../../languages/words.ts';
import { nameKey } from '../document.ts';
import type { Evidence, Trust } from '../facts.ts';
import type { PageNode } from '../page/node.ts';
import { OPENING } from '../proof/speaker.ts';
import type { Reading, TextBlock } from '../reading.ts';
import { itemsOf, textOf } from '../structured-data.ts';
import { isAddressLine, STREET } from './contact.ts';

const LEGAL_FORM =
  /\p{Lu}[\p{L}\p{N}&.'’-]*( (?:&|\+|und|and|et|y|e|of|de|des|du|del|della|van|the|for|für|[\p{Lu}\p{N}][\p{L}\p{N}&.'’-]*)){0,5},? (Inc\.?|LLC|L\.L\.C\.|Ltd\.?|LTD|Limited|PLC|plc|Corp\.?|Corporation|LLP|GmbH( & Co\. KG)?|gGmbH|UG|AG|KG|OHG|e\.\s?V\.|e\.K\.|S\.?A\.?R\.?L\.?|Sarl|SAS|S\.A\.S\.?|S\.?A\.|S\.?L\.?U?\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|Lda\.?|Ltda\.?|B\.?V\.?|N\.?V\.?|Oy|AB|A\/S|ApS|Pty Ltd|Foundation|Association|Stiftung|Verein)(?![\p{L}\p{N}])/u;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:\d{4}\s*(?:[-–—]\s*\d{4})?)?[\s,|·-]*(?:by |von |par |por |di )?\s*(\p{L}[^.|·•©]{1,60})/iu;
/** "DISTINCIÓN MÁXIMA © 2026": the name may stand before the sign too. */
const HOLDER_FIRST = /^(?!copyright)(\p{L}[^.|·•©]{1,60}?)\s*(?:©|\(c\))\s*\d{4}\b/iu;
const RIGHTS =
  /[\s,·–—-]*(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|todos os direitos reservados|alle rechten voorbehouden).*$/i;
/** The links that follow the name on the same line. */
const LEGAL_PAGES =
  /[\s,|·–—-]+(?:imprint|impressum|datenschutz|privacy|terms|legal notice|mentions légales|aviso legal|note legali|colofon|agb)(?!\p{L}).*$/iu;
const TEMPLATE_HOLDER =
  /^(your|my) (website|company|business|brand|name|site)|^(company|business|brand|site) name$/i;
const ORGANIZATIONS = [
  'Organization',
  'Corporation',
  'LocalBusiness',
  'NGO',
  'Restaurant',
  'Store',
  'Hotel',
  'EducationalOrganization',
  'ProfessionalService',
  'OnlineStore',
];

/** Who stands behind the page: legal name, register numbers, named people, country. */
export function organizationOf(reading: Reading): Trust['organization'] {
  const { words } = reading;
  const evidence: Evidence[] = [];
  let legalName =
    itemsOf(reading.structured, ...ORGANIZATIONS)
      .map((item) => textOf(item.properties.legalName))
      .find(Boolean) ?? null;
  const numbers: string[] = [];
  let country: string | null = null;
  let named: string | null = null;
  let copyright: { name: string; evidence: Evidence } | null = null;
  for (const block of reading.blocks) {
    if (block.text.length > 600) continue;
    const inFooter = block.node.region === 'footer';
    const legal = inFooter || block.text.length < 160 ? LEGAL_FORM.exec(block.text) : null;
    if (legal && !legalName && (inFooter || /©|copyright|imprint|impressum/i.test(block.text))) {
      legalName = legal[0].trim();
      evidence.push(reading.evidence(block.node, block.text));
    }
    const line = HOLDER_FIRST.exec(block.text) ?? COPYRIGHT.exec(block.text);
    if (line?.[1] && !copyright)
      copyright = { name: line[1].trim(), evidence: reading.evidence(block.node, block.text) };
    if (!words) continue;
    const number = registerNumber(block.text, words);
    if (number && numbers.length < 5) {
      numbers.push(number);
      evidence.push(reading.evidence(block.node, block.text));
    }
    if (inFooter && (number || isAddressLine(block))) named ??= leadingBrand(block.text, reading.brand);
    if (inFooter) country ??= countryIn(block.text, words.trust.country);
  }
  const held = copyright && holderOf(copyright.name);
  if (!legalName && copyright && held) {
    legalName = held;
    evidence.push(copyright.evidence);
  }
  legalName ??=
    named ?? itemsOf(reading.structured, ...ORGANIZATIONS).find((item) => item.name)?.name ?? null;
  return {
    legalName,
    numbers,
    people: peopleOf(reading, evidence),
    country,
    town: townOf(reading),
    evidence,
  };
}

/** The number with the words that announce it, up to its last digit: "registered charity no. 1100001". */
function registerNumber(line: string, { trust }: LanguageWords): string | null {
  const text = normalize(line);
  const found = /\d/.test(text) ? firstMatch(text, trust.registerNumbers) : null;
  if (!found) return null;
  const rest = text.slice(found.index, found.index + 60);
  return NUMBERED.exec(rest)?.[0] ?? rest.split(/[,;|·•]/)[0]?.trim() ?? null;
}

const NUMBERED = /^[^\d;|·•]*\d[\d\p{L}/():-]*(?:[ .]\d[\d/-]*)*/u;

/** The name of the site where a line begins with it: who has the number or address that follows. */
function leadingBrand(line: string, brand: string | null): string | null {
  const name = line.split(/\s*[,|·•–—:]\s*/)[0]?.trim() ?? '';
  return brand !== null && name !== '' && nameKey(name) === nameKey(brand) ? name : null;
}

/** Town behind or before a postal code, as written in the seven languages and North America. */
const TOWNS = [
  /(?:^|[\s,·|(])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4} ?[A-Z]{2}|\d{4}-\d{3}|\d{4})\s+(\p{Lu}[\p{L}'’-]+(?: (?:am|an der|im|sur|de|del|di|da|do|la|le|\p{Lu}[\p{L}'’-]+)){0,3})/u,
  /(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}),? [A-Z]{2},? \d{5}(?:-\d{4})?\b/u,
  /(\p{Lu}[\p{L}'’-]+),? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u,
];
const MAX_ADDRESS = 300;
/** One to three words, each with a capital: a name of a place, where it stands for one. */
const PLACE =
  /^\p{Lu}[\p{L}'’.-]+(?: (?:am|an der|im|sur|de|del|di|da|do|la|le|upon|on|\p{Lu}[\p{L}'’.-]+)){0,3}$/u;

/** "14 Dock Road, Limerick, Ireland": the town is what follows the street. */
function afterStreet(text: string, countries: readonly string[]): string | null {
  const parts = text.split(/\s*[,·|•\n]\s*/);
  const street = parts.findIndex((part) => STREET.test(part));
  const town = street < 0 ? '' : (parts[street + 1] ?? '').replace(/\.(?: .*)?$/, '').trim();
  return PLACE.test(town) && countryIn(town, countries) === null ? town : null;
}

/** The town of the organization's address, from structured data or the footer's and address lines. */
function townOf({ structured, blocks, words }: Reading): string | null {
  const stated = itemsOf(structured, 'PostalAddress')
    .map((item) => textOf(item.properties.addressLocality))
    .find((town) => town !== null);
  if (stated) return stated;
  for (const { node, text } of blocks) {
    if (text.length > MAX_ADDRESS || !/\d/.test(text) || /©|copyright/i.test(text)) continue;
    if (node.region !== 'footer' && node.closest((at) => at.tag === 'address') === null) continue;
    for (const pattern of TOWNS) {
      const town = pattern.exec(text)?.[1];
      if (town) return town.trim();
    }
    const named = afterStreet(text, words?.trust.country ?? []);
    if (named) return named;
  }
  return null;
}

/** Whom a copyright line names; null where a template's placeholder was left standing. */
function holderOf(name: string): string | null {
  const holder = name
    .replace(RIGHTS, '')
    .replace(LEGAL_PAGES, '')
    .replace(/[\s,]*\b(19|20)\d{2}\b.*$/, '')
    .trim();
  return holder === '' || TEMPLATE_HOLDER.test(holder) ? null : holder;
}

/** The word lists name each country as `name=CODE`. */
function countryIn(text: string, countries: readonly string[]): string | null {
  const normalized = ` ${normalize(text).toLowerCase()} `;
  for (const entry of countries) {
    const [name = '', code = ''] = entry.split('=');
    if (new RegExp(`[^\\p{L}]${name.replaceAll('.', '\\.')}[^\\p{L}]`, 'u').test(normalized))
      return code.toUpperCase();
  }
  return null;
}

/** Whether a line is an entry of a list by itself, beside that of the name or below it. */
function isOtherEntry(line: PageNode, name: PageNode): boolean {
  const entry = line.closest((at) => at.tag === 'li');
  return entry !== null && !entry.contains(name);
}

const MAX_PEOPLE = 12;
const PERSON =
  /^((?:[Dd]r|[Pp]rof)\.? |[Cc]hef )?\p{Lu}[\p{L}'’.-]+( \p{Lu}\.?)?( (van|von|de|da|del|di|der|den|la|le))?( \p{Lu}[\p{L}'’-]+){1,2}$/u;

/** Capitals alone are no part of a name here: they are the degree behind it. */
const NAME_PART = String.raw`\p{Lu}(?=[\p{L}'’-]*\p{Ll})[\p{L}'’-]+`;
const FULL_NAME = `${NAME_PART}(?: \\p{Lu}\\.)?(?: (?:van|von|de|da|del|di|der|den|la|le))?(?: ${NAME_PART}){1,2}`;
/** Degrees that only persons bear, and that no town is followed by. */
const DEGREE = String.raw`(?:BDS|BChD|DDS|DMD|MBBS|MBChB|BVSc|BVetMed|MRCVS|MRCGP|FRCS|FRCP|MRCP|DVM|DPT|PhD|Ph\.D|LLB|LLM|LL\.[BM]|RGN|Dipl\.-Ing)(?![\p{L}\p{N}])`;
/** Registers of persons who may practice, with the number in it: "(GDC 204518)", "colegiado nº 28001". */
const ENROLLED = String.raw`(?:GDC|GMC|NMC|HCPC|GPhC|GOC|GOsC|BACP|UKCP|RPPS|ADELI|OMD|CRO|CRM|BIG-n(?:umme)?r\.?|BIG-registratie|(?:n[º°]\.? )?col(?:\.|egiad[oa]))[ .:/-]{0,2}(?:[A-Z]{2}[ :-]{1,2})?(?:(?:[Nn]o|[Nn]r|[Nn]º|[Nn]°|[Nn]umber)[.:]? ?)?\d{5}`;
/** Somebody with proof of the profession: "Dr Ada Okafor BDS (GDC 204518)". */
const PRACTITIONER = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:(?:Dra?|Prof|Dott|Dott\\.ssa|Mrs?|Ms)\\.? )?${FULL_NAME})(?=,? ${DEGREE}|,? \\(?${ENROLLED})`,
  'gu',
);
const MAX_PRACTITIONERS = 300;

/** Who makes it presents himself by first and family name, outside of quotation marks. */
const PRESENTS =
  /^(?!["“„«])(?:.{0,40}[\s,!])?(?:[Mm]y name is|[Mm]ein Name ist|[Ii]ch heiße|[Jj]e m['’]appelle|[Mm]e llamo|[Mm]i nombre es|[Mm]i chiamo|[Mm]e chamo|[Mm]ijn naam is|[Ii]k heet) (\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+)/u;

/** "Managed By": the name is yet to come. */
function endsOpen(line: string, { stopWords }: LanguageWords): boolean {
  return isPhrase(line.split(' ').at(-1) ?? '', stopWords);
}

/** Whether the words stand among what customers say. */
function isSaid({ node, heading }: TextBlock, { proof }: LanguageWords): boolean {
  return (
    mentions(heading, proof.testimonialHeadings) ||
    node.closest((at) => /blockquote|figure/.test(at.tag) || /testimonial|review|quote/i.test(at.names)) !==
      null
  );
}

/** Whoever a line names with degree or register number; it stands there for the page, whatever heading is above. */
function practitionersIn({ text, node }: TextBlock): string[] {
  if (text.length > MAX_PRACTITIONERS || OPENING.test(text)) return [];
  if (node.closest((at) => at.tag === 'blockquote' || /testimonial|review/i.test(at.names))) return [];
  return [...text.matchAll(PRACTITIONER)].flatMap(([, name]) => name ?? []);
}

const MAX_ROLE_HEADING = 40;
/** A name at the beginning of a line, set off from what is told of it. */
const INTRODUCED = new RegExp(`^((?:(?:Dra?|Prof)\\.? )?${FULL_NAME})(?:,| \\(| [–—-] )`, 'u');

/** "Your instructor", and below it "Petra Lindner, accountant, has closed books for 15 years". */
function introducedIn(block: TextBlock, brand: string | null, words: LanguageWords): string[] {
  const { text, heading, node } = block;
  const isUnderRole = heading.length <= MAX_ROLE_HEADING && mentions(heading, words.proof.roles);
  if (!isUnderRole || node.region === 'footer' || isSaid(block, words)) return [];
  const name = INTRODUCED.exec(text)?.[1];
  return name === undefined || brand?.includes(name) === true ? [] : [name];
}

/** Names outside of quotations with a role below them, or with the proof of a profession behind them: a team. */
function peopleOf(reading: Reading, evidence: Evidence[]): string[] {
  const { words, blocks } = reading;
  const reviewers = new Set(
    itemsOf(reading.structured, 'Review').map((review) => textOf(review.properties.author)),
  );
  const people = itemsOf(reading.structured, 'Person').flatMap(({ name }) =>
    name === null || reviewers.has(name) ? [] : name,
  );
  if (!words) return people;
  const presented = reading.blocks.find(({ text }) => PRESENTS.test(text));
  const own = presented && PRESENTS.exec(presented.text)?.[1];
  if (
    presented &&
    own &&
    !people.includes(own) &&
    !mentions(presented.heading, words.proof.testimonialHeadings)
  ) {
    people.push(own);
    evidence.push(reading.evidence(presented.node, presented.text));
  }
  for (const block of blocks) {
    const named =
      people.length < MAX_PEOPLE
        ? [...practitionersIn(block), ...introducedIn(block, reading.brand, words)]
        : [];
    if (named.length === 0) continue;
    people.push(...named);
    evidence.push(reading.evidence(block.node, block.text));
  }
  for (const [place, block] of blocks.entries()) {
    if (people.length >= MAX_PEOPLE || block.text.length > 40 || !PERSON.test(block.text)) continue;
    if (/^h[12]$/.test(block.node.tag) || endsOpen(block.text, words)) continue;
    const next = blocks[place + 1];
    if (!next || next.text.length > 60 || !mentions(next.text, words.proof.roles)) continue;
    if (isOtherEntry(next.node, block.node)) continue;
    if (isSaid(block, words)) continue;
    people.push(block.text);
    evidence.push(reading.evidence(block.node, `${block.text}, ${next.text}`));
  }
  return [...new Set(people)];
}
