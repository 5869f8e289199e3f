import type { Token } from './tokens.ts';

export const ABSENT = 1;
const PRESENT = 2;

/** A question about tokens that depends on their text alone, with its answers so far, by number; 0 is unknown. */
export interface Answers {
  test: (token: Token) => boolean;
  known: { answers: Uint8Array; of: Token[] } | null;
}

/** Numbers tokens, so that a question is answered once for each of them instead of once for each text. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  #tokens: Token[] = [];

  /** Valid until the vocabulary is cleared. */
  numbersOf(tokens: readonly Token[]): Int32Array {
    return Int32Array.from(tokens, (token) => this.#numberOf(token));
  }

  /** The answers so far, with room for every token. */
  answers(question: Answers): Uint8Array {
    let { known } = question;
    if (known?.of !== this.#tokens || known.answers.length < this.#tokens.length) {
      const answers = new Uint8Array(Math.max(1_024, this.#tokens.length * 2));
      if (known?.of === this.#tokens) answers.set(known.answers);
      known = { answers, of: this.#tokens };
      question.known = known;
    }
    return known.answers;
  }

  ask(question: Answers, number: number): number {
    const token = this.#tokens[number];
    const answer = token && question.test(token) ? PRESENT : ABSENT;
    this.answers(question)[number] = answer;
    return answer;
  }

  clear(): void {
    this.#numbers.clear();
    this.#tokens = [];
  }

  #numberOf(token: Token): number {
    let number = this.#numbers.get(token.text);
    if (number === undefined) {
      number = this.#tokens.push(token) - 1;
      this.#numbers.set(token.text, number);
    }
    return number;
  }
}
