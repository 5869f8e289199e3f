import { z } from 'zod';
import type { Ask } from './ask.ts';
import {
  type AddressDay,
  addressOf,
  collectDays,
  readAll,
  readAnswer,
  withConversions,
} from './collect-days.ts';
import type { ConnectionTarget, DayRange, PulledSource } from './source.ts';

/**
 * Plausible: visits by entry page, and those that reached a goal.
 * https://plausible.io/docs/stats-api
 */
export const plausibleSource: PulledSource = {
  kind: 'pulled',
  id: 'plausible',
  // Only keys of its Enterprise plan list sites.
  listProperties: async () => [],
  async fetchDays(ask, target, range) {
    const visits = await readVisits(ask, target, range, []);
    const converted = await readVisits(ask, target, range, [['is', 'event:goal', [target.goal]]]);
    return collectDays(withConversions(visits, converted), range);
  },
};

const LIMIT = 10_000;
const DIMENSIONS = ['time:day', 'visit:entry_page_hostname', 'visit:entry_page'];

const answerSchema = z.object({
  results: z.array(
    z.object({
      dimensions: z.tuple([z.iso.date(), z.string(), z.string()]),
      metrics: z.tuple([z.int()]),
    }),
  ),
});

async function readVisits(
  ask: Ask,
  { credentials, property }: ConnectionTarget,
  { from, to }: DayRange,
  filters: unknown[],
): Promise<AddressDay[]> {
  const rows = await readAll(LIMIT, async (offset) => {
    const answer = await ask({
      url: `${credentials.address}/api/v2/query`,
      headers: { authorization: `Bearer ${credentials.key}` },
      body: {
        site_id: property,
        metrics: ['visits'],
        date_range: [from, to],
        dimensions: DIMENSIONS,
        filters,
        order_by: DIMENSIONS.map((dimension) => [dimension, 'asc']),
        pagination: { limit: LIMIT, offset },
      },
    });
    return readAnswer(answerSchema, answer).results;
  });
  return rows.map(({ dimensions: [day, host, path], metrics: [visits] }) => ({
    address: addressOf(host.includes('.') ? host : property, path),
    day,
    visits,
    conversions: 0,
  }));
}
