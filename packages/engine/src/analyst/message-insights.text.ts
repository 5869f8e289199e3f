import { translated } from '@liftmark/contract/translated';
import { every, list, lowerFirst } from '../checks/shared/phrasing.ts';
import { text as de } from './message-insights.text.de.ts';
import { text as es } from './message-insights.text.es.ts';
import { text as fr } from './message-insights.text.fr.ts';

/** How the page matches the ad, email or search that brings its visitors. */
const english = {
  compared: ({ message }: { message: string }) =>
    `Compared with ${message}, the text that brings visitors here:`,
  repeated: ({ found, total, words }: { found: number; total: number; words: readonly string[] }) =>
    found === 0
      ? `${total === 1 ? `${list(words)} doesn’t appear` : `none of its ${total} keywords appear`} above the fold.`
      : `${found === total ? lowerFirst(every(total, 'keyword')) : `${found} of ${total} keywords`} ${found === 1 ? 'appears' : 'appear'} above the fold (${list(words, 6)}).`,
  kept: ({ above, below }: { above: readonly string[]; below: readonly string[] }) =>
    [
      above.length > 0 && `The page mentions ${list(above)} above the fold.`,
      below.length > 0 && `The page mentions ${list(below)} below the fold.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nothing: 'it has no words to look for besides the name of the site.',
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
