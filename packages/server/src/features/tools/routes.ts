import { abTestInputsSchema } from '@liftmark/presentation/tools/ab-test-inputs';
import { decodeTicks } from '@liftmark/presentation/tools/cro-checklist';
import { journeyInputsSchema } from '@liftmark/presentation/tools/journey-inputs';
import type { ToolSource } from '@liftmark/presentation/tools/tool-source';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Limit } from '../../http/limits.ts';
import { type DocumentDeps, orderTool } from '../documents/order-document.ts';

export interface ToolDeps extends DocumentDeps {
  limit: Limit;
}

/** Results of the free tools as PDFs. The query is that of the tool's own address. */
export function toolRoutes(deps: ToolDeps): FastifyPluginAsyncZod {
  const send = async (request: FastifyRequest, reply: FastifyReply, source: ToolSource) => {
    await deps.limit(request, 'pdf');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${source.tool}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(await orderTool(deps, source)));
  };
  return async (app) => {
    app.get(
      '/api/tools/ab-test-planner/pdf',
      {
        schema: {
          summary: 'Get an A/B test plan as a PDF',
          querystring: abTestInputsSchema,
          produces: ['application/pdf'],
        },
      },
      (request, reply) => send(request, reply, { tool: 'ab-test-planner', inputs: request.query }),
    );
    app.get(
      '/api/tools/cro-checklist/pdf',
      {
        schema: {
          summary: 'Get the CRO checklist with its checkmarks as a PDF',
          querystring: z.object({ done: z.string().max(13).default('') }),
          produces: ['application/pdf'],
        },
      },
      (request, reply) =>
        send(request, reply, { tool: 'cro-checklist', ticked: [...decodeTicks(request.query.done)] }),
    );
    app.get(
      '/api/tools/customer-journey/pdf',
      {
        schema: {
          summary: 'Get a customer journey as a PDF',
          querystring: journeyInputsSchema,
          produces: ['application/pdf'],
        },
      },
      (request, reply) => send(request, reply, { tool: 'customer-journey', inputs: request.query }),
    );
  };
}
