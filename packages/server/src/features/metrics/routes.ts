import { doneSchema } from '@liftmark/contract/auth';
import {
  changeRequestSchema,
  createdSchema,
  csvRequestSchema,
  csvResponseSchema,
  experimentAdviceSchema,
  experimentRequestSchema,
  measuredSiteSchema,
  measuringSchema,
  pageMeasuringSchema,
  pageQuerySchema,
  siteRequestSchema,
  valueRequestSchema,
} from '@liftmark/contract/measuring';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireUser, userOf } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import {
  addChange,
  addExperiment,
  nameAdvice,
  removeChange,
  removeExperiment,
  requirePage,
  setValue,
} from './changes.ts';
import { changeSite, createSite, deleteSite, type SiteDeps } from './manage-sites.ts';
import { listMeasured, readMeasuring } from './page-measuring.ts';
import { uploadCsv } from './upload-csv.ts';

export interface MeasuringDeps extends SiteDeps {
  limit: Limit;
}

const PATH = '/api/measuring';
const CSV_LIMIT = 8 * 1024 * 1024;
const params = z.object({ id: z.uuid() });
const done = { success: true as const };

/** What is measured in the workspace of the signed-in user. */
export function measuringRoutes(deps: MeasuringDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireUser);
    await app.register(readRoutes(deps));
    await app.register(siteRoutes(deps));
    await app.register(dayRoutes(deps));
    await app.register(changeRoutes(deps));
    await app.register(experimentRoutes(deps));
  };
}

function readRoutes(deps: MeasuringDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      {
        config: { scope: 'read', role: 'viewer' },
        schema: {
          summary: 'List measured pages with the effect of their changes',
          response: { 200: measuringSchema },
        },
      },
      async (request) => listMeasured(deps, userOf(request).user),
    );

    app.get(
      `${PATH}/page`,
      {
        config: { scope: 'read', role: 'viewer' },
        schema: {
          summary: 'Get the measured days of a page, and what its changes did',
          querystring: pageQuerySchema,
          response: { 200: pageMeasuringSchema },
        },
      },
      async (request) => readMeasuring(deps, userOf(request).user, requirePage(request.query.page)),
    );
  };
}

function siteRoutes(deps: MeasuringDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/sites`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Create a measuring tag for a site',
          body: siteRequestSchema,
          response: { 200: measuredSiteSchema },
        },
      },
      async (request) => createSite(deps, userOf(request).user, request.body),
    );

    app.put(
      `${PATH}/sites/:id`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Change the measuring tag of a site',
          params,
          body: siteRequestSchema,
          response: { 200: measuredSiteSchema },
        },
      },
      async (request) => changeSite(deps, userOf(request).user, request.params.id, request.body),
    );

    app.delete(
      `${PATH}/sites/:id`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Delete a measuring tag; its measured days stay',
          params,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await deleteSite(deps, userOf(request).user, request.params.id);
        return done;
      },
    );
  };
}

function dayRoutes({ database, limit }: MeasuringDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/csv`,
      {
        bodyLimit: CSV_LIMIT,
        config: { scope: 'analyze', role: 'editor' },
        schema: {
          summary: 'Upload measured days as CSV with the columns page, day, visits and conversions',
          description: 'All or nothing: the answer to a file with bad lines names each of them.',
          body: csvRequestSchema,
          response: { 200: csvResponseSchema },
        },
      },
      async (request) => {
        const actor = userOf(request).user;
        await limit(request, 'file');
        return uploadCsv(database, actor, request.body);
      },
    );
  };
}

function changeRoutes({ database }: MeasuringDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/changes`,
      {
        config: { scope: 'analyze', role: 'editor' },
        schema: {
          summary: 'Add a change of a page',
          body: changeRequestSchema,
          response: { 200: createdSchema },
        },
      },
      async (request) => addChange(database, userOf(request).user, request.body),
    );

    app.delete(
      `${PATH}/changes/:id`,
      {
        config: { role: 'editor' },
        schema: { summary: 'Delete a change of a page', params, response: { 200: doneSchema } },
      },
      async (request) => {
        await removeChange(database, userOf(request).user, request.params.id);
        return done;
      },
    );

    app.put(
      `${PATH}/value`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Set what a conversion of a page is worth',
          body: valueRequestSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        await setValue(database, userOf(request).user, request.body);
        return done;
      },
    );
  };
}

function experimentRoutes({ database }: MeasuringDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${PATH}/experiments`,
      {
        config: { scope: 'analyze', role: 'editor' },
        schema: {
          summary: 'Add the result of an A/B test',
          body: experimentRequestSchema,
          response: { 200: createdSchema },
        },
      },
      async (request) => addExperiment(database, userOf(request).user, request.body),
    );

    app.put(
      `${PATH}/experiments/:id`,
      {
        config: { role: 'editor' },
        schema: {
          summary: 'Name the recommendation that an A/B test is about',
          params,
          body: experimentAdviceSchema,
          response: { 200: doneSchema },
        },
      },
      async (request) => {
        const { id } = request.params;
        await nameAdvice(database, userOf(request).user, id, request.body.recommendation);
        return done;
      },
    );

    app.delete(
      `${PATH}/experiments/:id`,
      {
        config: { role: 'editor' },
        schema: { summary: 'Delete the result of an A/B test', params, response: { 200: doneSchema } },
      },
      async (request) => {
        await removeExperiment(database, userOf(request).user, request.params.id);
        return done;
      },
    );
  };
}
