import type { Credentials } from '@liftmark/contract/connections';
import { addDays } from '@liftmark/contract/effects/measured-day';
import { z } from 'zod';
import type { Ask } from './ask.ts';
import { type AddressDay, addressOf, collectDays, readAll, readAnswer } from './collect-days.ts';
import { daysWithoutGoal, type GoalUse, goalUseRange } from './goal-use.ts';
import type { DayRange, PulledSource } from './source.ts';

/**
 * Umami: visitors by page, and those that caused an event there. Its days are those of UTC.
 * https://docs.umami.is/docs/api/website-stats
 */
export const umamiSource: PulledSource = {
  kind: 'pulled',
  id: 'umami',
  async listProperties(ask, credentials) {
    const url = `${apiOf(credentials)}/websites?pageSize=200`;
    const { data } = readAnswer(
      websitesSchema,
      await ask({ url, headers: await headersOf(ask, credentials) }),
    );
    return data.map(({ id, name }) => ({ id, name }));
  },
  async fetchDays(ask, { credentials, property, goal }, range) {
    const headers = await headersOf(ask, credentials);
    const site = `${apiOf(credentials)}/websites/${encodeURIComponent(property)}`;
    const read: Ask = ({ url }) => ask({ url: `${site}${url}`, headers });
    const { domain } = readAnswer(websiteSchema, await read({ url: '' }));
    const days: AddressDay[] = [];
    for (let day = range.from; day <= range.to; day = addDays(day, 1))
      days.push(...(await visitorsOn(read, domain, day)));
    const events = await eventsNamed(read, goal ?? '', range);
    const fetched = collectDays([...days, ...conversionsOf(events, domain)], range);
    if (events.length > 0) return fetched;
    const now = new Date();
    const use = goalUseOf(await eventsNamed(read, goal ?? '', goalUseRange(now)));
    return daysWithoutGoal(fetched, use, range, now);
  },
};

const LIMIT = 500;
const EVENTS_LIMIT = 1_000;

const websiteSchema = z.object({ id: z.string(), name: z.string(), domain: z.string() });
const websitesSchema = z.object({ data: z.array(websiteSchema) });
const metricsSchema = z.array(z.object({ x: z.string().nullable(), y: z.number() }));
const eventSchema = z.object({
  sessionId: z.string(),
  createdAt: z.string(),
  urlPath: z.string(),
  eventName: z.string().nullable(),
  hostname: z.string().nullable().optional(),
});
type Event = z.infer<typeof eventSchema>;
const eventsSchema = z.object({ data: z.array(eventSchema) });

/** Its cloud has the API at the root, an installation of one's own below `/api`. */
function apiOf({ address }: Credentials): string {
  const { pathname, origin } = new URL(address ?? '');
  return pathname === '/' ? `${origin}/api` : `${origin}${pathname.replace(/\/$/, '')}`;
}

/** Its cloud has keys, an installation of one's own has users. */
async function headersOf(ask: Ask, credentials: Credentials): Promise<Record<string, string>> {
  const { user, key } = credentials;
  if (user === null) return { 'x-umami-api-key': key };
  const url = `${apiOf(credentials)}/auth/login`;
  const answer = await ask({ url, body: { username: user, password: key } });
  const { token } = readAnswer(z.object({ token: z.string() }), answer);
  return { authorization: `Bearer ${token}` };
}

const rangeOf = (from: string, to: string) => ({
  startAt: String(Date.parse(`${from}T00:00:00Z`)),
  endAt: String(Date.parse(`${addDays(to, 1)}T00:00:00Z`) - 1),
});

async function visitorsOn(read: Ask, domain: string, day: string): Promise<AddressDay[]> {
  const rows = await readAll(LIMIT, async (offset) => {
    const asked = { type: 'path', limit: String(LIMIT), offset: String(offset), ...rangeOf(day, day) };
    return readAnswer(metricsSchema, await read({ url: `/metrics?${new URLSearchParams(asked)}` }));
  });
  return rows.map(({ x, y }) => ({ address: addressOf(domain, x ?? ''), day, visits: y, conversions: 0 }));
}

/** Its search also finds parts of names. */
async function eventsNamed(read: Ask, goal: string, { from, to }: DayRange): Promise<Event[]> {
  const events = await readAll(EVENTS_LIMIT, async (offset) => {
    const page = String(1 + offset / EVENTS_LIMIT);
    const asked = { search: goal, page, pageSize: String(EVENTS_LIMIT), ...rangeOf(from, to) };
    return readAnswer(eventsSchema, await read({ url: `/events?${new URLSearchParams(asked)}` })).data;
  });
  return events.filter(({ eventName }) => eventName === goal);
}

const dayOf = ({ createdAt }: Event): string => createdAt.slice(0, 'yyyy-mm-dd'.length);

/** One for each visitor, page and day. */
function conversionsOf(events: readonly Event[], domain: string): AddressDay[] {
  const once = new Map(
    events.map((event) => {
      const day = dayOf(event);
      const address = addressOf(event.hostname || domain, event.urlPath);
      return [`${event.sessionId} ${day} ${address}`, { address, day, visits: 0, conversions: 1 }];
    }),
  );
  return [...once.values()];
}

function goalUseOf(events: readonly Event[]): GoalUse | null {
  const days = events.map(dayOf).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { count: days.length, first, last };
}
