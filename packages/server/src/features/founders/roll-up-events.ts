import { sql } from 'drizzle-orm';
import { activeBetween, utcDay, viewsBetween, visitsBetween } from './event-days.ts';
import type { RollUpWorker } from './jobs.ts';
import { DAY_MS } from './range.ts';

/** Browsers report events up to an hour late. */
const LATE_MS = 90 * 60 * 1000;
/** Events deleted per statement, so that none takes long. */
const DROPPED_AT_ONCE = 20_000;

export function rollUpEvents(
  worker: RollUpWorker,
  _payload: object,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  return rollUpUntil(worker, Date.now(), signal);
}

/** Rolls up the events of every finished day, one day per transaction, and deletes expired events. */
export async function rollUpUntil(worker: RollUpWorker, now: number, signal: AbortSignal): Promise<void> {
  const end = Math.floor((now - LATE_MS) / DAY_MS) * DAY_MS;
  for (let day = await firstOpenDay(worker); day !== null && day < end; day += DAY_MS) {
    signal.throwIfAborted();
    await rollUpDay(worker, new Date(day));
  }
  await dropEvents(worker, new Date(Math.min(end, now - worker.eventDays * DAY_MS)), signal);
}

/** The day after the last rolled-up one, or the day of the first event; null if there is neither. */
async function firstOpenDay({ database }: RollUpWorker): Promise<number | null> {
  const { rows } = await database.execute<{ last: string | null; first: string | null }>(sql`
    select (select max(day) from event_days)::text as last,
      (select ${utcDay(sql`min(timestamp)`)} from analytics_events)::text as first`);
  const { last = null, first = null } = rows[0] ?? {};
  if (last !== null) return Date.parse(last) + DAY_MS;
  return first === null ? null : Date.parse(first);
}

async function rollUpDay(worker: RollUpWorker, from: Date): Promise<void> {
  const to = new Date(from.getTime() + DAY_MS);
  const day = from.toISOString().slice(0, 10);
  await worker.database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into event_days (day, visits, bounces, seconds, active_users)
      select ${day}::date, coalesce(v.visits, 0), coalesce(v.bounces, 0), coalesce(v.seconds, 0),
        coalesce(a.active_users, 0)
      from (select) one
        left join (${visitsBetween(worker, from, to, utcDay(sql`e.timestamp`))}) v on true
        left join (${activeBetween(worker, from, to, utcDay)}) a on true
      on conflict (day) do nothing`);
    await transaction.execute(sql`
      insert into page_days (day, path, views)
      select day, path, views from (${viewsBetween(worker, from, to)}) viewed
      on conflict (day, path) do nothing`);
  });
}

async function dropEvents({ database }: RollUpWorker, before: Date, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const { rowCount } = await database.execute(sql`
      delete from analytics_events where id in (
        select id from analytics_events where timestamp < ${before} limit ${DROPPED_AT_ONCE})`);
    if ((rowCount ?? 0) < DROPPED_AT_ONCE) return;
  }
}
