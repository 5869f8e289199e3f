export interface CommentPart {
  kind: 'text' | 'link' | 'mention';
  words: string;
  /** Where it begins. */
  at: number;
}

const ADDRESS = /https?:\/\/[^\s<>"'\u2018-\u201f]+/giu;
/** Punctuation that belongs to the sentence around an address. */
const AFTER = /[.,;:!?)\]}]+$/u;

/** Splits a comment where an address or a mentioned name begins or ends. */
export function commentParts(text: string, mentions: readonly string[]): CommentPart[] {
  const found = [...linksIn(text), ...mentionsIn(text, mentions)].sort(
    (a, b) => a.at - b.at || b.words.length - a.words.length,
  );
  const parts: CommentPart[] = [];
  let end = 0;
  for (const part of found) {
    if (part.at < end) continue;
    if (part.at > end) parts.push({ kind: 'text', words: text.slice(end, part.at), at: end });
    parts.push(part);
    end = part.at + part.words.length;
  }
  if (end < text.length) parts.push({ kind: 'text', words: text.slice(end), at: end });
  return parts;
}

function linksIn(text: string): CommentPart[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: match, index }) => {
    const words = match.replace(AFTER, '');
    return URL.canParse(words) ? [{ kind: 'link' as const, words, at: index }] : [];
  });
}

function mentionsIn(text: string, mentions: readonly string[]): CommentPart[] {
  const lower = text.toLocaleLowerCase('en');
  return mentions.flatMap((name) => {
    const wanted = `@${name.toLocaleLowerCase('en')}`;
    const places: CommentPart[] = [];
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1))
      places.push({ kind: 'mention', words: text.slice(at, at + wanted.length), at });
    return places;
  });
}
