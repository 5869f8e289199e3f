import { z } from 'zod';

/** A part of a workspace’s pages: those of a client, of a site, or of both; without either, all. */
export const pageScopeSchema = z.object({
  /** The id of a client; `none` for pages of no client. */
  client: z.union([z.uuid(), z.literal('none')]).optional(),
  /** The id of a site. */
  site: z.uuid().optional(),
});
export type PageScope = z.output<typeof pageScopeSchema>;
