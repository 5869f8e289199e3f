import { scheduleResponseSchema } from '@liftmark/contract/dashboard-pages';
import {
  siteAnalyzeSchema,
  sitePagesQuerySchema,
  sitePagesSchema,
  siteRequestSchema,
  siteRunRequestSchema,
  siteScheduleSchema,
  siteSchema,
  sitesSchema,
} from '@liftmark/contract/sites';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { writeAs } from '../../access/lock-role.ts';
import { requirePro } from '../../access/policy.ts';
import { contextOf, requireUser } from '../../http/identity.ts';
import type { Limit } from '../../http/limits.ts';
import { addSite, type SiteDeps } from './add-site.ts';
import { analyzePages } from './analyze-pages.ts';
import { deleteSite } from './delete-site.ts';
import { latestRun, plannedRun, requireSite, type Site, signedIn } from './find-site.ts';
import { allPages, listPages } from './list-pages.ts';
import { pagesCsv } from './pages-csv.ts';
import { listSites, presentSite } from './present-site.ts';
import { setSchedule } from './schedule.ts';
import { ownerOfSite } from './site-owner.ts';
import { startRun } from './start-run.ts';
import { cancelRun, pauseRun, resumeRun } from './steer-run.ts';
import { text } from './text.ts';

export interface SiteRouteDeps extends SiteDeps {
  limit: Limit;
  publicUrl: string;
  proEmails: string[];
}

const params = z.object({ id: z.uuid() });
const PATH = '/api/sites';

/** Sites of the workspace that the signed-in person works in. */
export function siteRoutes(deps: SiteRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.addHook('onRequest', requireUser);
    await app.register(listRoutes(deps));
    await app.register(readRoutes(deps));
    await app.register(runRoutes(deps));
    await app.register(steerRoutes(deps));
  };
}

function listRoutes(deps: SiteRouteDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  return async (app) => {
    app.get(
      PATH,
      {
        config: { scope: 'read', role: 'viewer' },
        schema: { summary: 'List your sites', response: { 200: sitesSchema } },
      },
      async (request) => listSites(database, signedIn(contextOf(request).actor).workspaceId),
    );

    app.post(
      PATH,
      {
        config: { scope: 'analyze', role: 'editor' },
        schema: {
          summary: 'Add a site and plan it: find its pages and group them by template',
          description: 'A site that was added already is the answer as it is.',
          body: siteRequestSchema,
          response: { 200: siteSchema },
        },
      },
      async (request) => {
        await deps.limit(request, 'site');
        const actor = signedIn(contextOf(request).actor);
        const site = await addSite(deps, actor, request.body);
        return presentSite(deps, { ...site, role: actor.role });
      },
    );

    app.delete(
      `${PATH}/:id`,
      {
        config: { scope: 'manage' },
        schema: {
          summary: 'Delete a site; the reports of its pages stay',
          params,
          response: { 200: z.object({ success: z.literal(true) }) },
        },
      },
      async (request) => {
        await deleteSite(deps, contextOf(request), request.params.id);
        return { success: true as const };
      },
    );
  };
}

function readRoutes(deps: SiteRouteDeps): FastifyPluginAsyncZod {
  const { database, publicUrl } = deps;
  const shownRun = async (site: Site) =>
    (await plannedRun(database, site)) ?? (await latestRun(database, site));
  return async (app) => {
    app.get(
      `${PATH}/:id`,
      {
        config: { scope: 'read' },
        schema: {
          summary: 'Get a site with its templates and its report',
          params,
          response: { 200: siteSchema },
        },
      },
      async (request) =>
        presentSite(deps, await requireSite(database, contextOf(request), request.params.id)),
    );

    app.get(
      `${PATH}/:id/pages`,
      {
        config: { scope: 'read' },
        schema: {
          summary: 'List the pages of a site, the largest opportunity first',
          params,
          querystring: sitePagesQuerySchema,
          response: { 200: sitePagesSchema },
        },
      },
      async (request) => {
        const site = await requireSite(database, contextOf(request), request.params.id);
        return listPages(database, await shownRun(site), request.query);
      },
    );

    app.get(
      `${PATH}/:id/pages.csv`,
      { schema: { summary: 'Export the pages of a site as CSV', params, produces: ['text/csv'] } },
      async (request, reply) => {
        const site = await requireSite(database, contextOf(request), request.params.id);
        const pages = await allPages(database, await shownRun(site));
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="liftmark-site.csv"')
          .send(pagesCsv(pages, publicUrl));
      },
    );

    app.get(
      `${PATH}/:id/export.json`,
      { schema: { summary: 'Export a site with its templates, report and pages as data', params } },
      async (request, reply) => {
        const site = await requireSite(database, contextOf(request), request.params.id);
        const pages = await allPages(database, await shownRun(site));
        return reply
          .header('content-disposition', 'attachment; filename="liftmark-site.json"')
          .send({ ...(await presentSite(deps, site)), pages });
      },
    );
  };
}

