import { doneSchema } from '@liftmark/contract/auth';
import { pageScopeSchema } from '@liftmark/contract/page-scope';
import {
  activityExportSchema,
  activityQuerySchema,
  activitySchema,
  commentChangeSchema,
  commentListSchema,
  commentRequestSchema,
  commentsQuerySchema,
  monthParamSchema,
  monthSchema,
  openTasksSchema,
  reportTasksSchema,
  taskIdSchema,
  taskRequestSchema,
  workMailsSchema,
} from '@liftmark/contract/teamwork';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import { type DocumentDeps, drawOutline } from '../documents/order-document.ts';
import { type ReportDeps, requireOwnReport } from '../reports/find-report.ts';
import { allActivity, listActivity } from './activity.ts';
import { activityCsv } from './activity-csv.ts';
import { addComment, changeComment, deleteComment, listComments } from './comments.ts';
import { exportWork, workCsv } from './export-work.ts';
import { findMonthBranding, readMonth } from './month.ts';
import { monthCsv } from './month-csv.ts';
import { monthOutline } from './month-document.ts';
import { changeTask, listOpenTasks, listTasks } from './tasks.ts';
import { getWorkMails, setWorkMails } from './work-mails.ts';

export type TeamworkDeps = ReportDeps & DocumentDeps & { limit: Limit };

const BODY_LIMIT = 32 * 1024;
const PDF = 'application/pdf';
const CSV = 'text/csv';
const JSON_DATA = 'application/json';
const params = z.object({ id: z.string() });
const taskParams = params.extend({ task: taskIdSchema });
const commentParams = params.extend({ commentId: z.uuid() });
const monthParams = z.object({ month: monthParamSchema });
const done = { success: true as const };

/** Tasks, comments, what happened, and what a month brought. Viewers read and comment; editors change tasks. */
export function teamworkRoutes(deps: TeamworkDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireUser);
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await app.register(taskRoutes(deps));
    await app.register(commentRoutes(deps));
    await app.register(overviewRoutes(deps));
    await app.register(monthRoutes(deps));
    await app.register(exportRoutes(deps));
    await app.register(mailRoutes(deps));
  };
}

function taskRoutes(deps: TeamworkDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  return async (app) => {
    app.get(
      '/api/reports/:id/tasks',
      {
        schema: {
          summary: 'List what people added to the tasks of a page',
          params,
          response: { 200: reportTasksSchema },
        },
      },
      async (request) => listTasks(database, await reportOf(deps, request, request.params.id, 'viewer')),
    );

    app.put(
      '/api/reports/:id/tasks/:task',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Assign a task, or set its due date',
          params: taskParams,
          body: taskRequestSchema,
          response: { 200: reportTasksSchema },
        },
      },
      async (request) => {
        const { id, task } = request.params;
        const report = await reportOf(deps, request, id, 'editor');
        await changeTask(database, contextOf(request), report, task, request.body);
        return listTasks(database, report);
      },
    );
  };
}

function commentRoutes(deps: TeamworkDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  return async (app) => {
    app.get(
      '/api/reports/:id/comments',
      {
        schema: {
          summary: 'List the comments on a task, the oldest first',
          params,
          querystring: commentsQuerySchema,
          response: { 200: commentListSchema },
        },
      },
      async (request) => {
        const report = await reportOf(deps, request, request.params.id, 'viewer');
        return listComments(database, contextOf(request), report, request.query.task);
      },
    );

    app.post(
      '/api/reports/:id/comments',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Comment on a task',
          params,
          body: commentRequestSchema,
          response: { 200: commentListSchema },
        },
      },
      async (request) => {
        const report = await reportOf(deps, request, request.params.id, 'viewer');
        await deps.limit(request, 'comment');
        const context = contextOf(request);
        await addComment(database, context, report, request.body);
        return listComments(database, context, report, request.body.task);
      },
    );

    app.put(
      '/api/reports/:id/comments/:commentId',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Change a comment of your own',
          params: commentParams,
          body: commentChangeSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        const { id, commentId } = request.params;
        const report = await reportOf(deps, request, id, 'viewer');
        await deps.limit(request, 'comment');
        await changeComment(database, contextOf(request), report, { commentId, ...request.body });
        return done;
      },
    );

    app.delete(
      '/api/reports/:id/comments/:commentId',
      {
        schema: {
          summary: 'Delete a comment of your own',
          params: commentParams,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        const { id, commentId } = request.params;
        const report = await reportOf(deps, request, id, 'viewer');
        await deleteComment(database, contextOf(request), report, commentId);
        return done;
      },
    );
  };
}

