import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorName } from '../access/actor.ts';
import { contextOf } from './identity.ts';

/** Headers of a call whose repeats must have no second effect. */
export const repeatableHeaders = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });

/**
 * The key a message is stored under: a repeat, with the same key and the same text, gets the same one. The text is
 * included because visitors can't be told apart otherwise, and one visitor's key must not hide another's message.
 */
export function messageKey(request: FastifyRequest, message: object): string {
  const sender = actorName(contextOf(request).actor);
  const key = request.headers['idempotency-key'] ?? randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([sender, key, message]))
    .digest('base64url');
}
