import { type ClientConfig, clientConfigSchema } from '@liftmark/contract/analysis';
import { healthSchema, readinessSchema } from '@liftmark/contract/system';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Database, isReachable } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import { versionedApiOf } from '../../http/openapi.ts';
import type { Files } from '../../platform/files.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Telemetry } from '../../platform/telemetry.ts';
import { mayReadFigures } from './figures-access.ts';
import { readQueueFigures } from './queue-figures.ts';

export interface HealthDeps {
  database: Database;
  jobs: Jobs;
  files: Files;
  telemetry: Telemetry;
  metricsToken: string | undefined;
}

export interface SystemDeps extends HealthDeps {
  clientConfig: ClientConfig;
  publicUrl: string;
  supportEmail: string;
}

/** The health of a process, whatever its role. */
export function healthRoutes(deps: HealthDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/healthz',
      { schema: { summary: 'Check that the process is alive', response: { 200: healthSchema } } },
      async () => ({ status: 'ok' as const }),
    );

    app.get(
      '/readyz',
      {
        schema: {
          summary: 'Check that the database, queue and file store are reachable',
          response: { 200: readinessSchema, 503: readinessSchema },
        },
      },
      async (_request, reply) => {
        const [database, queue, files] = await Promise.all([
          isReachable(deps.database),
          deps.jobs.isReady(),
          deps.files.isReady(),
        ]);
        const ready = database && queue && files;
        return reply.status(ready ? 200 : 503).send({ ready, database, queue, files });
      },
    );

    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayReadFigures(request, deps.metricsToken)) throw notFound();
      // The metrics of this process are available even without the database.
      const waiting = await readQueueFigures(deps.database).catch(() => '');
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(deps.telemetry.render() + waiting);
    });
  };
}

const SECURITY_TEXT_DAYS = 180;

export function systemRoutes(deps: SystemDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(healthRoutes(deps));

    app.get(
      '/api/config',
      { schema: { summary: 'Get the settings for the browser', response: { 200: clientConfigSchema } } },
      async () => deps.clientConfig,
    );

    app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(securityText(deps)),
    );

    app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('application/json').send(JSON.stringify(app.swagger())),
    );
    app.get(
      '/api/v1/openapi.json',
      { config: { identity: 'none' }, schema: { hide: true } },
      async (_request, reply) => reply.type('application/json').send(JSON.stringify(versionedApiOf(app))),
    );
    app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect('/api/openapi.json'),
    );
  };
}

/**
 * Where to report a vulnerability, in the format of RFC 9116. It is generated for every request, so it never expires.
 */
function securityText({ publicUrl, supportEmail }: SystemDeps): string {
  const expires = new Date(Date.now() + SECURITY_TEXT_DAYS * 24 * 3600 * 1000).toISOString();
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
