import { trackRecordListSchema } from '@liftmark/contract/track-record';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contextOf } from '../../http/identity.ts';
import { nameRecords } from './name-records.ts';
import type { TrackRecordReader } from './track-records.ts';

export function trackRecordRoutes({
  trackRecords,
}: {
  trackRecords: TrackRecordReader;
}): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/track-record',
      {
        config: { scope: 'read' },
        schema: {
          summary: 'List how often advice was done and verified, and what it did',
          response: { 200: trackRecordListSchema },
        },
      },
      async (request, reply) => {
        const { actor } = contextOf(request);
        const { records } = await trackRecords.read(actor.kind === 'user' ? actor.workspaceId : null);
        reply.header('cache-control', 'private, no-cache');
        const rows = Object.entries(records).map(([advice, record]) => ({ advice, ...record }));
        return (await nameRecords(rows)).sort((a, b) => b.done - a.done || (a.label < b.label ? -1 : 1));
      },
    );
  };
}
