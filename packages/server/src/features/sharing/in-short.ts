/** Two lines of an email on a phone. */
const MOST_CHARACTERS = 160;

/** After a word, a figure or a quote, so that no abbreviation counts. */
const SENTENCE_END = /(?:[\p{L}’]{3}|[\d”“»"])[.!?](?=\s)/gu;
const QUOTES = /[“”„«»"]/g;

/** A text of a report on one line: its first sentences if they fit, or else its first words. */
export function inShort(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= MOST_CHARACTERS) return line;
  const head = characters.slice(0, MOST_CHARACTERS).join('');
  const sentences = [...head.matchAll(SENTENCE_END)]
    .map((end) => head.slice(0, end.index + end[0].length))
    .filter((sentence) => (sentence.match(QUOTES) ?? []).length % 2 === 0);
  return sentences.at(-1) ?? `${head.replace(/\s+\S{0,30}$/u, '')}…`;
}
