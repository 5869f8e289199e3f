import { hasDigit, WORDS, withoutMarksBehind } from '../../language/characters.ts';
import { isUnsafe } from '../../language/unsafe-text.ts';
import { decoded } from '../../page/address.ts';
import { quote, readable } from './phrasing.ts';

/** Longer names say no more to the person who looks for the file. */
const LONGEST = 40;
/** A name of more words speaks to the reader: “Your plan has expired, renew it now.png”. */
const MOST_WORDS = 5;
const SENTENCE_MARKS = ['. ', '! ', '? ', ': ', '; '];

/** A file’s name in quotation marks, from the last part of its address; empty if it has none or reads as a sentence. */
export function quotedFile(part: string): string {
  const name = readable(part);
  return name === '' || readsAsSentence(part) ? '' : quote(name, LONGEST);
}

/** Whether the name of a file speaks to whoever reads it, as no file of use does. */
export function readsAsSentence(part: string): boolean {
  const name = decoded(part).trim();
  const words = name.split(' ').filter((word) => word !== '');
  if (words.length < 2 && readable(part) === name) return false;
  // Cameras and editors put dates, counters and these marks between words.
  const said = [...withoutExtension(name)]
    .map((mark) => (hasDigit(mark) || '_@#()[]'.includes(mark) ? ' ' : mark))
    .join('');
  return (
    SENTENCE_MARKS.some((mark) => name.includes(mark)) ||
    (said.match(WORDS)?.length ?? 0) > MOST_WORDS ||
    isUnsafe(said, null)
  );
}

function withoutExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return withoutMarksBehind(dot > 0 ? name.slice(0, dot) : name);
}
