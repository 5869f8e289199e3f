const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const SHORT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

/** Dollars without decimals. */
export const dollars = (amount: number): string => DOLLARS.format(amount);
/** A whole number with thousands separators. */
export const whole = (amount: number): string => WHOLE.format(amount);
/** A number with at most one decimal. */
export const short = (amount: number): string => SHORT.format(amount);
/** A percentage with one decimal. */
export const percent = (amount: number): string => `${PERCENT.format(amount)}%`;
/** A UTC day: "Mar 4". */
export const dayWords = (day: string): string => DAY.format(new Date(day));
/** A UTC hour: "Mar 4, 3 PM UTC". */
export const hourWords = (iso: string): string =>
  `${DAY.format(new Date(iso))}, ${HOUR.format(new Date(iso))} UTC`;

/** How a rate changed, with its sign; null if there is nothing to compare with. */
export function growthWords(growth: number | null): string {
  if (growth === null) return 'No earlier period to compare with';
  const sign = growth > 0 ? '+' : '';
  return `${sign}${percent(growth)} vs. the previous period`;
}

/** Seconds as "45 s" or "3 min 20 s". */
export function durationWords(seconds: number): string {
  const rounded = Math.round(seconds);
  if (rounded < 60) return `${rounded} s`;
  return rounded % 60 === 0
    ? `${Math.floor(rounded / 60)} min`
    : `${Math.floor(rounded / 60)} min ${rounded % 60} s`;
}

/** Milliseconds as "850 ms" or "3.2 s". */
export function millisecondWords(ms: number): string {
  return ms < 1_000 ? `${whole(ms)} ms` : `${short(ms / 1_000)} s`;
}

const ABBREVIATIONS = /\b(?:api|dns|faq|http|tls)\b/gi;

/** A code, an id or a name as words: "blocked_by_site" is "Blocked by site". */
export function spelledOut(code: string): string {
  const words = code
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replace(ABBREVIATIONS, (letters) => letters.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A detail of the audit log; of a state with several values, those that are set. */
export function detailWords(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value !== 'object') return String(value);
  const told = Object.entries(value).flatMap(([name, part]) => {
    if (part === null || part === false) return [];
    return [part === true ? spelledOut(name).toLowerCase() : String(part)];
  });
  return told.join(', ') || 'nothing';
}
