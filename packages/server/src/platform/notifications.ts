import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Database, Transaction } from '../database/connection.ts';

/**
 * Messages between processes over PostgreSQL's LISTEN and NOTIFY. They may be lost while a connection is down,
 * so a message only says "look again": subscribers read the truth from the tables.
 */
export interface Notifications {
  /** Calls `listener` for every message on the topic, and after a lost connection was restored. */
  subscribe(topic: string, listener: () => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'liftmark';
const RECONNECT_MS = [100, 500, 1_000, 2_000];

/** Tells everybody who subscribed to the topic, once the transaction commits. */
export async function notify(transaction: Database | Transaction, topic: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
}

/** Opens the connection that listens, and keeps it open. */
export async function openNotifications(
  databaseUrl: string,
  onError: (error: Error) => void,
): Promise<Notifications> {
  const listeners = new Map<string, Set<() => void>>();
  let isClosed = false;
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'liftmark notifications',
      keepAlive: true,
    });
    next.on('error', onError);
    next.on('end', () => {
      if (!isClosed && client === next) void reconnect();
    });
    next.on('notification', ({ payload }) => {
      for (const listener of listeners.get(payload ?? '') ?? []) listener();
    });
    await next.connect();
    client = next;
    await next.query(`listen ${CHANNEL}`);
  }

  async function reconnect(): Promise<void> {
    for (let attempt = 0; !isClosed; attempt += 1) {
      await sleep(RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)]);
      try {
        await connect();
        for (const set of [...listeners.values()]) for (const listener of set) listener();
        return;
      } catch (error) {
        client = null;
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  await connect();
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
      isClosed = true;
      await client?.end();
    },
  };
}
