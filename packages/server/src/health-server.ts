import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type HealthDeps, healthRoutes } from './features/system/routes.ts';

/** The health of a process without the web role: `/healthz`, `/readyz` and `/metrics`. */
export async function buildHealthServer(deps: HealthDeps): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(healthRoutes(deps));
  return app;
}
