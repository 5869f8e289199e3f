import { reportLocale } from '@liftmark/contract/figures';

/** A date and time (ISO 8601) in the reader's own time zone. */
export function momentWords(iso: string): string {
  return new Date(iso).toLocaleString(reportLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** A date (ISO 8601) in the reader's own time zone. */
export function dateWords(iso: string): string {
  return new Date(iso).toLocaleDateString(reportLocale(), { dateStyle: 'long' });
}
