import { stripVTControlCharacters, styleText } from 'node:util';
import type { ScoreBand } from '@liftmark/contract/grade';
import { singleSpaced } from '../language/characters.ts';
import { alternatives, compose } from '../language/patterns.ts';

const BAND_COLORS = { 90: 'green', 80: 'blue', 70: 'magenta', 60: 'yellow', 0: 'red' } as const;

export interface Ink {
  bold(text: string): string;
  dim(text: string): string;
  warn(text: string): string;
  band(band: ScoreBand, text: string): string;
}

/** Styles for a terminal, or none. */
export function ink(color: boolean): Ink {
  const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    color ? styleText(format, text, { validateStream: false }) : text;
  return {
    bold: style('bold'),
    dim: style('dim'),
    warn: style('yellow'),
    band: (band, text) => style(BAND_COLORS[band])(text),
  };
}

/** Control and format characters, except those that emoji and Arabic letters are written with. */
const UNSEEN = compose(alternatives('unseenCharacter'), 'gu');

/** Text of a page on one line, without anything that a terminal would obey or that reorders what is shown. */
export function printable(text: string): string {
  return singleSpaced(stripVTControlCharacters(text)).replace(UNSEEN, '').trim();
}

/** Breaks a line at spaces so that it fits the columns. */
export function wrap(text: string, columns: number, indent = '', hanging = indent): string {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const started = line !== indent && line !== hanging;
    if (started && line.length + 1 + word.length > columns) {
      lines.push(line);
      line = hanging + word;
    } else {
      line += started ? ` ${word}` : word;
    }
  }
  return [...lines, line].join('\n');
}
