type Cell = string | number | null;

/** A table as CSV. The byte order mark makes spreadsheets read it as UTF-8. */
export function csvOf(lines: Cell[][]): string {
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

/**
 * Where a formula could start: at the beginning, and after characters that separate cells in spreadsheets that don't
 * split at commas.
 */
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@|%＝＋－＠])|^(?=[\t\r\n])/g;

/** Quotes a cell and disarms formulas. Numbers stay numbers. */
function cell(content: Cell): string {
  const value = content === null ? '' : String(content);
  if (/^-?\d+(\.\d+)?$/.test(value)) return value;
  return `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
