import { createHash, randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actorName } from '../access/actor.ts';
import { contextOf } from './identity.ts';

/** Headers of a call of which a repeat is to have no second effect. */
export const repeatableHeaders = z.object({ 'idempotency-key': z.string().min(1).max(200).optional() });

/**
 * What a message is stored under: a repeat of it, with the same key and the same words, is stored under the same.
 * Visitors are told apart by these alone, so that the key that one of them chose takes no other's message away.
 */
export function messageKey(request: FastifyRequest, message: object): string {
  const sender = actorName(contextOf(request).actor);
  const key = request.headers['idempotency-key'] ?? randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([sender, key, message]))
    .digest('base64url');
}
