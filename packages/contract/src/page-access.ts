import { z } from 'zod';
import { pageUrlSchema } from './page-url.ts';

/** What opens a page that isn't open to everyone. Nothing of it is ever shown again. */

export const ACCESS_LIMITS = { headers: 20, cookies: 100, valueLength: 8_192, bytes: 64 * 1024 };

/** Headers that are the connection's, or the browser's own: setting them could fool a server, or break the answer. */
const RESERVED_HEADERS = new Set([
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'connection',
  'content-length',
  'content-type',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'origin',
  'range',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
]);
const RESERVED_PREFIXES = ['proxy-', 'sec-'];

const TOKEN = /^[\w!#$%&'*+.^`|~-]{1,200}$/;
/** Printable ASCII and tabs: no line break can begin another header. */
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;
/** The same without what would begin another cookie. */
const COOKIE_VALUE = /^[\x20-\x3a\x3c-\x7e]*$/;

export const COOKIE_HEADER_SENTENCE = 'Add cookies as cookies, not as a header.';
export const reservedHeaderSentence = (name: string) =>
  `The header “${name}” is set by the browser itself, so it can’t be changed.`;

/** Why a header can't be sent; null if it can. */
export function problemOfHeader(name: string): string | null {
  const lower = name.toLowerCase();
  if (!TOKEN.test(name)) return 'This isn’t the name of a header.';
  if (lower === 'cookie') return COOKIE_HEADER_SENTENCE;
  const isReserved =
    RESERVED_HEADERS.has(lower) || RESERVED_PREFIXES.some((prefix) => lower.startsWith(prefix));
  return isReserved ? reservedHeaderSentence(name) : null;
}

const headerValue = z
  .string()
  .max(ACCESS_LIMITS.valueLength)
  .regex(HEADER_VALUE, 'This has characters that no header has.');

const cookieName = z.string().regex(TOKEN, 'This isn’t the name of a cookie.');
const cookieValue = z
  .string()
  .max(ACCESS_LIMITS.valueLength)
  .regex(COOKIE_VALUE, 'This has characters that no cookie has.');

/** As Playwright saves it. What a browser doesn't need to open a page is left out. */
const storageStateSchema = z.object({
  cookies: z
    .array(
      z.object({
        name: cookieName,
        value: cookieValue,
        domain: z.string().max(255),
        path: z.string().max(1_024).startsWith('/').default('/'),
        sameSite: z.enum(['Strict', 'Lax', 'None']).default('Lax'),
      }),
    )
    .max(ACCESS_LIMITS.cookies)
    .default([]),
  origins: z
    .array(
      z.object({
        origin: z.string().max(300),
        localStorage: z
          .array(z.object({ name: z.string().max(1_024), value: z.string().max(ACCESS_LIMITS.bytes) }))
          .max(200)
          .default([]),
      }),
    )
    .max(50)
    .default([]),
});
export type StorageState = z.infer<typeof storageStateSchema>;

function hasUniqueNames(headers: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  return new Set(names).size === names.length;
}

export const pageAccessSchema = z
  .strictObject({
    headers: z
      .record(z.string(), headerValue)
      .superRefine((headers, context) => {
        for (const name of Object.keys(headers)) {
          const message = problemOfHeader(name);
          if (message !== null) context.addIssue({ code: 'custom', message, path: [name] });
        }
      })
      .refine(
        (headers) => Object.keys(headers).length <= ACCESS_LIMITS.headers,
        'There are too many headers.',
      )
      .refine(hasUniqueNames, 'A header is there twice.')
      .optional(),
    cookies: z
      .record(cookieName, cookieValue)
      .refine(
        (cookies) => Object.keys(cookies).length <= ACCESS_LIMITS.cookies,
        'There are too many cookies.',
      )
      .optional()
      .describe('Values by name. Scripts of the page can’t read them.'),
    basicAuth: z
      .strictObject({
        username: z
          .string()
          .max(500)
          .regex(/^[^:\p{Cc}]*$/u, 'A username has no colon.'),
        password: z
          .string()
          .max(2_000)
          .regex(/^\P{Cc}*$/u, 'A password has no control characters.'),
      })
      .optional(),
    userAgent: headerValue.min(1).max(1_000).optional(),
    storageState: storageStateSchema
      .optional()
      .describe('Cookies and local storage, as Playwright’s `storageState` saves them.'),
  })
  .refine((access) => Object.values(access).some((part) => part !== undefined), 'Add what opens the page.')
  .refine(
    (access) => JSON.stringify(access).length <= ACCESS_LIMITS.bytes,
    'This is too much: everything together can have 64 KB.',
  )
  .meta({ id: 'PageAccess' });
/** Sent with requests to one site: the scheme, host and port of the page. */
export type PageAccess = z.infer<typeof pageAccessSchema>;

/** What is there, without a value. */
export const accessPartsSchema = z.object({
  headers: z.array(z.string()),
  cookies: z.array(z.string()),
  basicAuth: z.boolean(),
  userAgent: z.boolean(),
  storageState: z.boolean(),
});
export type AccessParts = z.infer<typeof accessPartsSchema>;

export function partsOf(access: PageAccess): AccessParts {
  return {
    headers: Object.keys(access.headers ?? {}),
    cookies: Object.keys(access.cookies ?? {}),
    basicAuth: access.basicAuth !== undefined,
    userAgent: access.userAgent !== undefined,
    storageState: access.storageState !== undefined,
  };
}

/** The access that is kept for a site. */
export const storedAccessSchema = z
  .object({
    id: z.uuid(),
    /** Scheme, host and port of the site. */
    origin: z.string(),
    ...accessPartsSchema.shape,
    setAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StoredPageAccess' });
export type StoredAccess = z.infer<typeof storedAccessSchema>;

/** `GET /api/account/page-access`. */
export const storedAccessListSchema = z.object({ access: z.array(storedAccessSchema) });

/** `PUT /api/account/page-access`. */
export const setAccessRequestSchema = z.object({ url: pageUrlSchema, access: pageAccessSchema });
export type SetAccessRequest = z.infer<typeof setAccessRequestSchema>;

/** Most sites that a workspace keeps access for. */
export const ACCESS_SITES = 50;