function runRoutes(deps: SiteRouteDeps): FastifyPluginAsyncZod {
  const { database, jobs } = deps;
  return async (app) => {
    app.post(
      `${PATH}/:id/runs`,
      {
        config: { scope: 'analyze' },
        schema: {
          summary: 'Plan a site again',
          description: 'While a run is open, that one is the answer.',
          params,
          body: siteRunRequestSchema,
          response: { 200: siteSchema },
        },
      },
      async (request) => {
        const { actor } = contextOf(request);
        const site = await requireSite(database, contextOf(request), request.params.id, 'editor');
        await deps.limit(request, 'site');
        const { limits, analyze: analyzes } = request.body;
        const { id: userId } = signedIn(actor);
        await writeAs(database, { userId, workspaceId: site.workspaceId }, 'editor', async (transaction) => {
          await startRun(transaction, jobs, { userId }, site, { limits, analyzes });
        });
        return presentSite(deps, site);
      },
    );

    app.post(
      `${PATH}/:id/analyze`,
      {
        config: { scope: 'analyze' },
        schema: {
          summary: 'Analyze the pages that stand for the templates, or more of one template',
          description: 'Each page counts as an analysis of your plan.',
          params,
          body: siteAnalyzeSchema,
          response: { 200: siteSchema },
        },
      },
      async (request) => {
        const { actor } = contextOf(request);
        const site = await requireSite(database, contextOf(request), request.params.id, 'editor');
        await analyzePages(deps, signedIn(actor), site, request.body);
        return presentSite(deps, site);
      },
    );

    app.put(
      `${PATH}/:id/schedule`,
      {
        config: { scope: 'analyze' },
        schema: {
          summary: 'Run a site again every week or month',
          params,
          body: siteScheduleSchema,
          response: { 200: scheduleResponseSchema },
        },
      },
      async (request) => {
        const { actor } = contextOf(request);
        const site = await requireSite(database, contextOf(request), request.params.id, 'editor');
        if (request.body.every !== null) {
          const { isPro } = await ownerOfSite(database, site, deps.proEmails);
          requirePro({ ...signedIn(actor), isPro }, text.scheduleFeature);
        }
        return setSchedule(database, signedIn(actor), site, request.body.every);
      },
    );
  };
}

const STEERING = {
  pause: { summary: 'Pause reading and analyzing a site', steer: pauseRun },
  resume: { summary: 'Go on where it was paused', steer: resumeRun },
  cancel: { summary: 'End the run of a site; what it has found stays', steer: cancelRun },
} as const;

function steerRoutes(deps: SiteRouteDeps): FastifyPluginAsyncZod {
  const { database, jobs } = deps;
  return async (app) => {
    for (const [name, { summary, steer }] of Object.entries(STEERING)) {
      app.post(
        `${PATH}/:id/${name}`,
        { config: { scope: 'analyze' }, schema: { summary, params, response: { 200: siteSchema } } },
        async (request) => {
          const site = await requireSite(database, contextOf(request), request.params.id, 'editor');
          const member = { userId: signedIn(contextOf(request).actor).id, workspaceId: site.workspaceId };
          await writeAs(database, member, 'editor', async (transaction) =>
            steer(transaction, await latestRun(transaction, site), jobs),
          );
          return presentSite(deps, site);
        },
      );
    }
  };
}
