import { measuredPageOf } from '@liftmark/contract/measuring';
import type { z } from 'zod';
import { ConnectionError } from './connection-error.ts';
import type { SourceDay } from './source.ts';

/** What a service counts for one of its addresses. */
export interface AddressDay {
  address: string;
  day: string;
  visits: number;
  conversions: number;
}

/**
 * Days by page. Addresses that differ in their query, a slash at the end or `www.` are one page; what isn't the address
 * of a page, such as “(not set)”, is left out.
 */
export function collectDays(rows: Iterable<AddressDay>, isSampled = false): SourceDay[] {
  const days = new Map<string, SourceDay>();
  for (const { address, day, visits, conversions } of rows) {
    const page = measuredPageOf(address);
    if (page === null) continue;
    const key = `${day} ${page}`;
    const known = days.get(key) ?? { page, day, visits: 0, conversions: 0, isSampled, isComplete: true };
    days.set(key, { ...known, visits: known.visits + visits, conversions: known.conversions + conversions });
  }
  return [...days.values()];
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
