import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database/connection.ts';
import {
  analyses,
  contactMessages,
  feedback,
  mails,
  reports,
  subscriptions,
  webhookEvents,
} from '../database/schema.ts';
import { ATTACHMENT_FOLDER } from '../features/feedback/attachment-folder.ts';
import type { Files } from '../platform/files.ts';
import type { Acknowledged } from './busy-people.ts';

/** Nothing may be retried for longer than this after the fault is over. */
const RECOVERY = { timeout: 60_000 };

interface Installation {
  database: Database;
  files: Files;
  /** Where the emails arrive. */
  dataFolder: string;
}

/**
 * Checks that everything acknowledged is there once the remaining work is done: each report, message, feedback and
 * payment event exactly once, with its consequences, and nothing is stuck.
 * @returns the number of analyses that ended without a report for a reason of our own
 */
export async function expectKept(
  { database, files, dataFolder }: Installation,
  acknowledged: Acknowledged,
): Promise<{ failed: number }> {
  for (const keys of Object.values(acknowledged)) expect(keys.length).toBeGreaterThan(0);
  await expectNothingOpen(database);

  const examined = await database.select().from(analyses);
  const done = examined.filter(({ state }) => state === 'done');
  const failed = examined.filter(({ failureCode }) => failureCode === 'unavailable');
  expect(done.length + failed.length).toBe(examined.length);
  expect(done.map(({ key }) => key).sort()).toEqual(acknowledged.reports.toSorted());
  expect(await database.$count(reports)).toBe(acknowledged.reports.length);

  expect(await database.$count(contactMessages)).toBe(acknowledged.messages.length);
  expect(await database.$count(mails, eq(mails.template, 'contact-message'))).toBe(
    acknowledged.messages.length,
  );

  const written = await database.select({ file: feedback.attachmentFile }).from(feedback);
  expect(written).toHaveLength(acknowledged.feedback.length);
  const attached: string[] = [];
  for await (const key of files.list()) if (key.startsWith(ATTACHMENT_FOLDER)) attached.push(key);
  expect(attached.sort()).toEqual(written.map(({ file }) => file).sort());

  await expectApplied(database, acknowledged.events);
  await expectSent({ database, dataFolder });
  return { failed: failed.length };
}

/** Each payment event is there once, and each customer has one trial and one email about it. */
export async function expectApplied(database: Database, ids: string[]): Promise<void> {
  const events = await database.select().from(webhookEvents);
  expect(events.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  expect(events.filter(({ processedAt }) => processedAt === null)).toEqual([]);
  const customers = new Set(events.map(({ payload }) => payload.customer)).size;
  expect(await database.$count(subscriptions, eq(subscriptions.status, 'trialing'))).toBe(customers);
  expect(await database.$count(mails, eq(mails.template, 'trial-started'))).toBe(customers);
}

/** Each email has arrived exactly once. */
export async function expectSent({ database, dataFolder }: Omit<Installation, 'files'>): Promise<void> {
  const sent = await database.select().from(mails);
  expect(sent.filter(({ sentAt }) => sentAt === null)).toEqual([]);
  const arrived = readdirSync(join(dataFolder, 'outbox')).filter((name) => name.endsWith('.txt'));
  expect(arrived).toHaveLength(sent.length);
}

/** All requested work has ended. Other jobs run on a schedule. */
export async function expectNothingOpen(database: Database): Promise<void> {
  const open = async () => {
    const { rows } = await database.execute(
      sql`select name, state from pgboss.job
        where state < 'completed' and name in ('analysis', 'analysis-abandoned', 'mail', 'billing-event')`,
    );
    return rows;
  };
  await expect.poll(open, RECOVERY).toEqual([]);
}
