const BETWEEN = /(?<=[.!?…]["”»]?)\s+(?=["“„«¿¡]?\p{Lu})/u;

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
