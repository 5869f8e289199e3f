const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** A date and time (ISO 8601) in the reader's own time zone. */
export function momentWords(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** A date (ISO 8601) in the reader's own time zone. */
export function dateWords(iso: string): string {
  return DATE.format(new Date(iso));
}
