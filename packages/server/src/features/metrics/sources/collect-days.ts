import { isDay } from '@liftmark/contract/effects/measured-day';
import { measuredPageOf } from '@liftmark/contract/measuring';
import type { z } from 'zod';
import { ConnectionError } from './connection-error.ts';
import type { DayRange, FetchedDays, SourceDay } from './source.ts';
import { text } from './sources.text.ts';

/** What a service counts for one of its addresses. */
export interface AddressDay {
  address: string;
  day: string;
  visits: number;
  conversions: number;
}

/**
 * Days by page. Addresses that differ in their query, a slash at the end or `www.` are one page; what isn't the address
 * of a page, such as “(not set)”, and days that weren't asked for are left out. A page's day with a count that can't be
 * right is missing as a whole.
 */
export function collectDays(rows: Iterable<AddressDay>, range: DayRange, isSampled = false): FetchedDays {
  const days = new Map<string, SourceDay>();
  const odd = new Map<string, string>();
  for (const { address, day, visits, conversions } of rows) {
    const page = measuredPageOf(address);
    if (page === null || !isIn(day, range)) continue;
    const key = `${day} ${page}`;
    const known = days.get(key) ?? { page, day, visits: 0, conversions: 0, isSampled, isComplete: true };
    const sum = { ...known, visits: known.visits + visits, conversions: known.conversions + conversions };
    days.set(key, sum);
    if (![visits, conversions, sum.visits, sum.conversions].every(isCount)) odd.set(key, day);
  }
  for (const key of odd.keys()) days.delete(key);
  const byDay = [...Map.groupBy(odd.values(), (day) => day)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    days: [...days.values()],
    missing: byDay.map(([day, pages]) => ({ from: day, to: day, reason: text.odd(pages.length) })),
  };
}

function isIn(day: string, { from, to }: DayRange): boolean {
  return day >= from && day <= to && isDay(day);
}

/** Also what the database can store. */
const MOST = 2_000_000_000;

export function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST;
}

/** An address of a host and a path; empty, which is no page, if the path isn't one. */
export function addressOf(host: string, path: string): string {
  return path.startsWith('/') ? `https://${host}${path}` : '';
}

/** Rows of counts with those of the visits that converted. */
export function withConversions(
  visits: readonly AddressDay[],
  converted: readonly AddressDay[],
): AddressDay[] {
  return [
    ...visits.map((row) => ({ ...row, conversions: 0 })),
    ...converted.map((row) => ({ ...row, visits: 0, conversions: row.visits })),
  ];
}

/** @throws ConnectionError `format` */
export function readAnswer<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const read = schema.safeParse(answer);
  if (read.success) return read.data;
  throw new ConnectionError('format');
}

/** All rows of a list that comes in parts of a size. */
export async function readAll<Row>(
  size: number,
  readPart: (offset: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const part = await readPart(rows.length);
    rows.push(...part);
    if (part.length < size) return rows;
    if (rows.length >= MOST_ROWS) throw new ConnectionError('format');
  }
}

/** Memory is bounded: no site has as many pages on so few days. */
const MOST_ROWS = 1_000_000;
