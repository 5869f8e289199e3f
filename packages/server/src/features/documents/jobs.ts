import { pageFiguresSchema } from '@liftmark/contract/measuring';
import { linkShowsSchema } from '@liftmark/contract/share-links';
import { trackRecordsSchema } from '@liftmark/contract/track-record';
import { toolSourceSchema } from '@liftmark/presentation/tools/tool-source';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import type { Files } from '../../platform/files.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { DocumentDrawer } from './drawer.ts';

/** What a worker needs to draw documents. */
export interface DocumentWorker {
  database: Database;
  files: Files;
  drawer: DocumentDrawer;
  publicUrl: string;
}

const payload = z.discriminatedUnion('kind', [
  /** A stored report, in full or without its locked parts. */
  z.object({
    kind: z.literal('report'),
    reportId: z.int(),
    isOpen: z.boolean(),
    link: z.object({ id: z.uuid(), address: z.string(), shows: linkShowsSchema }).optional(),
    look: z.object({ id: z.uuid(), version: z.string() }).optional(),
    /** For members of its workspace. */
    figures: pageFiguresSchema.optional(),
    /** What the document says of the track record, with its version. */
    record: z.object({ version: z.string(), records: trackRecordsSchema }).optional(),
  }),
  /** The image of a report's link preview; for a link to the summary without a picture of the page. */
  z.object({ kind: z.literal('card'), reportId: z.int(), isSummary: z.literal(true).optional() }),
  /** Data that a client sent, under its key in the file store. */
  z.object({ kind: z.literal('outline'), id: z.uuid() }),
  /** The result of a free tool. */
  z.object({ kind: z.literal('tool'), id: z.uuid(), source: toolSourceSchema }),
]);
export type DocumentPayload = z.infer<typeof payload>;

export const documentJob = defineJob<DocumentPayload, DocumentWorker>({
  name: 'document',
  payload,
  expireInSeconds: 60,
  retryLimit: 1,
  load: async () => (await import('./draw-document.ts')).drawOrderedDocument,
});
