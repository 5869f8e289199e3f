import signs from '../../../data/tables/currency-signs.json' with { type: 'json' };
import { hasDigit } from '../../language/characters.ts';
import { parseNumber } from '../../language/number.ts';

/**
 * Codes of ISO 4217 that stand beside amounts. Those that are words as well are left out: TRY, ALL, TOP, and PHP,
 * which has versions.
 */
const ISO_CODES =
  'EUR|USD|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|BGN|RSD|UAH|CAD|AUD|NZD|SGD|HKD|CNY|JPY|KRW|TWD|INR|PKR|LKR|BDT|THB|VND|IDR|MYR|AED|SAR|QAR|KWD|OMR|BHD|JOD|ILS|EGP|MAD|TND|DZD|ZAR|KES|NGN|GHS|UGX|TZS|ZMW|XAF|XOF|MXN|BRL|ARS|CLP|PEN|UYU';
/** The codes of the other signs. */
const CODES: Readonly<Record<string, string>> = signs;
/** "RS3" is a car, "Rs 50" a price. */
const RUPEES = 'Rs(?:\\.|(?=\\s?\\d{2}))';
const BEFORE = `(?:US|AU|CA|NZ|HK|MX|RD|AR|CL|UY|A|C|R|S)?\\$|€|£|¥|₹|₽|₩|₺|₫|฿|₴|₦|₱|₪|₡|₲|৳|${RUPEES}|${ISO_CODES}|Fr\\.|SFr\\.|S/\\.?|RM|Rp\\.?|KSh|kr\\.?`;
const AFTER = `€|£|¥|\\$|円|₹|₽|₩|₺|₫|฿|₴|₪|৳|zł|zl|руб\\.?|грн\\.?|Kč|Kc\u030c|Rs\\.?|Ft|lei|RON|kr\\.?|${ISO_CODES}|Dhs?|FCFA|TL|euros?|Euro|dollars`;
const NUMBER = "\\d{1,3}(?:[.,' \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
/** A round amount as in the north of Europe, mostly without its currency: "650,-", "1 590:-". */
const ROUND = `(${NUMBER})[,:][-–—](?![\\p{L}\\d])`;
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(${BEFORE})\\s?(${NUMBER})(?:[.,](?:-|–|—))?|(${NUMBER})(?:[.,](?:-|–|—))?\\s?(${AFTER})(?![\\p{L}])|${ROUND})(\\s?(?:k|m|bn?|tn?|million|billion|mio|mrd|milliard|millones|milioni|milhões|miljoen)(?![\\p{L}])|\\+)?`,
  'giu',
);

const ISO_CODE = new RegExp(`^(${ISO_CODES})$`, 'i');

/** A currency by itself, its sign or its name, as where the figure stands in a box of its own. */
export const CURRENCY = new RegExp(`(?<!\\p{L})(?:Rs|${BEFORE}|${AFTER})(?!\\p{L})`, 'iu');

/** A currency beside a figure, which every amount has and few lines do: told in a fourth of the time. */
const CURRENCY_BESIDE_FIGURE = new RegExp(
  `(?:${BEFORE})\\s?\\d|\\d(?:[.,][-–—])?\\s?(?:${AFTER})|\\d[,:][-–—]`,
  'iu',
);

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
  for (const match of text.matchAll(AMOUNT)) {
    if (match[6] && match[6] !== '+') continue;
    const amount = parseNumber(match[2] ?? match[3] ?? match[5] ?? '');
    const sign = (match[1] ?? match[4] ?? '').toLowerCase().replace(/\.$/, '');
    if (amount !== null)
      found.push({
        amount,
        currency: CODES[sign] ?? (ISO_CODE.test(sign) ? sign.toUpperCase() : null),
        index: match.index,
        text: match[0],
      });
  }
  return found;
}
