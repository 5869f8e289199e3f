/** A word, a number, or a single mark of a text, with its place. */
export interface Token {
  /** In lower case. */
  text: string;
  start: number;
  end: number;
}

const PART = /\d+(?:[.,]\d+)*\+?|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{N}]|\p{N}/gu;

/** Reads a normalized text into its words, numbers and marks. Linear. */
export function* tokensOf(text: string): Generator<Token> {
  for (const match of text.matchAll(PART)) {
    const start = match.index;
    yield { text: match[0].toLowerCase(), start, end: start + match[0].length };
  }
}
