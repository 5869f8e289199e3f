/** A capital, or a letter of a script that has none. */
const BETWEEN =
  /(?<=[.!?…]["”»]?)\s+(?=["“„«¿¡]?[\p{Lu}\p{Lo}])|(?<=[。！？][」』”]?)(?![。！？」』”])\s*(?=\S)/u;

/** The sentences of a line; "No. 1" and "p. a." end none. */
export function sentencesOf(text: string): string[] {
  return text.split(BETWEEN);
}

/** The sentence in which the letter at this place stands. */
export function sentenceAt(text: string, index: number): string {
  let end = 0;
  for (const sentence of sentencesOf(text)) {
    end = text.indexOf(sentence, end) + sentence.length;
    if (index < end) return sentence;
  }
  return text;
}

const SEPARATORS = /\s+[·•|–—]\s+/;

/** The sentence in which the letter at this place stands, or what dots or bars set apart of a line of facts. */
export function partAt(text: string, index: number): string {
  const sentence = sentenceAt(text, index);
  const start = text.indexOf(sentence);
  let end = 0;
  for (const part of sentence.split(SEPARATORS)) {
    end = sentence.indexOf(part, end) + part.length;
    if (index - start < end) return part;
  }
  return sentence;
}
