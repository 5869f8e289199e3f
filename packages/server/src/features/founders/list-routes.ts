import { doneSchema } from '@liftmark/contract/auth';
import {
  auditListSchema,
  auditQuerySchema,
  feedbackListSchema,
  feedbackQuerySchema,
  founderUserSchema,
  founderUsersSchema,
  grantProRequestSchema,
  moveFeedbackRequestSchema,
  newUsersQuerySchema,
  usersQuerySchema,
} from '@liftmark/contract/founders-lists';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextOf } from '../../http/identity.ts';
import { findAttachment, sendAttachment } from './attachment.ts';
import { grantPro } from './grant-pro.ts';
import { listAudit } from './list-audit.ts';
import type { FounderListDeps } from './list-deps.ts';
import { listFeedback } from './list-feedback.ts';
import { listUsers, USER_LISTS } from './list-users.ts';
import { moveFeedback } from './move-feedback.ts';
import { periodOf } from './range.ts';

const BODY_LIMIT = 16 * 1024;

const feedbackParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The lists and their actions, behind the guard of `founderRoutes`. */
export function founderListRoutes(deps: FounderListDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/founders/users',
      {
        schema: {
          summary: 'List accounts created within a range (founders)',
          querystring: newUsersQuerySchema,
          response: { 200: founderUsersSchema },
        },
      },
      async ({ query }) => {
        const { from } = periodOf(query.range, new Date());
        return listUsers(deps, query, sql`u.created_at >= ${from}`);
      },
    );

    for (const [name, kind] of Object.entries(USER_LISTS)) {
      app.get(
        `/api/founders/${name}`,
        {
          schema: {
            summary: `List accounts (founders): ${name}`,
            querystring: usersQuerySchema,
            response: { 200: founderUsersSchema },
          },
        },
        async ({ query }) => listUsers(deps, query, kind),
      );
    }

    app.put(
      '/api/founders/users/:id/pro',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Grant an account Pro, or revoke it (founders)',
          params: z.object({ id: z.uuid() }),
          body: grantProRequestSchema,
          response: { 200: founderUserSchema },
        },
      },
      async (request) => grantPro(deps, contextOf(request), request.params.id, request.body),
    );

    app.get(
      '/api/founders/all-feedback',
      {
        schema: {
          summary: 'List all feedback (founders)',
          querystring: feedbackQuerySchema,
          response: { 200: feedbackListSchema },
        },
      },
      async ({ query }) => listFeedback(deps, query),
    );

    app.put(
      '/api/founders/feedback/:id/status',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Change the status of a feedback item (founders)',
          params: feedbackParams,
          body: moveFeedbackRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async ({ params, body }) => {
        await moveFeedback(deps, params.id, body.status);
        return { success: true as const };
      },
    );

    app.get(
      '/api/founders/feedback/:id/attachment',
      {
        schema: {
          summary: 'Download a feedback attachment (founders)',
          params: feedbackParams,
          produces: ['application/octet-stream'],
        },
      },
      async ({ params }, reply) => sendAttachment(deps, reply, await findAttachment(deps, params.id)),
    );

    app.get(
      '/api/founders/audit',
      {
        schema: {
          summary: 'List sensitive actions (founders)',
          querystring: auditQuerySchema,
          response: { 200: auditListSchema },
        },
      },
      async ({ query }) => listAudit(deps, query),
    );
  };
}
