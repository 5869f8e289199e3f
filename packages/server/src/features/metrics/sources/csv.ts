import { readFileSync } from 'node:fs';
import { measuredPageOf } from '@liftmark/contract/measuring';
import { text } from './csv.text.ts';
import { readDates } from './csv-dates.ts';
import { type CsvRow, delimiterOf, readCells } from './csv-rows.ts';
import type { PushedSource, SourceDay } from './source.ts';

/** An uploaded file. */
export const csvSource: PushedSource = { kind: 'pushed', id: 'csv' };

const COLUMNS: Record<Column, string[]> = JSON.parse(
  readFileSync(new URL('./csv-columns.json', import.meta.url), 'utf8'),
);
type Column = 'page' | 'day' | 'visits' | 'conversions';
const COLUMN_NAMES: Column[] = ['page', 'day', 'visits', 'conversions'];

/** Most lines that a message names. */
const NAMED = 8;
const LARGEST = 2_000_000_000;
const NUMBER = /^\d{1,3}(?:[,.\u202f\u00a0 ]\d{3})+$|^\d+(?:\.0+)?$/;

interface Problem {
  line: number;
  reason: string;
}

type Read = { days: SourceDay[] } | { problem: string };

/**
 * The days of a file with the columns page, day, visits and conversions, in any order and among others. It's all or
 * nothing: a file with a bad row gives the reasons, by line.
 * @param today no day after this is possible
 */
export function readCsv(csv: string, today: string, host?: string): Read {
  const body = csv.replace(/^\ufeff/, '');
  const rows = readCells(body, delimiterOf(body));
  const [head, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (head === undefined || rest.length === 0) return { problem: text.empty };
  const places = placesOf(head);
  const absent = COLUMN_NAMES.filter((column) => places[column] === -1);
  if (absent.length > 0) return { problem: text.missingColumns(absent) };
  const dates = readDates(rest.map(({ cells }) => cells[places.day] ?? ''));
  if (typeof dates === 'string') return { problem: text[dates] };
  const reader = { places, width: head.cells.length, dates, today, host };
  const read = rest.map((row, at) => readRow(row, at, reader));
  const problems = [...read.flatMap(({ problem }) => problem ?? []), ...repeats(read)];
  if (problems.length > 0) return { problem: sentences(problems) };
  return { days: read.flatMap(({ day }) => day ?? []) };
}

interface Reader {
  places: Record<Column, number>;
  width: number;
  dates: (string | null)[];
  today: string;
  host: string | undefined;
}

interface ReadRow {
  line: number;
  day?: SourceDay;
  problem?: Problem;
}

function readRow({ line, cells, isOpen }: CsvRow, at: number, reader: Reader): ReadRow {
  const { places, width, dates, today, host } = reader;
  const { reasons } = text;
  const cell = (column: Column) => cells[places[column]] ?? '';
  const day = dates[at] ?? null;
  const page = pageOf(cell('page'), host);
  const visits = countOf(cell('visits'));
  const conversions = countOf(cell('conversions'));
  const refuse = (reason: string): ReadRow => ({ line, problem: { line, reason } });
  if (isOpen) return refuse(reasons.quote);
  if (cells.length !== width) return refuse(reasons.cells(cells.length, width));
  if (page === 'needs host') return refuse(reasons.needsHost(cell('page')));
  if (page === null) return refuse(reasons.page(cell('page')));
  if (day === null) return refuse(reasons.day(cell('day')));
  if (day > today) return refuse(reasons.future(day));
  if (visits === null) return refuse(reasons.visits(cell('visits')));
  if (conversions === null) return refuse(reasons.conversions(cell('conversions')));
  if (conversions > visits) return refuse(reasons.more);
  return { line, day: { page, day, visits, conversions, isSampled: false, isComplete: true } };
}

function placesOf({ cells }: CsvRow): Record<Column, number> {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll('_', ' '));
  const place = (column: Column) => names.findIndex((name) => COLUMNS[column].includes(name));
  return {
    page: place('page'),
    day: place('day'),
    visits: place('visits'),
    conversions: place('conversions'),
  };
}

function pageOf(cell: string, host: string | undefined): string | 'needs host' | null {
  if (!cell.startsWith('/')) return measuredPageOf(cell.includes('://') ? cell : `https://${cell}`);
  return host === undefined ? 'needs host' : measuredPageOf(`https://${host}${cell}`);
}

/** A whole number, with or without marks between thousands. */
function countOf(cell: string): number | null {
  if (!NUMBER.test(cell)) return null;
  const count = Number(cell.replace(/\.0+$/, '').replace(/\D/g, ''));
  return count <= LARGEST ? count : null;
}

function repeats(rows: readonly ReadRow[]): Problem[] {
  const lines = new Map<string, number>();
  return rows.flatMap(({ line, day }) => {
    if (!day) return [];
    const key = `${day.page} ${day.day}`;
    const earlier = lines.get(key);
    if (earlier !== undefined) return [{ line, reason: text.reasons.twice(earlier) }];
    lines.set(key, line);
    return [];
  });
}

function sentences(problems: readonly Problem[]): string {
  const inOrder = problems.toSorted((a, b) => a.line - b.line);
  const named = inOrder.slice(0, NAMED).map(({ line, reason }) => text.row(line, reason));
  const rest = inOrder.length - named.length;
  return [text.nothingStored, ...named, ...(rest > 0 ? [text.more(rest)] : [])].join('\n');
}
