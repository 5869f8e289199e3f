import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Transaction } from '../database/connection.ts';

/**
 * Messages between processes over PostgreSQL's LISTEN and NOTIFY. They can be lost while a connection is down, so a
 * message only says “look again”: subscribers read the current state from the tables.
 */
export interface Notifications {
  /** Calls `listener` for every message on the topic, and after a lost connection was restored. */
  subscribe(topic: string, listener: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'liftmark';
const RECONNECT_MS = [100, 500, 1_000, 2_000];

/** Notifies all subscribers of the topic once the transaction commits. */
export async function notify(transaction: Database | Transaction, topic: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
}

/** Opens the listening connection, and keeps it open. */
export async function openNotifications(
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<Notifications> {
  const listeners = new Map<string, Set<() => void>>();
  const closing = new AbortController();

  /** A listening connection, with a promise of its end. */
  async function connect(): Promise<{ client: pg.Client; ended: Promise<unknown> }> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'liftmark notifications',
      keepAlive: true,
    });
    client.on('error', onError);
    client.on('notification', ({ payload }) => {
      for (const listener of listeners.get(payload ?? '') ?? []) listener();
    });
    const ended = once(client, 'end').catch(() => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      return { client, ended };
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  let current = await connect();

  /** Opens one connection after another, until closed. */
  async function stayConnected(): Promise<void> {
    let attempt = 0;
    while (!closing.signal.aborted) {
      await current.ended;
      await sleep(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)], undefined, closing).catch(
        () => undefined,
      );
      if (closing.signal.aborted) return;
      attempt += 1;
      try {
        current = await connect();
        attempt = 0;
        for (const set of [...listeners.values()]) for (const listener of set) listener();
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  const staying = stayConnected();
  return {
    subscribe(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic);
      };
    },
    async close() {
      closing.abort();
      await current.client.end().catch(() => undefined);
      await staying;
      // A connection was just being opened.
      await current.client.end().catch(() => undefined);
    },
  };
}
