import type { FastifyInstance } from 'fastify';

/** Time for a client to read an answer that was sent before its request had arrived completely. */
const LINGER_MS = 1_000;

/**
 * Closes connections that are still sending a request after it was answered. Not immediately: closing resets the
 * connection, and the client could lose the answer.
 */
export function hangUpOnLongBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, LINGER_MS).unref();
  });
}
