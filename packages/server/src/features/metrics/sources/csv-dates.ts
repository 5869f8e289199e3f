const YEAR_FIRST = /^(\d{4})(?:-|\/|\.)?(\d{2})(?:-|\/|\.)?(\d{2})(?:[T ].*)?$/;
const YEAR_LAST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/**
 * The days of a column, null where a cell isn't a date. Dates such as 3/4/2026 are read as the others in the column
 * show: the part that exceeds 12 is the day.
 */
export function readDates(cells: readonly string[]): (string | null)[] | 'ambiguousDates' | 'mixedDates' {
  const pairs = cells.flatMap((cell) => {
    const match = YEAR_LAST.exec(cell);
    return match ? [[Number(match[1]), Number(match[2])] as const] : [];
  });
  const isDayFirst = pairs.some(([first]) => first > 12);
  const isMonthFirst = pairs.some(([, second]) => second > 12);
  if (isDayFirst && isMonthFirst) return 'mixedDates';
  if (pairs.some(([first, second]) => first !== second) && !isDayFirst && !isMonthFirst)
    return 'ambiguousDates';
  return cells.map((cell) => readDate(cell, isDayFirst));
}

function readDate(cell: string, isDayFirst: boolean): string | null {
  const [, year, month, day] = YEAR_FIRST.exec(cell) ?? [];
  if (year !== undefined) return existing(year, month, day);
  const [, first, second, last] = YEAR_LAST.exec(cell) ?? [];
  return isDayFirst ? existing(last, second, first) : existing(last, first, second);
}

/** Null for dates that no calendar has. */
function existing(year = '', month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
