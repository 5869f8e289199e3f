import { z } from 'zod';
import { shownBrandingSchema } from './branding.ts';
import { shownNameSchema } from './names.ts';
import { linkShowsSchema, reportAddressSchema } from './share-links.ts';

/**
 * Clients: folders for the sites and pages of a workspace. Each belongs to at most one; a page without a client of its own
 * belongs to that of its site.
 */

export const MAX_CLIENTS = 200;
export const MAX_CLIENT_NAME = 60;

/** An entry of `GET /api/clients`, by name. */
export const clientSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sites: z.int(),
    pages: z.int(),
    /** Pages that need action. */
    needAction: z.int(),
    /** Mean score of the pages that aren’t archived; null without any. */
    averageScore: z.int().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof clientSchema>;
export const clientListSchema = z.array(clientSchema);

/** `POST /api/clients`, and `PUT /api/clients/{id}` to rename one. */
export const clientRequestSchema = z.object({
  name: shownNameSchema(MAX_CLIENT_NAME).min(1, 'Name is required'),
});
export type ClientRequest = z.input<typeof clientRequestSchema>;

/**
 * `PUT /api/reports/{id}/client`: moves the page of the report, with all its reports; null returns it to the client of its
 * site, if that has one. `PUT /api/sites/{id}/client`: moves a site; null takes it out.
 */
export const assignRequestSchema = z.object({ clientId: z.uuid().nullable() });
export type AssignRequest = z.input<typeof assignRequestSchema>;

/** Earlier scores, the oldest first; at most the last twelve. */
const historySchema = z.array(
  z.object({
    createdAt: z.string(),
    scorePercent: z.int().nullable(),
    /** Scores of two rubrics can't be compared. */
    rubricVersion: z.string().nullable(),
  }),
);

/** `GET /api/shared/{token}`: what people with a link to a client see. Dates are ISO 8601. */
export const sharedClientSchema = z
  .object({
    name: z.string(),
    shows: linkShowsSchema,
    branding: shownBrandingSchema.nullable(),
    /** By host. */
    sites: z.array(
      z.object({
        host: z.string(),
        /** Of its newest run. */
        pages: z.int(),
        templates: z.int(),
        score: z.int().nullable(),
        measuredAt: z.string(),
        history: historySchema,
        /** Titles of the leaks that the latest run no longer saw. */
        done: z.array(z.string()),
        /** Titles of the leaks that cost most; empty unless the link shows tasks. */
        open: z.array(z.string()),
      }),
    ),
    /** The lowest score first. */
    pages: z.array(
      z.object({
        /** Its report is at `/report/{address}`. */
        address: reportAddressSchema,
        title: z.string(),
        url: z.string().nullable(),
        /** Grade letter, `67% (52–83%)` where too much is unmeasured for one, or `N/A`. */
        overallScore: z.string(),
        scorePercent: z.int().nullable(),
        measuredAt: z.string(),
        history: historySchema,
        /** Titles of the advice that the latest run found followed. */
        done: z.array(z.string()),
        /** Titles of what is left to change; empty unless the link shows tasks. */
        open: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'SharedClient' });
export type SharedClient = z.infer<typeof sharedClientSchema>;
export type SharedPage = SharedClient['pages'][number];
export type SharedSite = SharedClient['sites'][number];