function overviewRoutes(deps: TeamworkDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  return async (app) => {
    app.get(
      '/api/tasks',
      {
        config: { role: 'viewer' },
        schema: {
          summary: 'List the open tasks of the workspace that are assigned or due',
          querystring: pageScopeSchema,
          response: { 200: openTasksSchema },
        },
      },
      async (request) => listOpenTasks(database, userOf(request).user, request.query),
    );

    app.get(
      '/api/activity',
      {
        config: { role: 'viewer' },
        schema: {
          summary: 'List what happened in the workspace, newest first',
          querystring: activityQuerySchema,
          response: { 200: activitySchema },
        },
      },
      async (request) => listActivity(deps, contextOf(request), userOf(request).user, request.query),
    );

    app.get(
      '/api/activity.csv',
      {
        config: { role: 'viewer' },
        schema: {
          summary: 'Export what happened in the workspace as CSV',
          querystring: activityExportSchema,
          produces: [CSV],
        },
      },
      async (request, reply) => {
        const entries = await allActivity(deps, contextOf(request), userOf(request).user, request.query);
        return fileOf(reply, 'activity.csv').send(activityCsv(entries, deps.publicUrl));
      },
    );

    app.get(
      '/api/activity.json',
      {
        config: { role: 'viewer' },
        schema: {
          summary: 'Export what happened in the workspace as data',
          querystring: activityExportSchema,
          produces: [JSON_DATA],
        },
      },
      async (request, reply) => {
        const entries = await allActivity(deps, contextOf(request), userOf(request).user, request.query);
        return fileOf(reply, 'activity.json').send(JSON.stringify({ entries }));
      },
    );
  };
}

function monthRoutes(deps: TeamworkDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  const config = { role: 'viewer' } as const;
  const asked = { params: monthParams, querystring: pageScopeSchema };
  return async (app) => {
    app.get(
      '/api/months/:month',
      {
        config,
        schema: {
          summary: 'Get what was done in a month and what it brought',
          ...asked,
          response: { 200: monthSchema },
        },
      },
      async (request) => readMonth(database, userOf(request).user, request.params.month, request.query),
    );

    app.get(
      '/api/months/:month/pdf',
      { config, schema: { summary: 'Get the summary of a month as a PDF', ...asked, produces: [PDF] } },
      async (request, reply) => {
        await deps.limit(request, 'pdf');
        const { month } = request.params;
        const { user } = userOf(request);
        const summary = await readMonth(database, user, month, request.query);
        const look = await findMonthBranding(deps, user, request.query);
        const pdf = await drawOutline(deps, monthOutline(summary), look?.id);
        return reply
          .type(PDF)
          .header('content-disposition', `attachment; filename="liftmark-${month}.pdf"`)
          .send(Buffer.from(pdf));
      },
    );

    app.get(
      '/api/months/:month/export.csv',
      { config, schema: { summary: 'Export the summary of a month as CSV', ...asked, produces: [CSV] } },
      async (request, reply) => {
        const { month } = request.params;
        const summary = await readMonth(database, userOf(request).user, month, request.query);
        return fileOf(reply, `${month}.csv`).send(monthCsv(summary));
      },
    );

    app.get(
      '/api/months/:month/export.json',
      {
        config,
        schema: { summary: 'Export the summary of a month as data', ...asked, produces: [JSON_DATA] },
      },
      async (request, reply) => {
        const { month } = request.params;
        const summary = await readMonth(database, userOf(request).user, month, request.query);
        return fileOf(reply, `${month}.json`).send(JSON.stringify(summary));
      },
    );
  };
}

/** An answer that browsers save, by its name. */
function fileOf(reply: FastifyReply, name: string): FastifyReply {
  const type = name.endsWith('.csv') ? CSV : JSON_DATA;
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="liftmark-${name}"`);
}

function exportRoutes({ database }: TeamworkDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/workspace-export.json',
      {
        config: { role: 'admin' },
        schema: {
          summary: 'Export the pages, scores, tasks and comments of the workspace',
          querystring: pageScopeSchema,
          produces: [JSON_DATA],
        },
      },
      async (request, reply) => {
        const pages = await exportWork(database, userOf(request).user, request.query);
        return fileOf(reply, 'workspace.json').send(JSON.stringify({ pages }));
      },
    );

    app.get(
      '/api/workspace-export.csv',
      {
        config: { role: 'admin' },
        schema: {
          summary: 'Export the pages, scores, tasks and comments of the workspace as CSV',
          querystring: pageScopeSchema,
          produces: [CSV],
        },
      },
      async (request, reply) => {
        const pages = await exportWork(database, userOf(request).user, request.query);
        return fileOf(reply, 'workspace.csv').send(workCsv(pages));
      },
    );
  };
}

function mailRoutes({ database }: TeamworkDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/account/work-mails',
      { schema: { summary: 'Get which emails about tasks you get', response: { 200: workMailsSchema } } },
      async (request) => getWorkMails(database, userOf(request).userId),
    );

    app.put(
      '/api/account/work-mails',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Set which emails about tasks you get',
          body: workMailsSchema,
          response: { 200: workMailsSchema },
        },
      },
      async (request) => {
        const { userId } = userOf(request);
        await setWorkMails(database, userId, request.body);
        return getWorkMails(database, userId);
      },
    );
  };
}

async function reportOf(deps: TeamworkDeps, request: FastifyRequest, id: string, least: 'viewer' | 'editor') {
  return requireOwnReport(deps, contextOf(request), id, least);
}
