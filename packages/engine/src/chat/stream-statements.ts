import { type KindedStatement, kindedStatementSchema } from '../analyst/model/grounding/statement.ts';

/** Most characters read of one answer; ten statements need a tenth of it. */
const MAX_ANSWER = 40_000;
/** Most elements read of one answer, whatever they are. */
const MAX_ELEMENTS = 100;

/** The statements of a streamed answer, each as soon as it is complete and valid. */
export async function* statementsOf(deltas: AsyncIterable<string>): AsyncGenerator<KindedStatement> {
  const elements = new GrowingArray();
  for await (const delta of deltas) {
    for (const element of elements.add(delta)) {
      const parsed = kindedStatementSchema.safeParse(element);
      if (parsed.success) yield parsed.data;
    }
    if (elements.isOver) return;
  }
}

/** The objects of the first array in a streamed JSON text. Each character is read once. */
class GrowingArray {
  #text = '';
  #at = 0;
  #depth = 0;
  #elements = 0;
  #start = 0;
  #isString = false;
  #isBegun = false;
  /** Whether the array has ended or is longer than any answer, so that the rest is ignored. */
  isOver = false;

  *add(piece: string): Generator<unknown> {
    this.#text += piece.slice(0, MAX_ANSWER - this.#text.length);
    for (; this.#at < this.#text.length && !this.isOver; this.#at += 1) {
      const character = this.#text[this.#at];
      if (!this.#isBegun) this.#isBegun = character === '[';
      else if (this.#isString) {
        if (character === '\\') this.#at += 1;
        else if (character === '"') this.#isString = false;
      } else if (character === '"') this.#isString = true;
      else if (character === '{') {
        if (this.#depth === 0) this.#start = this.#at;
        this.#depth += 1;
      } else if (character === '}') {
        this.#depth -= 1;
        if (this.#depth === 0) {
          yield parsed(this.#text.slice(this.#start, this.#at + 1));
          this.#elements += 1;
          this.isOver = this.#elements === MAX_ELEMENTS;
        }
      } else if (character === ']' && this.#depth === 0) this.isOver = true;
    }
    this.isOver ||= this.#text.length === MAX_ANSWER;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
