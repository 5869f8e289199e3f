/** Marks at the beginning and the end of a text. */

const OPENING_QUOTE = /^["“„«]/;
const QUESTION_MARK = /[?？]$/;
const END_MARK = /[.!?]$/;

export function opensQuotation(text: string): boolean {
  return OPENING_QUOTE.test(text);
}

export function isQuestion(text: string): boolean {
  return QUESTION_MARK.test(text);
}

/** As a sentence, with a full stop unless another mark ends it. */
export function stopped(text: string): string {
  return END_MARK.test(text) ? text : `${text}.`;
}

export function isStopped(text: string): boolean {
  return END_MARK.test(text);
}

export function withoutStop(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}
