import { alternatives, compose, pattern } from '../../language/patterns.ts';

/** What a reader says about visitors and conversions. */
export interface Traffic {
  visitorsPerWeek: number | null;
  /** In percent. */
  rate: number | null;
  /** Relative improvement to be found, in percent. */
  effect: number | null;
}

/** "3,000", "10k", and "3 000" as in French. */
const NUMBER = String.raw`(?<![\d.,])(?:\d{1,3}(?:\s\d{3}){1,3}(?!\d)|\d(?:[\d.,]{0,14}\d)?)(?:\s?k\b)?`;
/** "3,000 unique visitors", "10k a month". */
const BETWEEN = String.raw`\s*(?:[\p{L}-]+\s+){0,2}?`;
const PERCENT = compose(
  String.raw`(?<![\d.,])(\d{1,6}(?:[.,]\d{1,6})?)\s*(?:%|${alternatives('percentWord')})(\s+[\p{L}-]+)?`,
  'giu',
);
const VISITORS = compose(`(${NUMBER})${BETWEEN}${alternatives('visitorsWord')}(?!\\p{L})`, 'iu');
const CONVERSIONS = compose(`(${NUMBER})${BETWEEN}${alternatives('conversionsWord')}(?!\\p{L})`, 'iu');
const EFFECT = pattern('effectWord');
/** Visitors of a period in weeks. */
const PERIODS = [
  { words: pattern('perDay'), weeks: 1 / 7 },
  { words: pattern('perWeek'), weeks: 1 },
  { words: pattern('perYear'), weeks: 52 },
];
const MONTH_WEEKS = 52 / 12;
const PER_PERIOD = compose(
  `(${NUMBER})\\s*(?:${alternatives('perMonth')}|${alternatives('perDay')}|${alternatives('perWeek')}|${alternatives('perYear')})`,
  'iu',
);

/** The figures in a text; a bigger effect without a figure is 40 %. */
export function trafficIn(text: string): Traffic {
  const visitors = amountOf(VISITORS.exec(text)?.[1] ?? PER_PERIOD.exec(text)?.[1]);
  const weeks = PERIODS.find(({ words }) => words.test(text))?.weeks ?? MONTH_WEEKS;
  const percents = [...text.matchAll(PERCENT)].map(([, figure = '', next = '']) => ({
    figure: Number(figure.replace(',', '.')),
    isEffect: EFFECT.test(next),
  }));
  const conversions = amountOf(CONVERSIONS.exec(text.replace(PERCENT, ' '))?.[1]);
  const said = percents.find(({ isEffect }) => !isEffect)?.figure ?? null;
  const counted = visitors !== null && conversions !== null && conversions < visitors;
  return {
    visitorsPerWeek: visitors === null || visitors === 0 ? null : visitors / weeks,
    rate: said ?? (counted ? (100 * conversions) / visitors : null),
    effect: percents.find(({ isEffect }) => isEffect)?.figure ?? null,
  };
}

/** "3,000", "3.000" and "10k" as numbers. */
function amountOf(said: string | undefined): number | null {
  if (said === undefined) return null;
  const isThousands = said.toLowerCase().endsWith('k');
  const digits = said.replace(/k$/i, '').replace(/\s/g, '');
  const plain = isThousands
    ? digits.replace(',', '.')
    : digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.');
  const value = Number(plain) * (isThousands ? 1_000 : 1);
  return Number.isFinite(value) ? value : null;
}
