import { translated } from '../translated.ts';
import { labels as de } from './de.ts';
import { labels as es } from './es.ts';
import { labels as fr } from './fr.ts';

type Labels = typeof de;

/** What the entries of a closed list are called: in English as given, and in all other languages. */
export function labeled<Entry extends string>(
  listOf: (labels: Labels) => Record<Entry, string>,
  english: Record<Entry, string>,
): Record<Entry, string> {
  return translated(english, { de: listOf(de), fr: listOf(fr), es: listOf(es) });
}
