declare module 'snowball-stemmers' {
  export interface Stemmer {
    stem(word: string): string;
  }
  /** @param language name of the algorithm, such as `english`; throws where unknown */
  export function newStemmer(language: string): Stemmer;
}
