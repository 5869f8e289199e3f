import { startsWithDigit } from './characters.ts';
import { currentReading } from './reading.ts';
import { hasUnspaced } from './segments.ts';
import { foldLetters } from './tokens.ts';

/** Answers of a sheet of questions in one number: a bit for each yes, and above them how many were asked. */
type Answers = number[];

/** A word, a number or a mark, once for all texts that hold it. */
export interface Word {
  /** In lower case. */
  text: string;
  /** Letters or figures, not a mark. */
  isWord: boolean;
  /** A single letter of a script without spaces between words. */
  isUnspaced: boolean;
  /** A figure, or the word of a small number in the languages of the reading. */
  isNumber: boolean;
  /** By sheet. */
  answers: Answers;
}

/** What a text is made of, with the questions to which any of its words says yes. */
export interface WordsOfText {
  words: readonly Word[];
  /** By sheet. */
  answers: Answers;
}

/** A question about words, with the place of its answer. */
export interface Question {
  sheet: number;
  bit: number;
  /** How many of its sheet are asked with it. */
  asked: number;
}

/** With their count above them they fit into a number that needs no box of its own. */
const PER_SHEET = 24;
const BITS = (1 << PER_SHEET) - 1;

/**
 * The words of the texts read so far. Each is asked each question once, a sheet of them at a time, so that a text
 * knows in one look whether any of its words says yes.
 */
export class Vocabulary {
  /** By the word in lower case. */
  readonly #words = new Map<string, Word>();
  /** By the word as it is written. */
  readonly #written = new Map<string, Word>();
  readonly #sheets: ((word: Word) => boolean)[][] = [];

  /** The word, in whatever letters it stands in a text. */
  wordOf(written: string): Word {
    let word = this.#written.get(written);
    if (!word) {
      word = this.#wordIn(foldLetters(written));
      this.#written.set(written, word);
    }
    return word;
  }

  #wordIn(text: string): Word {
    let word = this.#words.get(text);
    if (!word) {
      word = {
        text,
        isWord: /^[\p{L}\p{N}]/u.test(text),
        isUnspaced: hasUnspaced(text),
        isNumber: startsWithDigit(text) || currentReading().numberWords.has(text),
        answers: this.blankAnswers(),
      };
      this.#words.set(text, word);
    }
    return word;
  }

  /** Room for the answers to all questions so far; more are added behind them. */
  blankAnswers(): Answers {
    return this.#sheets.map(() => 0);
  }

  question(test: (word: Word) => boolean): Question {
    let last = this.#sheets.at(-1);
    if (!last || last.length === PER_SHEET) {
      last = [];
      this.#sheets.push(last);
    }
    const asked = last.push(test);
    return { sheet: this.#sheets.length - 1, bit: 1 << (asked - 1), asked };
  }

  saysYes(word: Word, { sheet, bit, asked }: Question): boolean {
    let known = word.answers[sheet] ?? 0;
    if (known >>> PER_SHEET < asked) known = this.#ask(word, sheet);
    return (known & bit) !== 0;
  }

  anySaysYes(text: WordsOfText, { sheet, bit, asked }: Question): boolean {
    let known = text.answers[sheet] ?? 0;
    if (known >>> PER_SHEET < asked) {
      known = (this.#sheets[sheet]?.length ?? 0) << PER_SHEET;
      for (const word of text.words) known |= this.#ask(word, sheet) & BITS;
      text.answers[sheet] = known;
    }
    return (known & bit) !== 0;
  }

  /** How many there are. */
  get questions(): number {
    return this.#sheets.reduce((sum, { length }) => sum + length, 0);
  }

  /** Forgets the words; questions stay. */
  clear(): void {
    this.#words.clear();
    this.#written.clear();
  }

  #ask(word: Word, sheet: number): number {
    const known = word.answers[sheet] ?? 0;
    const questions = this.#sheets[sheet] ?? [];
    let place = known >>> PER_SHEET;
    if (place === questions.length) return known;
    let yes = known & BITS;
    for (; place < questions.length; place++) if (questions[place]?.(word)) yes |= 1 << place;
    word.answers[sheet] = (place << PER_SHEET) | yes;
    return word.answers[sheet] ?? 0;
  }
}
