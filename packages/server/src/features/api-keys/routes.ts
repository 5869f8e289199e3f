import {
  apiKeyListSchema,
  createApiKeyRequestSchema,
  createdApiKeySchema,
} from '@liftmark/contract/api-keys';
import { doneSchema } from '@liftmark/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextOf, userOf } from '../../http/identity.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { requireProof } from '../account/proof.ts';
import type { SignInDeps } from '../auth/sign-in.ts';
import { createKey } from './create-key.ts';
import { listKeys } from './list-keys.ts';
import { revokeKey } from './revoke-key.ts';

export interface ApiKeyDeps extends SignInDeps {
  mailer: Mailer;
}

const BODY_LIMIT = 16 * 1024;

export function apiKeyRoutes(deps: ApiKeyDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // Before the body is validated, so that people who are signed out learn nothing about it.
    app.addHook('onRequest', async (request) => {
      userOf(request);
    });

    app.get(
      '/api/account/keys',
      {
        config: { scope: 'manage', role: 'admin' },
        schema: { summary: 'List the API keys of the workspace', response: { 200: apiKeyListSchema } },
      },
      async (request) => listKeys(deps, userOf(request).user.workspaceId),
    );

    app.post(
      '/api/account/keys',
      {
        bodyLimit: BODY_LIMIT,
        config: { scope: 'manage', role: 'admin' },
        schema: {
          summary: 'Create an API key',
          description: 'The answer has the key itself, this one time.',
          body: createApiKeyRequestSchema,
          response: { 201: createdApiKeySchema },
        },
      },
      async (request, reply) => {
        await deps.limit(request, 'key');
        const { password, ...wanted } = request.body;
        const context = contextOf(request);
        if (context.key === undefined) await requireProof(deps, request, password);
        const created = await createKey(deps, context, userOf(request).user, wanted);
        const { id, prefix } = created;
        request.log.info(
          { event: 'api-key-created', account: userOf(request).userId, id, prefix },
          'security',
        );
        return reply.status(201).send(created);
      },
    );

    app.delete(
      '/api/account/keys/:id',
      {
        config: { scope: 'manage' },
        schema: {
          summary: 'Revoke an API key',
          params: z.object({ id: z.uuid() }),
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        const { user, userId } = userOf(request);
        const { id } = request.params;
        await revokeKey(deps, contextOf(request), user, id);
        request.log.info({ event: 'api-key-revoked', account: userId, id }, 'security');
        return { success: true as const };
      },
    );
  };
}
