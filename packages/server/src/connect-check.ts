import { createInterface } from 'node:readline/promises';
import {
  CONNECTED_SOURCES,
  CONNECTION_SHAPES,
  type ConnectedSourceId,
  type Credentials,
} from '@liftmark/contract/connections';
import { addDays } from '@liftmark/contract/effects/measured-day';
import { createEgressGuard } from '@liftmark/engine/capture/egress/egress';
import { lastWholeDay } from './features/metrics/connections/parts.ts';
import { type Ask, createAsk } from './features/metrics/sources/ask.ts';
import { ConnectionError } from './features/metrics/sources/connection-error.ts';
import { connectedSource } from './features/metrics/sources/registry.ts';
import type { ConnectionTarget, FoundExperiment } from './features/metrics/sources/source.ts';
import { text } from './features/metrics/sources/sources.text.ts';
import { egressPolicyOf } from './platform/egress-policy.ts';
import { readSettings, SettingsError } from './settings.ts';

/**
 * `npm run connect:check` tries a connection to an analytics service with a real key and prints what it could read. It
 * stores nothing. What isn't in CONNECT_SOURCE, CONNECT_ADDRESS, CONNECT_USER, CONNECT_KEY, CONNECT_PROPERTY and
 * CONNECT_GOAL is asked for.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);
const DAYS = 7;
const SHOWN = 10;
const TIMEOUT_MS = 120_000;

type Answers = (name: string, question: string) => Promise<string>;

async function check(answers: Answers, ask: Ask): Promise<void> {
  const id = await answers('SOURCE', `Service (${CONNECTED_SOURCES.join(', ')})`);
  const source = CONNECTED_SOURCES.find((each) => each === id);
  if (source === undefined) throw new Error(`“${id}” isn’t one of ${CONNECTED_SOURCES.join(', ')}.`);
  const credentials = await readCredentials(source, answers);
  const properties = await connectedSource(source).listProperties(ask, credentials);
  for (const { id: property, name } of properties) say(`  ${property}  ${name}`);
  const property = await answers('PROPERTY', 'Property, site or project');
  const goal = CONNECTION_SHAPES[source].goal === 'none' ? '' : await answers('GOAL', 'Goal');
  await read(source, { credentials, property, goal: goal || null }, ask);
}

async function readCredentials(source: ConnectedSourceId, answers: Answers): Promise<Credentials> {
  const { address, hasUser } = CONNECTION_SHAPES[source];
  return {
    address: address === null ? null : (await answers('ADDRESS', `Address [${address}]`)) || address,
    user: hasUser ? (await answers('USER', 'User, if you don’t use an API key')) || null : null,
    key: await answers('KEY', 'Key, password or JSON'),
  };
}

async function read(id: ConnectedSourceId, target: ConnectionTarget, ask: Ask): Promise<void> {
  const source = connectedSource(id);
  const to = lastWholeDay(new Date());
  const range = { from: addDays(to, 1 - DAYS), to };
  say(`Reading ${range.from} to ${range.to} from ${text.names[id]}`);
  if (source.kind === 'queries') {
    const queries = await source.fetchQueries(ask, target, range);
    say(`  ${queries.length} searches`);
    for (const { page, query, clicks } of queries.slice(0, SHOWN))
      say(`  ${page}  “${query}”  ${clicks} clicks`);
    return;
  }
  if (source.kind === 'experiments') {
    const experiments = await source.fetchExperiments(ask, target);
    say(`  ${experiments.length} experiments`);
    for (const experiment of experiments.slice(0, SHOWN)) sayExperiment(experiment);
    return;
  }
  const { days, missing } = await source.fetchDays(ask, target, range);
  say(`  ${days.length} days of ${new Set(days.map(({ page }) => page)).size} pages`);
  for (const { page, day, visits, conversions } of days.slice(0, SHOWN))
    say(`  ${day}  ${page}  ${visits} visits  ${conversions} conversions`);
  for (const { from, to: until, reason } of missing) say(`  Missing ${from} to ${until}: ${reason}`);
}

function sayExperiment({ name, state, sides, missing }: FoundExperiment): void {
  say(`  ${name}, ${state}${missing === null ? '' : `: ${missing}`}`);
  for (const side of sides === null ? [] : [sides.control, ...sides.variants])
    say(`    ${side.name}  ${side.visitors} visitors  ${side.conversions} conversions`);
}

async function main(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Answers = async (name, question) =>
    process.env[`CONNECT_${name}`] ?? (await lines.question(`${question}: `)).trim();
  try {
    const guard = createEgressGuard(egressPolicyOf(readSettings(process.env)));
    await check(answers, createAsk(guard, AbortSignal.timeout(TIMEOUT_MS)));
    return true;
  } catch (error) {
    say(`  Failed: ${explained(error)}`);
    return false;
  } finally {
    lines.close();
  }
}

function explained(error: unknown): string {
  if (error instanceof ConnectionError)
    return `${text.problems[error.problem]('the service')}\n  ${error.answer.slice(0, 500)}`;
  return error instanceof SettingsError || error instanceof Error ? error.message : String(error);
}

process.exitCode = (await main()) ? 0 : 1;
