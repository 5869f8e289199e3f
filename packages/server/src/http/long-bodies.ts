import type { FastifyInstance } from 'fastify';

/** Time for a client to read an answer that was sent before its request had arrived completely. */
const LINGER_MS = 1_000;

/**
 * Closes connections on which the request is still arriving after it was answered. Not at once: closing resets the
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
