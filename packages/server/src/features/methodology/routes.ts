import { checkListSchema, explainedCheckSchema, methodologySchema } from '@liftmark/contract/methodology';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../errors.ts';

/** Loaded when first asked for: the checks are the largest part of the engine, and judging runs in other threads. */
async function loadMethodology() {
  const { methodology } = await import('@liftmark/engine/methodology/methodology');
  return methodology();
}

/** What is measured, how much it counts, and why. */
export function methodologyRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/methodology',
      {
        config: { scope: 'read' },
        schema: { summary: 'Get the whole rubric', response: { 200: methodologySchema } },
      },
      loadMethodology,
    );

    app.get(
      '/api/checks',
      {
        config: { scope: 'read' },
        schema: { summary: 'List the checks of the rubric', response: { 200: checkListSchema } },
      },
      async () => (await loadMethodology()).checks,
    );

    app.get(
      '/api/checks/:id',
      {
        config: { scope: 'read' },
        schema: {
          summary: 'Explain a check, with the studies behind it',
          params: z.object({ id: z.string().max(100) }),
          response: { 200: explainedCheckSchema },
        },
      },
      async (request) => {
        const { checks, sources } = await loadMethodology();
        const check = checks.find(({ id }) => id === request.params.id);
        if (check === undefined) throw notFound();
        return { ...check, sources: check.sources.flatMap((id) => sources[id] ?? []) };
      },
    );
  };
}
