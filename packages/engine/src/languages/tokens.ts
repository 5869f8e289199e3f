/** A word, a number, or a single mark of a text. */
export interface Token {
  /** In lower case. */
  text: string;
  start: number;
  end: number;
  /** Letters or figures, not a mark. */
  word: boolean;
  /** Follows another word without any gap ("24h"): a phrase neither begins nor ends between the two. */
  joined: boolean;
}

const PART = /\d+(?:[.,]\d+)*\+?|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{N}]|\p{N}/gu;

/** Reads a normalized text into its words, numbers and marks. Linear. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PART)) {
    const start = match.index;
    const word = /^[\p{L}\p{N}]/u.test(match[0]);
    const before = tokens.at(-1);
    tokens.push({
      text: match[0].toLowerCase(),
      start,
      end: start + match[0].length,
      word,
      joined: word && before?.word === true && before.end === start,
    });
  }
  return tokens;
}
