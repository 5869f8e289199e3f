import { addDays } from '@liftmark/contract/effects/measured-day';
import { z } from 'zod';
import type { Ask } from './ask.ts';
import { collectDays, readAll, readAnswer } from './collect-days.ts';
import { daysWithoutGoal, type GoalUse, goalUseRange } from './goal-use.ts';
import type { ConnectionTarget, PulledSource } from './source.ts';

/**
 * PostHog: sessions by entry page, and those with an event, in the project's time zone.
 * https://posthog.com/docs/api/queries
 */
export const posthogSource: PulledSource = {
  kind: 'pulled',
  id: 'posthog',
  // A key that may only query lists no projects.
  listProperties: async () => [],
  async fetchDays(ask, target, range) {
    const { from, to } = range;
    const rows = await readAll(LIMIT, async (offset) => {
      const query = `${SESSIONS} limit ${LIMIT} offset ${offset}`;
      // Visits that begin before midnight may convert after it.
      const values = { from, until: addDays(to, 1), later: addDays(to, 2) };
      return readAnswer(sessionsSchema, await askQuery(ask, target, query, values)).results;
    });
    const days = rows.map(([day, address, visits, conversions]) => ({
      address: address ?? '',
      day,
      visits,
      conversions,
    }));
    const fetched = collectDays(days, range);
    if (days.some(({ conversions }) => conversions > 0)) return fetched;
    const now = new Date();
    return daysWithoutGoal(fetched, await readUse(ask, target, now), range, now);
  },
};

/** The most that it gives at once is 50,000. */
const LIMIT = 10_000;

const SESSIONS = `
select
  toString(toDate($start_timestamp)) as day,
  cutQueryStringAndFragment($entry_current_url) as address,
  count() as visits,
  countIf(session_id in (
    select $session_id from events
    where event = {goal} and timestamp >= toDateTime({from}) and timestamp < toDateTime({later})
  )) as conversions
from sessions
where $start_timestamp >= toDateTime({from}) and $start_timestamp < toDateTime({until})
group by day, address
order by day, address`;

const USE = `
select count() as events, toString(toDate(min(timestamp))) as first, toString(toDate(max(timestamp))) as last
from events
where event = {goal} and timestamp >= toDateTime({from})`;

const sessionsSchema = z.object({
  results: z.array(z.tuple([z.iso.date(), z.string().nullable(), z.int(), z.int()])),
});
const useSchema = z.object({ results: z.tuple([z.tuple([z.int(), z.iso.date(), z.iso.date()])]) });

/** The goal is one of its values. */
function askQuery(
  ask: Ask,
  { credentials, property, goal }: ConnectionTarget,
  query: string,
  values: Record<string, string>,
): Promise<unknown> {
  return ask({
    url: `${credentials.address}/api/projects/${encodeURIComponent(property)}/query/`,
    headers: { authorization: `Bearer ${credentials.key}` },
    body: { query: { kind: 'HogQLQuery', query, values: { goal, ...values } } },
  });
}

async function readUse(ask: Ask, target: ConnectionTarget, now: Date): Promise<GoalUse | null> {
  const { from } = goalUseRange(now);
  const [[count, first, last]] = readAnswer(useSchema, await askQuery(ask, target, USE, { from })).results;
  return count === 0 ? null : { count, first, last };
}
