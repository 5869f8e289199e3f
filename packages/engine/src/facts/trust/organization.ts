import { hasDigit } from '../../language/characters.ts';
import { allMatches, normalize } from '../../language/match.ts';
import { alternatives, compose, pattern } from '../../language/patterns.ts';
import { STREET } from '../../language/postal-address.ts';
import type { LanguageWords, Phrases } from '../../language/words.ts';
import { memoize } from '../../page/memoize.ts';
import { itemsOf, textOf } from '../../page/structured-data.ts';
import { COPYRIGHT_MARK, nameKey } from '../document/document.ts';
import type { FactContext, TextBlock } from '../fact-context.ts';
import type { Trust } from '../types/trust.ts';
import { isAddressLine } from './contact.ts';
import { namesSomebody, peopleOf } from './people.ts';

const OWN_PART = compose(`©|${alternatives('imprintWord')}`, 'i');

const LEGAL_FORM = compose(
  String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*( (?:&|\+|${alternatives('companyParticle')}|[\p{Lu}\p{N}][\p{L}\p{N}&.'’-]*)){0,5}` +
    String.raw`,? (${alternatives('legalForm')})(?![\p{L}\p{N}])`,
  'u',
);
/** "株式会社…", "…有限公司", "주식회사 …": names of scripts without capital letters. */
const COMPANY_NAME = pattern('companyName');
/** What stands abbreviated before a name, or at its beginning: "Dr. med.", "St.". */
const TITLE = String.raw`(?:\p{L}{1,4}\.\s+)*`;
const COPYRIGHT = compose(
  `(?:(?:©|\\(c\\)|copyright)\\s*)+(?:\\d{4}\\s*(?:[-–—]\\s*\\d{4})?)?[\\s,|·-]*(?:${alternatives('madeBy')} )?\\s*(${TITLE}\\p{L}(?:[^.|·•©]|(?<=\\s\\p{Lu})\\.(?=\\s)){1,80})`,
  'iu',
);
/** "DISTINCIÓN MÁXIMA © 2026": the name may stand before the sign too. */
const HOLDER_FIRST = /^(?!copyright)(\p{L}[^.|·•©]{1,60}?)\s*(?:©|\(c\))\s*\d{4}\b/iu;
const RIGHTS = compose(String.raw`[\s,·–—-]*${alternatives('rightsReserved')}.*$`, 'iu');
/** "Apple Inc." in "App Store is a trademark of Apple Inc." is somebody else. */
const TRADEMARK = pattern('trademarkNotice');
/** What has been left standing before the name of the maker: "Site by", "Page created by:". */
const CREDIT = compose(String.raw`:$|^${alternatives('creditStart')}(?!\p{L})`, 'iu');
/** Whose the map is, and not the page. */
const MAP = pattern('mapMaker');
/** Ornaments behind a name. */
const TRAILING = /[\s/|·•✦★♥❤*–—-]+$/u;
/** The links that follow the name on the same line. */
const LEGAL_PAGES = compose(String.raw`[\s,|·–—-]+${alternatives('legalPage')}(?!\p{L}).*$`, 'iu');
const TEMPLATE_HOLDER = pattern('templateHolder');
/** What is said of the holder behind the name: "Atelier Luz – by hand", "Lumi. Made in Amsterdam", "Apple Cottage, Creetown". */
const SAID_OF = compose(
  [
    String.raw`\s+[–—-]\s.*$|,\s(?!\p{Lu}[\p{L}.]{1,4}$).*$|(?<=\p{Lu}\p{Ll}{3,})\.\s.*$`,
    String.raw`\s\S+\.${alternatives('commonDomainEnding')}$`,
  ].join('|'),
  'u',
);
const ORGANIZATIONS =
  'Organization Corporation LocalBusiness NGO Restaurant Store Hotel EducationalOrganization ProfessionalService OnlineStore'.split(
    ' ',
  );

/** Longer texts tell of other things. */
const MAX_LINE = 600;
const MAX_COMPANY_LINE = 160;
const MAX_NUMBERS = 5;

/** Who is behind the page: legal name, register numbers, named people, country. */
export function organizationOf(context: FactContext): Trust['organization'] {
  const { words } = context;
  const lines = context.blocks.filter(({ text }) => text.length <= MAX_LINE);
  const footer = words ? lines.filter(({ node }) => node.region === 'footer') : [];
  const declared = declaredName(context, 'legalName');
  const [company] = declared === null ? toldBy(lines, companyIn) : [];
  const numbered = [...toldBy(lines, (line) => registerNumber(line, words)).take(MAX_NUMBERS)];
  const [copyright] = toldBy(lines, copyrightName);
  const holder = copyright ? holderOf(copyright.told) : null;
  const [named] = toldBy(footer, (line) => leadingBrand(line, context));
  const [country] = toldBy(footer, ({ text }) => countryIn(text, words?.trust.country ?? []));
  const sources = [...(company ? [company] : []), ...numbered].toSorted(
    (a, b) => a.line.node.order - b.line.node.order,
  );
  if (declared === null && !company && copyright && holder) sources.push(copyright);
  const evidence = sources.map(({ line }) => context.evidence(line.node, line.text));
  const people = peopleOf(context, evidence);
  return {
    legalName: declared ?? company?.told ?? holder ?? named?.told ?? declaredName(context, 'name'),
    numbers: numbered.map(({ told }) => told),
    people,
    isSomebodyNamed: people.length > 0 || namesSomebody(context),
    country: country?.told ?? null,
    town: townOf(context),
    evidence,
  };
}

interface Told {
  told: string;
  line: TextBlock;
}

/** The lines that tell something, with what they tell. */
function* toldBy(lines: readonly TextBlock[], read: (line: TextBlock) => string | null): Generator<Told> {
  for (const line of lines) {
    const told = read(line);
    if (told) yield { told, line };
  }
}

function companyIn({ node, text }: TextBlock): string | null {
  const isOwn = node.region === 'footer' || (text.length < MAX_COMPANY_LINE && OWN_PART.test(text));
  if (!isOwn || TRADEMARK.test(text)) return null;
  const [name = ''] = LEGAL_FORM.exec(text) ?? COMPANY_NAME.exec(text) ?? [];
  return name.replace(/^copyright\s+/i, '').trim();
}

function copyrightName({ text }: TextBlock): string | null {
  return (HOLDER_FIRST.exec(text) ?? COPYRIGHT.exec(text))?.[1]?.trim() ?? null;
}

/** The number with the words that announce it, up to its last digit: "registered charity no. 1100001". */
function registerNumber(line: TextBlock, words: LanguageWords | null): string | null {
  const text = normalize(line.text);
  if (!words || !hasDigit(text)) return null;
  const first = allMatches(text, words.trust.registerNumbers).find(
    (match) => !TAX_STATUS.test(match.text) || OWN_STATUS.test(text),
  );
  if (!first) return null;
  const rest = text.slice(first.index, first.index + 60);
  const number = NUMBERED.exec(rest)?.[0] ?? rest.split(/[,;|·•]/, 1)[0]?.trim() ?? '';
  return NOBODYS_NUMBER.test(number) ? null : number;
}

const TAX_STATUS = /^501\(c\)\(3\)$/i;
/** "501(c)(3) grant tracking" is done for others; who has the status says that it is one. */
const OWN_STATUS = pattern('ownTaxStatus');

/** "P.IVA 00000000000" stands where the number was never filled in. */
const NOBODYS_NUMBER = /(?<!\d)(\d)(?:[ .-]?\1){5,}(?!\d)/;

const NUMBERED = /^[^\d;|·•]*\d[\d\p{L}/():-]*(?:[ .]\d[\d/-]*)*/u;

/** The name of the site where a line begins with it: who has the number or address that follows. */
function leadingBrand(line: TextBlock, { words, brand }: FactContext): string | null {
  const name = line.text.split(/\s*[,|·•–—:]\s*/)[0]?.trim() ?? '';
  if (brand === null || name === '' || nameKey(name) !== nameKey(brand)) return null;
  return registerNumber(line, words) || isAddressLine(line) ? name : null;
}

/** Town behind or before a postal code, as written in the seven languages and North America. */
const TOWNS = [
  compose(
    String.raw`(?:^|[\s,·|(])(?:[A-Z]{1,2}-)?(?:\d{5}|\d{4} ?[A-Z]{2}|\d{4}-\d{3}|\d{4})\s+` +
      String.raw`(\p{Lu}[\p{L}'’-]+(?: (?:${alternatives('placeParticle')}|\p{Lu}[\p{L}'’-]+)){0,3})`,
    'u',
  ),
  /(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}),? [A-Z]{2},? \d{5}(?:-\d{4})?\b/u,
  /(\p{Lu}[\p{L}'’-]+),? [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u,
];
const MAX_ADDRESS = 300;
/** What stands behind the town on the same line announces the way to call or write. */
const NEXT_LINE = compose(String.raw` ${alternatives('contactLineLabel')}\.?$`, 'u');
/** One to three words, each with a capital: a name of a place, where it stands for one. */
const PLACE = compose(
  String.raw`^\p{Lu}[\p{L}'’.-]+(?: (?:${alternatives('placeParticle')}|upon|on|\p{Lu}[\p{L}'’.-]+)){0,3}$`,
  'u',
);

const NO_TOWN = pattern('noTown');

/** "14 Dock Road, Limerick, Ireland": the town is what follows the street. */
function afterStreet(text: string, countries: readonly string[]): string | null {
  const parts = text.split(/\s*[,·|•\n]\s*/);
  const street = parts.findIndex((part) => STREET.test(part));
  const town = street < 0 ? '' : (parts[street + 1] ?? '').replace(/\.(?: .*)?$/, '').trim();
  return PLACE.test(town) && !NO_TOWN.test(town) && countryIn(town, countries) === null ? town : null;
}

/** What structured data calls the organization, where visitors see it, too. */
function declaredName(context: FactContext, property: 'legalName' | 'name'): string | null {
  const names = itemsOf(context.structured, ...ORGANIZATIONS).map(({ properties }) =>
    textOf(properties[property]),
  );
  return names.find((name) => context.shows(name)) ?? null;
}

/** The town of the organization's address, from structured data or the footer's and address lines. */
function townOf({ structured, blocks, words }: FactContext): string | null {
  const stated = itemsOf(structured, 'PostalAddress')
    .map((item) => textOf(item.properties.addressLocality))
    .find((town) => town !== null);
  if (stated) return stated;
  for (const { node, text } of blocks) {
    if (text.length > MAX_ADDRESS || !hasDigit(text) || COPYRIGHT_MARK.test(text)) continue;
    if (node.region !== 'footer' && !node.isIn('address')) continue;
    for (const pattern of TOWNS) {
      const town = pattern.exec(text)?.[1]?.replace(NEXT_LINE, '').trim();
      if (town && !NO_TOWN.test(town) && countryIn(town, words?.trust.country ?? []) === null) return town;
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
    .replace(SAID_OF, '')
    .replace(/[\s,]*\b(19|20)\d{2}\b.*$/, '')
    .replace(TRAILING, '')
    .trim();
  return holder === '' || [TEMPLATE_HOLDER, CREDIT, MAP].some((other) => other.test(holder)) ? null : holder;
}

/** The word lists name each country as `name=CODE`. */
const countriesIn = memoize((list: Phrases) =>
  list.map((entry) => {
    const [name = '', code = ''] = entry.split('=');
    const written = name.replaceAll('.', '\\.');
    return { name: new RegExp(`[^\\p{L}]${written}[^\\p{L}]`, 'u'), code: code.toUpperCase() };
  }),
);

function countryIn(text: string, list: Phrases): string | null {
  const normalized = ` ${normalize(text).toLowerCase()} `;
  return countriesIn(list).find(({ name }) => name.test(normalized))?.code ?? null;
}
