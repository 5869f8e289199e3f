/** What is wrong with an uploaded file. */
export const text = {
  empty: 'The file has no rows. Upload a file with the columns page, day, visits and conversions.',
  missingColumns: (names: readonly string[]) =>
    `The first line doesn’t name ${names.join(' and ')}. Name the columns page, day, visits and conversions.`,
  ambiguousDates: 'It’s unclear whether the dates start with the day or the month. Write them as 2026-11-28.',
  mixedDates: 'Some dates start with the day and others with the month. Write them as 2026-11-28.',
  row: (line: number, reason: string) => `Line ${line}: ${reason}`,
  more: (count: number) => `${count} more ${count === 1 ? 'line has' : 'lines have'} a problem.`,
  nothingStored: 'Nothing was imported.',
  reasons: {
    cells: (cells: number, wanted: number) => `it has ${cells} cells, the first line has ${wanted}.`,
    page: (value: string) => `“${value}” isn’t the address of a page.`,
    needsHost: (value: string) => `“${value}” has no host. Enter the host of these pages.`,
    day: (value: string) => `“${value}” isn’t a date.`,
    future: (value: string) => `${value} is in the future.`,
    visits: (value: string) => `“${value}” isn’t a number of visits.`,
    conversions: (value: string) => `“${value}” isn’t a number of conversions.`,
    more: 'there are more conversions than visits.',
    twice: (line: number) => `the same page and day are in line ${line}.`,
    quote: 'a quoted cell doesn’t end.',
  },
} as const;
