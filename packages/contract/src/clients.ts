import { z } from 'zod';
import { shownBrandingSchema } from './branding.ts';
import { shownNameSchema } from './names.ts';
import { linkShowsSchema, reportAddressSchema } from './share-links.ts';

/** Clients: folders for the pages of a workspace. A page belongs to at most one. */

export const MAX_CLIENTS = 200;
export const MAX_CLIENT_NAME = 60;

/** An entry of `GET /api/clients`, by name. */
export const clientSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    pages: z.int(),
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

/** `PUT /api/reports/{id}/client`: moves the page of the report, with all its reports; null takes it out. */
export const assignRequestSchema = z.object({ clientId: z.uuid().nullable() });
export type AssignRequest = z.input<typeof assignRequestSchema>;

/** `GET /api/shared/{token}`: what people with a link to a client see. Dates are ISO 8601. */
export const sharedClientSchema = z
  .object({
    name: z.string(),
    shows: linkShowsSchema,
    branding: shownBrandingSchema.nullable(),
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
        /** Earlier scores, the oldest first; at most the last twelve. */
        history: z.array(
          z.object({
            createdAt: z.string(),
            scorePercent: z.int().nullable(),
            /** Scores of two rubrics can't be compared. */
            rubricVersion: z.string().nullable(),
          }),
        ),
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
