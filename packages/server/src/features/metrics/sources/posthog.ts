import { addDays } from '@liftmark/contract/effects/measured-day';
import { z } from 'zod';
import { collectDays, readAll, readAnswer } from './collect-days.ts';
import type { PulledSource } from './source.ts';

/**
 * PostHog: sessions by entry page, and those with an event, in the project's time zone.
 * https://posthog.com/docs/api/queries
 */
export const posthogSource: PulledSource = {
  kind: 'pulled',
  id: 'posthog',
  // A key that may only query lists no projects.
  listProperties: async () => [],
  async fetchDays(ask, { credentials, property, goal }, range) {
    const { from, to } = range;
    const rows = await readAll(LIMIT, async (offset) => {
      const answer = await ask({
        url: `${credentials.address}/api/projects/${encodeURIComponent(property)}/query/`,
        headers: { authorization: `Bearer ${credentials.key}` },
        body: {
          query: {
            kind: 'HogQLQuery',
            query: `${SESSIONS} limit ${LIMIT} offset ${offset}`,
            // Visits that begin before midnight may convert after it.
            values: { goal, from, until: addDays(to, 1), later: addDays(to, 2) },
          },
        },
      });
      return readAnswer(answerSchema, answer).results;
    });
    const days = rows.map(([day, address, visits, conversions]) => ({
      address: address ?? '',
      day,
      visits,
      conversions,
    }));
    return collectDays(days, range);
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

const answerSchema = z.object({
  results: z.array(z.tuple([z.iso.date(), z.string().nullable(), z.int(), z.int()])),
});
