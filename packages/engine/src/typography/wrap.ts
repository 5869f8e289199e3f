import { isWide, plainWidth } from './glyphs.ts';

export interface Wrapped {
  lines: number;
  /** Of the widest line, in the unit of the widths. */
  widest: number;
  /** Of the widest part that can't be broken. */
  longestPart: number;
}

/**
 * Breaks a text into lines as a browser does: at spaces, behind hyphens, and between letters of scripts without spaces.
 * @param available width of a line at a font size of 1
 */
export function wrap(text: string, available: number): Wrapped {
  let lines = 1;
  let line = 0;
  let widest = 0;
  let longestPart = 0;
  for (const part of partsOf(text)) {
    const whole = plainWidth(part);
    const shown = plainWidth(part.trimEnd());
    if (line > 0 && line + shown > available) {
      lines += 1;
      line = 0;
    }
    widest = Math.max(widest, line + shown);
    longestPart = Math.max(longestPart, shown);
    line += whole;
  }
  return { lines, widest, longestPart };
}

/** The pieces between which a line may end, each with the space behind it. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const letter of text) {
    const breaksBefore =
      isWide(letter) || (part.endsWith(' ') && letter !== ' ') || endsWithHyphen(part, letter);
    if (part !== '' && breaksBefore) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
}

function endsWithHyphen(part: string, next: string): boolean {
  return part.length > 1 && part.endsWith('-') && next !== ' ' && next.toLowerCase() !== next.toUpperCase();
}
