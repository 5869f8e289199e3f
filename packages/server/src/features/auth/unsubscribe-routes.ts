import { doneSchema, unsubscribeRequestSchema } from '@liftmark/contract/auth';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { unsubscribe } from './unsubscribe.ts';

interface UnsubscribeDeps {
  database: Database;
  secret: string;
  /** Former secrets. */
  formerSecrets: string[];
}

const done = { success: true as const };
const BODY_LIMIT = 16 * 1024;
const params = z.object({ token: z.string().max(200) });

/** Unsubscribes the recipient of a promotional email from its link, signed in or not. */
export function unsubscribeRoutes({
  database,
  secret,
  formerSecrets,
}: UnsubscribeDeps): FastifyPluginAsyncZod {
  const secrets = [secret, ...formerSecrets];
  return async (app) => {
    app.post(
      '/api/unsubscribe',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Unsubscribe from promotional emails without signing in',
          body: unsubscribeRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await unsubscribe(database, request.body.token, secrets);
        return done;
      },
    );

    await app.register(async (oneClick) => {
      // RFC 8058: email clients send a form, whose only field repeats what the address says.
      oneClick.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
        async () => undefined,
      );
      oneClick.post<{ Params: z.infer<typeof params> }>(
        '/api/unsubscribe/:token',
        {
          schema: {
            summary: 'Unsubscribe with one click from an email client',
            params,
            response: { 200: doneSchema },
          },
        },
        async (request) => {
          await unsubscribe(database, request.params.token, secrets);
          return done;
        },
      );
      oneClick.get<{ Params: z.infer<typeof params> }>(
        '/api/unsubscribe/:token',
        { schema: { summary: 'Redirect to the unsubscribe screen', params } },
        async (request, reply) =>
          reply.redirect(`/unsubscribe#token=${encodeURIComponent(request.params.token)}`),
      );
    });
  };
}
