import type { Credentials } from '@liftmark/contract/connections';
import { z } from 'zod';
import type { Ask } from './ask.ts';
import { type AddressDay, collectDays, readAnswer, withConversions } from './collect-days.ts';
import { ConnectionError } from './connection-error.ts';
import type { ConnectionTarget, DayRange, PulledSource } from './source.ts';

/**
 * Matomo: visits by entry page, and those that reached a goal.
 * https://developer.matomo.org/api-reference/reporting-api
 */
export const matomoSource: PulledSource = {
  kind: 'pulled',
  id: 'matomo',
  async listProperties(ask, credentials) {
    const answer = await askMatomo(ask, credentials, {
      method: 'SitesManager.getSitesWithAtLeastViewAccess',
    });
    return readAnswer(sitesSchema, answer).map(({ idsite, name }) => ({ id: String(idsite), name }));
  },
  async fetchDays(ask, target, range) {
    const isConverted =
      target.goal === null ? 'visitConverted==1' : `visitConvertedGoalId==${encodeURIComponent(target.goal)}`;
    const visits = await entryPages(ask, target, range, {});
    const converted = await entryPages(ask, target, range, { segment: isConverted });
    if (converted.every(({ visits }) => visits === 0)) await requireGoal(ask, target);
    return collectDays(withConversions(visits, converted), range);
  },
};

const LIMIT = 10_000;

const sitesSchema = z.array(z.object({ idsite: z.coerce.number(), name: z.string() }));
const pageSchema = z.object({ url: z.string().optional(), entry_nb_visits: z.coerce.number().default(0) });
const goalsSchema = z.union([
  z.array(z.object({ idgoal: z.coerce.string() })),
  z.record(z.string(), z.object({ idgoal: z.coerce.string() })),
]);
/** By day; a range of one day isn't different. */
const daysSchema = z.record(z.iso.date(), z.array(pageSchema));
const errorSchema = z.object({ result: z.literal('error'), message: z.string() });

async function entryPages(
  ask: Ask,
  { credentials, property }: ConnectionTarget,
  { from, to }: DayRange,
  segment: Record<string, string>,
): Promise<AddressDay[]> {
  const rows: AddressDay[] = [];
  for (let offset = 0; ; offset += LIMIT) {
    const answer = await askMatomo(ask, credentials, {
      method: 'Actions.getEntryPageUrls',
      idSite: property,
      period: 'day',
      date: `${from},${to}`,
      flat: '1',
      filter_limit: String(LIMIT),
      filter_offset: String(offset),
      ...segment,
    });
    const days = Object.entries(readAnswer(daysSchema, answer));
    for (const [day, pages] of days)
      for (const { url = '', entry_nb_visits: visits } of pages)
        rows.push({ address: url, day, visits, conversions: 0 });
    // The limit is one for each day.
    if (days.every(([, pages]) => pages.length < LIMIT)) return rows;
  }
}

/**
 * A segment of a goal that was deleted is empty, as if no one had reached it.
 * @throws ConnectionError `goal`
 */
async function requireGoal(ask: Ask, { credentials, property, goal }: ConnectionTarget): Promise<void> {
  if (goal === null) return;
  const answer = await askMatomo(ask, credentials, { method: 'Goals.getGoals', idSite: property });
  const goals = Object.values(readAnswer(goalsSchema, answer));
  if (!goals.some(({ idgoal }) => idgoal === goal)) throw new ConnectionError('goal');
}

/** The token is in the body, where servers don't log it. Errors have status 200. */
async function askMatomo(
  ask: Ask,
  { address, key }: Credentials,
  parameters: Record<string, string>,
): Promise<unknown> {
  const body = new URLSearchParams({ module: 'API', format: 'JSON', token_auth: key, ...parameters });
  const answer = await ask({ url: `${(address ?? '').replace(/\/$/, '')}/index.php`, body });
  const failed = errorSchema.safeParse(answer);
  if (failed.success) throw errorOf(failed.data.message);
  return answer;
}

function errorOf(message: string): ConnectionError {
  if (message.includes('authenticate') || message.includes('token_auth')) return new ConnectionError('key');
  if (message.includes("'view' access")) return new ConnectionError('scope');
  if (message.includes('idSite') || message.includes('website')) return new ConnectionError('property');
  return new ConnectionError('question', { answer: message });
}
