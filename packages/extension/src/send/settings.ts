import { browser } from 'wxt/browser';

/** Which Liftmark the extension is connected to. */
export interface Connection {
  /** Its origin, such as `https://liftmark.example.com`. */
  server: string;
  key: string;
}

export async function loadConnection(): Promise<Connection | null> {
  const { connection } = await browser.storage.local.get('connection');
  return isConnection(connection) ? connection : null;
}

export async function saveConnection(connection: Connection): Promise<void> {
  await browser.storage.local.set({ connection });
}

export async function forgetConnection(): Promise<void> {
  await browser.storage.local.remove('connection');
}

function isConnection(value: unknown): value is Connection {
  const { server, key } = (value ?? {}) as Partial<Connection>;
  return typeof server === 'string' && typeof key === 'string';
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The origin of what was typed; null if a key shouldn't be sent there. */
export function serverOf(typed: string): string | null {
  const url = URL.parse(typed.trim());
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.test(url.hostname));
  return isSafe ? url.origin : null;
}

export function keyOf(typed: string): string | null {
  const key = typed.trim();
  return /^lm_[\w-]{10,200}$/.test(key) ? key : null;
}
