/** Marks at the beginning and the end of a text. */

const OPENING_QUOTE = /^["“„«]/;
const QUESTION_MARK = /[?؟？]["»”]?$/;
/** A mark of any script, whatever quotation marks or brackets close behind it. */
const SENTENCE_END = /[.!?…。！？]["”“’»」)*]*$/;
const DIVIDER = /\s*[·•|]\s*/;
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
  return text.endsWith('.') || text.endsWith('。') ? text.slice(0, -1) : text;
}

/** Whether it ends as a whole sentence does. */
export function endsSentence(text: string): boolean {
  return SENTENCE_END.test(text);
}

/** The parts of a line of facts, which dots or bars divide. */
export function parted(line: string): string[] {
  return line.split(DIVIDER);
}
