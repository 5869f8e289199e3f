import { list } from '../checks/shared/phrasing.ts';
import type { Text } from './message-insights.text.ts';

function wordsOf(found: number, total: number): string {
  if (found < total) return `${found} von ${total} Schlüsselwörtern ${found === 1 ? 'steht' : 'stehen'}`;
  if (total === 1) return 'das einzige Schlüsselwort steht';
  return `${total === 2 ? 'beide' : `alle ${total}`} Schlüsselwörter stehen`;
}

export const text: Text = {
  compared: ({ message }) => `Verglichen mit ${message}, dem Text, der Besucher herführt:`,
  repeated: ({ found, total, words }) =>
    found === 0
      ? `${total === 1 ? `${list(words)} steht nicht` : `keines seiner ${total} Schlüsselwörter steht`} im sofort sichtbaren Bereich.`
      : `${wordsOf(found, total)} im sofort sichtbaren Bereich (${list(words, 6)}).`,
  kept: ({ above, below }) =>
    [
      above.length > 0 && `Die Seite erwähnt ${list(above)} im sofort sichtbaren Bereich.`,
      below.length > 0 && `Die Seite erwähnt ${list(below)} weiter unten.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nothing: 'Außer dem Namen der Website hat er keine Wörter, nach denen sich suchen ließe.',
};
