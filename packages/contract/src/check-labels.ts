import { text } from './check-labels.text.ts';

/** The noun that names a check or a ceiling, for outcomes that say neither good nor bad: "Main headline". */
export function labelOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return text[id] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
