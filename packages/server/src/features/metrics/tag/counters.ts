import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/connection.ts';
import { tagSource } from '../sources/tag.ts';

/** A change of a page's figures on a day. */
interface Count {
  siteId: string;
  page: string;
  day: string;
  visits: number;
  conversions: number;
  turnedAway: number;
  isSampled: boolean;
}

export interface Counters {
  add(count: Count): void;
  /** Writes what is waiting. */
  flush(): Promise<void>;
  /** Ends the timer and writes what is waiting. */
  close(): Promise<void>;
}

/** What a killed process loses at most. */
const FLUSH_MS = 1_000;
/** Pages and days that wait while the database is gone. */
const MOST_WAITING = 20_000;

/** Adds up counts in memory and writes them once a second. */
export function createCounters(database: Database, onError: (error: unknown) => void): Counters {
  let waiting = new Map<string, Count>();
  let writing: Promise<void> = Promise.resolve();
  const add = (count: Count): void => {
    const key = `${count.siteId} ${count.day} ${count.page}`;
    const sum = waiting.get(key);
    if (sum) {
      sum.visits += count.visits;
      sum.conversions += count.conversions;
      sum.turnedAway += count.turnedAway;
      sum.isSampled ||= count.isSampled;
    } else if (waiting.size < MOST_WAITING) waiting.set(key, { ...count });
  };
  const write = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const counts = [...waiting.values()];
    waiting = new Map();
    try {
      await storeCounts(database, counts);
    } catch (error) {
      // They wait for the next time.
      for (const count of counts) add(count);
      onError(error);
    }
  };
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, FLUSH_MS).unref();
  return {
    add,
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** In the order of their keys, so that processes that write the same rows wait for each other instead of blocking. */
async function storeCounts(database: Database, counts: readonly Count[]): Promise<void> {
  const rows = JSON.stringify(counts);
  const given = sql`jsonb_to_recordset(${rows}::jsonb) as given("siteId" uuid, page text, day date, visits int,
    conversions int, "turnedAway" int, "isSampled" boolean)`;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into page_metrics (workspace_id, source, page, day, visits, conversions, turned_away, is_sampled)
      select workspace_id, ${tagSource.id}, page, day, sum(visits), sum(conversions), sum("turnedAway"), bool_or("isSampled")
      from ${given} join measured_sites on measured_sites.id = given."siteId"
      where visits + conversions > 0
      group by workspace_id, page, day order by workspace_id, page, day
      on conflict (workspace_id, source, page, day) do update set
        visits = page_metrics.visits + excluded.visits,
        conversions = page_metrics.conversions + excluded.conversions,
        turned_away = page_metrics.turned_away + excluded.turned_away,
        is_sampled = page_metrics.is_sampled or excluded.is_sampled`);
    // Junk alone makes no page.
    await transaction.execute(sql`
      update page_metrics set turned_away = page_metrics.turned_away + away.events
      from (
        select workspace_id, page, day, sum("turnedAway") as events
        from ${given} join measured_sites on measured_sites.id = given."siteId"
        where visits + conversions = 0 group by workspace_id, page, day) away
      where page_metrics.workspace_id = away.workspace_id and source = ${tagSource.id}
        and page_metrics.page = away.page and page_metrics.day = away.day`);
    await transaction.execute(sql`
      update measured_sites set first_visit_at = coalesce(first_visit_at, now()), last_visit_at = now()
      where id in (
        select id from measured_sites
        where id in (select "siteId" from ${given} where visits > 0)
          and (last_visit_at is null or last_visit_at < now() - interval '10 seconds')
        order by id for update)`);
  });
}
