/** A row with the line on which it starts, counted from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** Whether the file ended within quotes. */
  isOpen: boolean;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** The delimiter that the first line has most of, outside quotes. */
export function delimiterOf(csv: string): string {
  const head = (/^[^\r\n]*/.exec(csv)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Rows after RFC 4180, with any delimiter. Cells are trimmed. */
export function readCells(csv: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let [line, cell, isQuoted, isBlank] = [1, '', false, true];
  let row: CsvRow = { line, cells: [], isOpen: false };
  const endCell = () => {
    row.cells.push(cell.trim());
    cell = '';
    isBlank = true;
  };
  for (let at = 0; at < csv.length; at++) {
    const character = csv[at] as string;
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (csv[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && isBlank) {
      cell = '';
      isQuoted = true;
      isBlank = false;
    } else if (character === delimiter) endCell();
    else if (character === '\n') {
      endCell();
      rows.push(row);
      row = { line, cells: [], isOpen: false };
    } else if (character !== '\r') {
      cell += character;
      isBlank &&= character.trim() === '';
    }
  }
  if (cell !== '' || row.cells.length > 0) {
    endCell();
    rows.push({ ...row, isOpen: isQuoted });
  }
  return rows;
}
