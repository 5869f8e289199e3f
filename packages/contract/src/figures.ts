import type { ReportLanguage } from './report-language.ts';
import { reportLanguage } from './translated.ts';

/** Numbers, plurals and dates as they are written in the current language. */

const LOCALES: Record<ReportLanguage, string> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };

/** The tag that `Intl` takes for the current language. */
export function reportLocale(): string {
  return LOCALES[reportLanguage()];
}

export function figure(value: number, digits = 0): string {
  return value.toLocaleString(reportLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** With the digits that it has. */
export function figureAsIs(value: number): string {
  return value.toLocaleString(reportLocale());
}

/** "1 field", "3 fields". */
export function amount(count: number, one: string, many: string): string {
  return `${figure(count)} ${oneOrMany(count, one, many)}`;
}

/** The form that goes with a number, by the plural rules of the language. */
export function oneOrMany<Form>(count: number, one: Form, many: Form): Form {
  return new Intl.PluralRules(reportLocale()).select(count) === 'one' ? one : many;
}

/** "67%". */
export function percentWords(percent: number): string {
  return (percent / 100).toLocaleString(reportLocale(), { style: 'percent', maximumFractionDigits: 1 });
}

/** "+3.1%", "−0.4%", "0%". */
export function signedPercentWords(percent: number): string {
  const shown = percentWords(Math.abs(percent));
  if (Number(Math.abs(percent).toFixed(1)) === 0) return shown;
  return `${percent > 0 ? '+' : '−'}${shown}`;
}

/** "+12", "−7", "0.0". */
export function signedFigure(value: number, digits = 0): string {
  const shown = figure(Math.abs(value), digits);
  if (Number(Math.abs(value).toFixed(digits)) === 0) return shown;
  return `${value > 0 ? '+' : '−'}${shown}`;
}

/** "a", "a and b", "a, b, and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(reportLocale(), { type: 'conjunction' }).format(items);
}
