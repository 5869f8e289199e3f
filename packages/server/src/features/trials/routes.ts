import { reportTrialsSchema, trialRequestSchema, trialRunSchema } from '@liftmark/contract/report-trials';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../errors.ts';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import type { Files } from '../../platform/files.ts';
import {
  findReport,
  inWorkspaceOf,
  isDetailed,
  type ReportDeps,
  requireDetailedReport,
  requireOwnReport,
} from '../reports/find-report.ts';
import { type AskDeps, askForTrial, keepPageOpen } from './ask-for-trial.ts';
import { cancelTrials } from './cancel-trials.ts';
import { findPicture } from './find-picture.ts';
import { closeKeptPage } from './kept-pages.ts';
import { presentRun, presentTrials } from './present.ts';

export interface TrialDeps extends ReportDeps, AskDeps {
  files: Files;
  limit: Limit;
}

const params = z.object({ id: z.string() });

/** Fixes, tried on the page of a report. */
export function trialRoutes(deps: TrialDeps): FastifyPluginAsyncZod {
  const { database, files } = deps;
  return async (app) => {
    app.get(
      '/api/reports/:id/trials',
      {
        config: { scope: 'read' },
        schema: {
          summary: 'List what is being tried on the page',
          description: 'The results are in `analysisResults.trials` of the report.',
          params,
          response: { 200: reportTrialsSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requireDetailedReport(deps, context, request.params.id);
        return presentTrials(database, report, context.actor);
      },
    );

    app.post(
      '/api/reports/:id/trials',
      {
        config: { scope: 'analyze' },
        onRequest: requireUser,
        schema: {
          summary: 'Try a recommended fix, or your own words, on the page',
          description:
            'The change is tried on a copy of the page in our browser. Nothing is sent to the site.',
          params,
          body: trialRequestSchema,
          response: { 202: trialRunSchema },
        },
      },
      async (request, reply) => {
        const report = await requireOwnReport(deps, contextOf(request), request.params.id);
        await deps.limit(request, 'trial');
        const user = inWorkspaceOf(userOf(request).user, report);
        const run = await askForTrial(deps, user, report, { request: request.body });
        return reply.code(202).send(presentRun(run, report));
      },
    );

    app.post(
      '/api/reports/:id/trials/cancel',
      {
        config: { scope: 'analyze' },
        onRequest: requireUser,
        schema: {
          summary: 'Stop what is being tried on the page',
          params,
          response: { 200: reportTrialsSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        await cancelTrials(database, userOf(request).user, report);
        return presentTrials(database, report, context.actor);
      },
    );

    app.post(
      '/api/reports/:id/trials/page',
      {
        onRequest: requireUser,
        schema: {
          summary: 'Keep the page open, so that your own words are tried on it at once',
          description: 'Call it again while you write: a page that isn’t used is closed.',
          params,
          response: { 200: reportTrialsSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        const user = inWorkspaceOf(userOf(request).user, report);
        await keepPageOpen(deps, user, report, () => deps.limit(request, 'trial'));
        return presentTrials(database, report, context.actor);
      },
    );

    app.post(
      '/api/reports/:id/trials/page/close',
      {
        onRequest: requireUser,
        schema: {
          summary: 'Close the page that was kept open',
          params,
          response: { 200: reportTrialsSchema },
        },
      },
      async (request) => {
        const context = contextOf(request);
        const report = await requireOwnReport(deps, context, request.params.id);
        await closeKeptPage(database, report, userOf(request).user);
        return presentTrials(database, report, context.actor);
      },
    );

    app.get(
      '/api/reports/:id/trials/:attempt/:file',
      {
        config: { scope: 'read' },
        schema: {
          summary: 'Get a picture of a trial, named as in the trial',
          params: params.extend({ attempt: z.string().max(80), file: z.string().max(160) }),
          produces: ['image/jpeg'],
        },
      },
      async (request, reply) => {
        const context = contextOf(request);
        const { id, attempt, file } = request.params;
        const report = await findReport(deps, context, id);
        const isShown = report !== null && isDetailed(report);
        const key = isShown && (await findPicture(database, report, context.actor, `${attempt}/${file}`));
        if (!key || !(await files.exists(key))) throw notFound();
        return (
          reply
            .type('image/jpeg')
            // Whether a viewer may see it can change with each request.
            .header('cache-control', 'private, no-cache')
            .send(await files.stream(key))
        );
      },
    );
  };
}
