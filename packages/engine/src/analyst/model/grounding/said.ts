import { withoutChatMarkup } from '../../../language/chat-markup.ts';
import { comparable, visibleLine } from './clean-text.ts';

/** A text of a model, taken apart. */
export interface Said {
  /** As it may be shown: on one line, without markup and citation marks. */
  line: string;
  /** What it puts in quotation marks, comparable. */
  quoted: readonly string[];
  /** Its sentences, comparable, with `""` for each quotation. */
  sentences: readonly string[];
}

const QUOTATION = /"([^"]*)"|(?<![\p{L}\p{N}])'([^']{2,})'(?![\p{L}\p{N}])/gu;
/** With another one inside: “[player title="Radio"” and “statt „One-Step“”. */
const OUTER = /“((?:„[^„“”]*“|“[^“”]*”|[^„“”]|„(?![^„“”]*“))*)”/gu;
const SENTENCE_END = /(?<=[.!?…]"?)\s+(?=\S)/u;

export function saidIn(text: string): Said {
  const line = flat(text);
  const outer = [...line.matchAll(OUTER)].map(([, inner = '']) => comparable(inner));
  const said = comparable(withoutOuter(line));
  const inner = [...said.matchAll(QUOTATION)].map(([, double, single]) => double ?? single ?? '');
  const quoted = [...outer, ...inner.filter((quote) => quote !== '')];
  const sentences = withoutQuotations(said).split(SENTENCE_END);
  return { line, quoted, sentences };
}

/** A line with `“”` for each quotation in such marks. */
export function withoutOuter(line: string): string {
  return line.replace(OUTER, '“”');
}

/** A comparable text with `""` for each quotation. */
export function withoutQuotations(said: string): string {
  return said.replace(QUOTATION, '""');
}

/** On one line, without chat markup, bold and citation marks. */
function flat(text: string): string {
  return withoutChatMarkup(visibleLine(text))
    .replaceAll('**', '')
    .replace(/\s?\[(\d+)\]/g, '')
    .replaceAll('`', '')
    .trim();
}

/** The copy without its placeholders, which claim nothing. */
export function withoutPlaceholders(copy: string): string {
  return copy.replace(/\[[^\]]*\]/g, ' … ');
}
