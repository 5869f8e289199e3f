import {
  type Branding,
  brandingRequestSchema,
  brandingSchema,
  MAX_LOGO_BYTES,
  reportBrandingSchema,
} from '@liftmark/contract/branding';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { writeAs } from '../../access/lock-role.ts';
import { requirePro } from '../../access/policy.ts';
import type { Database } from '../../database/connection.ts';
import { brandings } from '../../database/schema.ts';
import { contextOf, requireUser, userOf } from '../../http/identity.ts';
import { recordAction } from '../../platform/audit.ts';
import { findReportBranding, logoAddress, shown } from '../branding/find-branding.ts';
import { redrawLogo } from '../branding/redraw-logo.ts';
import { text } from '../branding/text.ts';
import { requireReport } from '../reports/find-report.ts';
import { doerOf, type LinkRouteDeps } from '../sharing/link-routes.ts';
import type { Doer } from '../workspaces/inside.ts';
import { listWorkspaces } from '../workspaces/list-workspaces.ts';
import { requireClient } from './manage-clients.ts';

/** A logo in base64 with the other values. */
const BODY_LIMIT = 2 * MAX_LOGO_BYTES;
const params = z.object({ id: z.uuid() });

interface Place {
  workspaceId: string;
  clientId: string | null;
}

/** The branding of the workspace and its clients, and that of a report for its readers. */
export function brandingRoutes(deps: LinkRouteDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    app.get(
      '/api/reports/:id/branding',
      {
        schema: {
          summary: 'Get the look that a report is shown with',
          params: z.object({ id: z.string() }),
          response: { 200: reportBrandingSchema },
        },
      },
      async (request) => {
        const report = await requireReport(deps, contextOf(request), request.params.id);
        return { branding: shown(await findReportBranding(deps, report)) };
      },
    );
    await app.register(async (own) => {
      own.addHook('onRequest', requireUser);
      await own.register(ownRoutes(deps));
    });
  };
}

function ownRoutes(deps: LinkRouteDeps): FastifyPluginAsyncZod {
  const { database } = deps;
  return async (app) => {
    app.get(
      '/api/branding',
      {
        config: { role: 'viewer' },
        schema: { summary: 'Get the branding of the workspace', response: { 200: brandingSchema } },
      },
      async (request) =>
        readBranding(database, { workspaceId: userOf(request).user.workspaceId, clientId: null }),
    );

    app.put(
      '/api/branding',
      {
        bodyLimit: BODY_LIMIT,
        config: { role: 'admin' },
        schema: {
          summary: 'Set the branding of the workspace',
          body: brandingRequestSchema,
          response: { 200: brandingSchema },
        },
      },
      async (request) => {
        const { user } = userOf(request);
        requirePro(user, text.feature);
        await limitDrawing(deps, request);
        const place = { workspaceId: user.workspaceId, clientId: null };
        return writeBranding(database, doerOf(request), place, request.body);
      },
    );

    app.get(
      '/api/clients/:id/branding',
      { schema: { summary: 'Get the branding of a client', params, response: { 200: brandingSchema } } },
      async (request) => {
        const client = await requireClient(database, userOf(request).userId, request.params.id, 'viewer');
        return readBranding(database, { workspaceId: client.workspaceId, clientId: client.id });
      },
    );

    app.put(
      '/api/clients/:id/branding',
      {
        bodyLimit: BODY_LIMIT,
        schema: {
          summary: 'Set the branding of a client',
          params,
          body: brandingRequestSchema,
          response: { 200: brandingSchema },
        },
      },
      async (request) => {
        const { user, userId } = userOf(request);
        const { id: clientId, workspaceId } = await requireClient(
          database,
          userId,
          request.params.id,
          'admin',
        );
        const all = await listWorkspaces(deps, userId);
        const isPro = all.some((each) => each.id === workspaceId && each.isPro);
        requirePro({ ...user, isPro }, text.feature);
        await limitDrawing(deps, request);
        return writeBranding(database, doerOf(request), { workspaceId, clientId }, request.body);
      },
    );
  };
}

/** An intricate SVG takes seconds to draw. */
async function limitDrawing(
  { limit }: LinkRouteDeps,
  request: FastifyRequest<{ Body: z.output<typeof brandingRequestSchema> }>,
): Promise<void> {
  if (request.body.logo != null) await limit(request, 'file');
}

async function readBranding(database: Database, place: Place): Promise<Branding> {
  const [found] = await database.select().from(brandings).where(isOf(place));
  return present(found);
}

async function writeBranding(
  database: Database,
  { userId, requestId }: Doer,
  { workspaceId, clientId }: Place,
  { logo, ...values }: z.output<typeof brandingRequestSchema>,
): Promise<Branding> {
  const drawn = logo == null ? logo : await redrawLogo(Buffer.from(logo, 'base64'));
  const changes = { ...values, ...(drawn !== undefined && { logo: drawn }), updatedAt: new Date() };
  return writeAs(database, { userId, workspaceId }, 'admin', async (transaction) => {
    const [stored] = await transaction
      .insert(brandings)
      .values({ workspaceId, clientId, ...changes })
      .onConflictDoUpdate({ target: [brandings.workspaceId, brandings.clientId], set: changes })
      .returning();
    await recordAction(transaction, {
      actor: `user:${userId}`,
      action: 'branding_changed',
      subject: clientId === null ? `workspace:${workspaceId}` : `client:${clientId}`,
      requestId,
      workspaceId,
    });
    return present(stored);
  });
}

function isOf({ workspaceId, clientId }: Place) {
  return and(
    eq(brandings.workspaceId, workspaceId),
    clientId === null ? isNull(brandings.clientId) : eq(brandings.clientId, clientId),
  );
}

function present(stored: typeof brandings.$inferSelect | undefined): Branding {
  if (stored === undefined) return { name: '', logo: null, accent: null, senderName: '', replyTo: null };
  const { name, logo, accent, senderName, replyTo } = stored;
  return { name, logo: logoAddress(logo), accent, senderName, replyTo };
}
