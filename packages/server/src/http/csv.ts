type Cell = string | number | null;

/** A table as CSV. The byte order mark makes spreadsheets read it as UTF-8. */
export function csvOf(lines: Cell[][]): string {
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Where a formula could start: at the beginning, and after characters that separate cells in spreadsheets that don't
 * split at commas. Spaces are read once, however many there are.
 */
const STARTS = /(^|[;\t\r\n])(\s*)([=+\-@|%＝＋－＠]?)/g;

/** Spreadsheets read what is behind an apostrophe as text. */
function disarmed(value: string): string {
  return value.replace(STARTS, (all, before: string, spaces: string, formula: string) => {
    if (formula !== '') return `${before}'${spaces.replace(/[\t\r\n]/g, "$&'")}${formula}`;
    return before === '' && /^[\t\r\n]/.test(spaces) ? `'${all}` : all;
  });
}

/** Quotes a cell and disarms formulas. Numbers stay numbers. */
function cell(content: Cell): string {
  const value = content === null ? '' : String(content);
  if (/^-?\d+(\.\d+)?$/.test(value)) return value;
  return `"${disarmed(value).replaceAll('"', '""')}"`;
}
