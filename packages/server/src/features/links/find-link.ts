import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isLinkAddress, type LinkShows, linkTokenSchema } from '@liftmark/contract/share-links';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../access/actor.ts';
import type { Database } from '../../database/connection.ts';
import { shareLinks } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { cookiePrefix } from '../auth/session-cookie.ts';
import { text } from './text.ts';

export interface LinkDeps {
  database: Database;
  secret: string;
  /** Former secrets. */
  formerSecrets: string[];
  publicUrl: string;
}

export type StoredLink = typeof shareLinks.$inferSelect;

/** A link as its reader uses it. */
export interface UsedLink {
  id: string;
  workspaceId: string;
  token: string;
  shows: LinkShows;
  reportId: number | null;
  clientId: string | null;
}

/** How long a browser remembers that it knows the password. */
export const OPEN_S = 12 * 3600;

/**
 * The link of a token that works, opened or not. Unknown, revoked and expired ones are told apart nowhere, not even by the
 * time that the answer takes.
 */
export async function findLiveLink(database: Database, token: string): Promise<StoredLink | null> {
  if (!linkTokenSchema.safeParse(token).success) return null;
  const [found] = await database
    .select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.token, token),
        isNull(shareLinks.revokedAt),
        or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`)),
      ),
    );
  return found ?? null;
}

/** The link of an address that its reader may use. Null for programs, which read reports of their own workspace only. */
export async function findLink(deps: LinkDeps, context: Context, address: string): Promise<UsedLink | null> {
  if (context.key !== undefined) return null;
  const link = await findLiveLink(deps.database, tokenIn(address));
  return link === null || isLocked(deps, context, link) ? null : link;
}

/** Why a link shows nothing. */
export async function refusalOf(deps: LinkDeps, context: Context, address: string): Promise<AppError> {
  const link = context.key === undefined ? await findLiveLink(deps.database, tokenIn(address)) : null;
  if (link !== null && isLocked(deps, context, link))
    return new AppError('link_password', text.locked, { refusal: null });
  return goneLink();
}

export function goneLink(): AppError {
  return new AppError('not_found', text.gone, { refusal: { reason: 'unknown_link' } });
}

/** The token of an address: a link to a client’s page names the page after it. */
function tokenIn(address: string): string {
  return isLinkAddress(address) ? (address.split('.', 1)[0] ?? '') : '';
}

function isLocked(deps: LinkDeps, { cookies }: Context, link: StoredLink): boolean {
  if (link.passwordHash === null) return false;
  const sent = cookies?.[openCookieName(deps.publicUrl, link.token)] ?? '';
  const [until = '', signature = ''] = sent.split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < Date.now()) return true;
  const given = Buffer.from(signature);
  return ![deps.secret, ...deps.formerSecrets].some((secret) => {
    const expected = Buffer.from(signatureOf(secret, link, until));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Names the link without revealing it to those who see the cookies of another. */
export function openCookieName(publicUrl: string, token: string): string {
  const name = createHash('sha256').update(token).digest('hex').slice(0, 16);
  return `${cookiePrefix(publicUrl)}.link_${name}`;
}

/** It ends with the password: the signature covers its salted hash. */
export function openCookie(secret: string, link: Pick<StoredLink, 'token' | 'passwordHash'>): string {
  const until = String(Math.floor(Date.now() / 1000) + OPEN_S);
  return `${until}.${signatureOf(secret, link, until)}`;
}

function signatureOf(
  secret: string,
  { token, passwordHash }: Pick<StoredLink, 'token' | 'passwordHash'>,
  until: string,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['share link', token, passwordHash, until]))
    .digest('base64url');
}
