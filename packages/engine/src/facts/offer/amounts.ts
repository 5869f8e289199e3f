import currencies from '../../../data/tables/currencies.json' with { type: 'json' };
import { hasDigit } from '../../language/characters.ts';
import { parseNumber } from '../../language/number.ts';
import { currentReading } from '../../language/reading.ts';
import { SPACED_LETTER } from '../../language/segments.ts';

/**
 * Codes of ISO 4217 stand beside amounts. Those that are words as well are left out: TRY, ALL, TOP, and PHP, which has
 * versions.
 */
const ISO_CODES = currencies.codes.join('|');
/** The codes of the other signs, and of those that mean another currency in some languages. */
const CODES: Readonly<Record<string, string>> = currencies.signs;
const CODES_BY_LANGUAGE: Readonly<Record<string, Readonly<Record<string, string>>>> =
  currencies.signsByLanguage;
/** "RS3" is a car, "Rs 50" a price. */
const RUPEES = 'Rs(?:\\.|(?=\\s?\\d{2}))';
const BEFORE = `${eitherOf(currencies.before)}|${RUPEES}|${ISO_CODES}|${eitherOf(currencies.namesBefore)}`;
const AFTER = `${eitherOf(currencies.after)}|${ISO_CODES}`;
/** Signs that particles follow without a space. */
const AFTER_UNSPACED = eitherOf(currencies.afterUnspaced);
const NUMBER = "\\d{1,3}(?:[.,' \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const NO_CENTS = '(?:[.,](?:-|–|—))?';
/** Tens of thousands, between a number and its currency. */
const MYRIADS = 10_000;
const MYRIAD = eitherOf(currencies.myriads);
const AMOUNT = new RegExp(
  [
    `(?<!${SPACED_LETTER}|[\\d.,])(?:`,
    `(?<before>${BEFORE})\\s?(?<numberAfter>${NUMBER})${NO_CENTS}`,
    `|(?<number>${NUMBER})(?<myriads>${MYRIAD})?${NO_CENTS}`,
    `\\s?(?:(?<after>${AFTER})(?!\\p{L})|(?<afterUnspaced>${AFTER_UNSPACED}))`,
    // A round amount as in the north of Europe, mostly without its currency: "650,-", "1 590:-".
    `|(?<round>${NUMBER})[,:][-–—](?![\\p{L}\\d])`,
    `)(?<many>\\s?(?:${eitherOf(currencies.many)})(?!\\p{L})|\\+)?`,
  ].join(''),
  'giu',
);

const ISO_CODE = new RegExp(`^(${ISO_CODES})$`, 'i');

/** A currency by itself, its sign or its name, as where the figure stands in a box of its own. */
export const CURRENCY = new RegExp(`(?<!\\p{L})(?:Rs|${BEFORE}|${AFTER}|${AFTER_UNSPACED})(?!\\p{L})`, 'iu');

/** A currency beside a figure, which every amount has and few lines do: told in a fourth of the time. */
const CURRENCY_BESIDE_FIGURE = new RegExp(
  `(?:${BEFORE})\\s?\\d|(?:\\d|${MYRIAD})(?:[.,][-–—])?\\s?(?:${AFTER}|${AFTER_UNSPACED})|\\d[,:][-–—]`,
  'iu',
);

/** The texts as alternatives; a dot at the end of one may be missing. */
function eitherOf(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll('$', '\\$').replace(/\.$/, '\\.?')).join('|');
}

/** An amount of money within a text. */
export interface Amount {
  amount: number;
  currency: string | null;
  index: number;
  text: string;
}

/** Amounts with a currency in the order of the text; those in thousands or millions left out. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = [];
  if (!hasDigit(text) || !CURRENCY_BESIDE_FIGURE.test(text)) return found;
  for (const { 0: said, index, groups = {} } of text.matchAll(AMOUNT)) {
    const { many, myriads, numberAfter, number, round } = groups;
    if (many && many !== '+') continue;
    const amount = parseNumber(numberAfter ?? number ?? round ?? '');
    if (amount === null) continue;
    const sign = groups.before ?? groups.after ?? groups.afterUnspaced ?? '';
    found.push({
      amount: myriads ? amount * MYRIADS : amount,
      currency: currencyOf(sign.toLowerCase().replace(/\.$/, '')),
      index,
      text: said,
    });
  }
  return found;
}

/** The same sign stands for the currency of the page's own country: "kr" is Danish on a Danish page. */
function currencyOf(sign: string): string | null {
  const [language = ''] = currentReading().own;
  const code = CODES_BY_LANGUAGE[language]?.[sign] ?? CODES[sign];
  return code ?? (ISO_CODE.test(sign) ? sign.toUpperCase() : null);
}
