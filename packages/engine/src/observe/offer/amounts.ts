import { parseNumber } from '../../languages/number.ts';

const CODES: Record<string, string> = {
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  r$: 'BRL',
  s$: 'SGD',
  's/': 'PEN',
  rm: 'MYR',
  rp: 'IDR',
  ksh: 'KES',
  hk$: 'HKD',
  mx$: 'MXN',
  rd$: 'DOP',
  ar$: 'ARS',
  cl$: 'CLP',
  uy$: 'UYU',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  円: 'JPY',
  '₹': 'INR',
  rs: 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₫': 'VND',
  '฿': 'THB',
  '₴': 'UAH',
  '₦': 'NGN',
  '₱': 'PHP',
  '₪': 'ILS',
  '₡': 'CRC',
  '₲': 'PYG',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  fr: 'CHF',
  sfr: 'CHF',
  kr: 'SEK',
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
  usd: 'USD',
  eur: 'EUR',
  gbp: 'GBP',
  chf: 'CHF',
  cad: 'CAD',
  aud: 'AUD',
  nzd: 'NZD',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  pln: 'PLN',
  czk: 'CZK',
  inr: 'INR',
  jpy: 'JPY',
  brl: 'BRL',
  mxn: 'MXN',
  zar: 'ZAR',
  sgd: 'SGD',
  hkd: 'HKD',
  huf: 'HUF',
  ron: 'RON',
  try: 'TRY',
  aed: 'AED',
  pen: 'PEN',
  sar: 'SAR',
  egp: 'EGP',
  qar: 'QAR',
  kwd: 'KWD',
  mad: 'MAD',
  dh: 'MAD',
  dhs: 'AED',
  tl: 'TRY',
};
const BEFORE =
  '(?:US|AU|CA|NZ|HK|MX|RD|AR|CL|UY|A|C|R|S)?\\$|€|£|¥|₹|₽|₩|₺|₫|฿|₴|₦|₱|₪|₡|₲|Rs\\.?|CHF|Fr\\.|SFr\\.|EUR|USD|GBP|CAD|AUD|NZD|SEK|NOK|DKK|PLN|INR|AED|SAR|EGP|QAR|KWD|MAD|PEN|S/\\.?|RM|Rp\\.?|KSh|kr\\.?';
const AFTER =
  '€|£|¥|\\$|円|₹|₽|₩|₺|₫|฿|₴|₪|zł|Kč|Ft|lei|kr\\.?|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|CAD|AUD|INR|AED|SAR|EGP|QAR|KWD|MAD|PEN|Dhs?|TL|euros?|Euro|dollars';
const NUMBER = "\\d{1,3}(?:[.,' \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?";
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?:(${BEFORE})\\s?(${NUMBER})(?:[.,](?:-|–|—))?|(${NUMBER})(?:[.,](?:-|–|—))?\\s?(${AFTER})(?![\\p{L}]))(\\s?(?:k|m|bn?|tn?|million|billion|mio|mrd|milliard|millones|milioni|milhões|miljoen)(?![\\p{L}])|\\+)?`,
  'giu',
);

/** A currency beside a figure, which every amount has and few lines do: told in a fourth of the time. */
const CURRENCY_BESIDE_FIGURE = new RegExp(`(?:${BEFORE})\\s?\\d|\\d(?:[.,][-–—])?\\s?(?:${AFTER})`, 'iu');

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
  if (!/\d/.test(text) || !CURRENCY_BESIDE_FIGURE.test(text)) return found;
  for (const match of text.matchAll(AMOUNT)) {
    if (match[5] && match[5] !== '+') continue;
    const amount = parseNumber(match[2] ?? match[3] ?? '');
    const sign = (match[1] ?? match[4] ?? '').toLowerCase().replace(/\.$/, '');
    if (amount !== null)
      found.push({ amount, currency: CODES[sign] ?? null, index: match.index, text: match[0] });
  }
  return found;
}
