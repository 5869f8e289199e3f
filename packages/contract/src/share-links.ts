import { z } from 'zod';

/** Links to a report, or to all pages of a client, for people outside the workspace. */

/**
 * What the recipient sees. `summary`: score, grade, categories, summary and titles. `full`: the report without tasks.
 * `tasks`: with the action plan and what is checked off.
 */
export const LINK_SHOWS = ['summary', 'full', 'tasks'] as const;
export type LinkShows = (typeof LINK_SHOWS)[number];
export const linkShowsSchema = z.enum(LINK_SHOWS, 'Choose what the link shows');

/** The token of a link: 128 random bits. */
const TOKEN = 's-[A-Za-z0-9_-]{22}';
/** Which page of a client, in a link to all of them. */
const PAGE = '[0-9a-f]{32}';

export const linkTokenSchema = z.string().regex(new RegExp(`^${TOKEN}$`));

/** The address of a report as its reader has it: its secure id, or the token of a link, which doesn't reveal that. */
export const reportAddressSchema = z.union([
  z.uuid(),
  z.string().regex(new RegExp(`^${TOKEN}(?:\\.${PAGE})?$`)),
]);

/** Whether an address of a report is that of a link, valid or not. */
export function isLinkAddress(address: string): boolean {
  return address.startsWith('s-');
}

/** Most links of one report or client. */
export const MAX_LINKS = 50;
export const MIN_LINK_PASSWORD = 8;
export const MAX_LINK_PASSWORD = 128;

const passwordSchema = z
  .string()
  .min(MIN_LINK_PASSWORD, `Use at least ${MIN_LINK_PASSWORD} characters`)
  .max(MAX_LINK_PASSWORD, `Use at most ${MAX_LINK_PASSWORD} characters`);
const expirySchema = z.iso.datetime('Choose a date');

/** `POST /api/reports/{id}/links`. */
export const linkRequestSchema = z.object({
  shows: linkShowsSchema,
  expiresAt: expirySchema.nullable().default(null),
  password: passwordSchema.nullable().default(null).describe('Needs Pro.'),
});
export type LinkRequest = z.input<typeof linkRequestSchema>;

/** `PUT /api/links/{id}`. Omitted fields stay as they are; null removes a value. */
export const linkChangeSchema = z.object({
  shows: linkShowsSchema.optional(),
  expiresAt: expirySchema.nullable().optional(),
  password: passwordSchema
    .nullable()
    .optional()
    .describe('People who entered the old one have to enter the new one.'),
});
export type LinkChange = z.input<typeof linkChangeSchema>;

/** An entry of `GET /api/reports/{id}/links`, the newest first, without revoked ones. Dates are ISO 8601. */
export const shareLinkSchema = z
  .object({
    id: z.uuid(),
    url: z.url(),
    shows: linkShowsSchema,
    hasPassword: z.boolean(),
    expiresAt: z.string().nullable(),
    isExpired: z.boolean(),
    /** Visits of people outside the workspace; several from one network within 30 minutes count once. */
    views: z.int(),
    lastViewedAt: z.string().nullable(),
    /** Empty if that person is gone or gave no name. */
    madeBy: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'ShareLink' });
export type ShareLink = z.infer<typeof shareLinkSchema>;
export const shareLinkListSchema = z.array(shareLinkSchema);

/** `POST /api/links/{token}/open`: remembers for 12 hours, in a cookie, that the password is known. */
export const openLinkRequestSchema = z.object({ password: z.string().min(1).max(MAX_LINK_PASSWORD) });
