import { randomBytes } from 'node:crypto';
import {
  type linkChangeSchema,
  type linkRequestSchema,
  MAX_LINKS,
  type ShareLink,
} from '@liftmark/contract/share-links';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAs } from '../../access/lock-role.ts';
import { requireOwnRow } from '../../access/own-row.ts';
import { roleIn } from '../../access/role-in.ts';
import type { Database } from '../../database/connection.ts';
import { shareLinks, users } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { createPasswords } from '../auth/passwords.ts';
import type { StoredLink } from '../links/find-link.ts';
import { text } from '../links/text.ts';
import type { Doer } from '../workspaces/inside.ts';

export interface ManageDeps {
  database: Database;
  passwords: ReturnType<typeof createPasswords>;
  publicUrl: string;
}

/** What a link leads to. */
export type LinkTarget = { workspaceId: string; isPro: boolean } & (
  | { reportId: number }
  | { clientId: string }
);

export async function listLinks(
  { database, publicUrl }: Omit<ManageDeps, 'passwords'>,
  target: LinkTarget,
): Promise<ShareLink[]> {
  const found = await database
    .select({ link: shareLinks, by: users })
    .from(shareLinks)
    .leftJoin(users, eq(users.id, shareLinks.madeBy))
    .where(liveLinksOf(target))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));
  return found.map(({ link, by }) => presentLink(link, by, publicUrl));
}

function liveLinksOf(target: LinkTarget) {
  const isOfTarget =
    'reportId' in target
      ? eq(shareLinks.reportId, target.reportId)
      : eq(shareLinks.clientId, target.clientId);
  return and(isOfTarget, isNull(shareLinks.revokedAt));
}

/** @throws AppError `forbidden` for a password without Pro, `validation`, `conflict`; those of `writeAs` */
export async function createLink(
  { database, passwords, publicUrl }: ManageDeps,
  doer: Doer,
  target: LinkTarget,
  { shows, expiresAt, password }: z.output<typeof linkRequestSchema>,
): Promise<ShareLink> {
  requireProFor(password, target.isPro);
  const expires = futureDate(expiresAt);
  const passwordHash = password === null ? null : await passwords.hash(password);
  return writeAs(database, { ...target, ...doer }, 'editor', async (transaction) => {
    if ((await transaction.$count(shareLinks, liveLinksOf(target))) >= MAX_LINKS)
      throw new AppError('conflict', text.tooMany({ most: MAX_LINKS }));
    const [stored] = await transaction
      .insert(shareLinks)
      .values({
        workspaceId: target.workspaceId,
        ...('reportId' in target ? { reportId: target.reportId } : { clientId: target.clientId }),
        token: `s-${randomBytes(16).toString('base64url')}`,
        passwordHash,
        shows,
        expiresAt: expires,
        madeBy: doer.userId,
      })
      .returning();
    if (stored === undefined) throw new Error('The link wasn’t stored');
    await recordAction(transaction, recordOf(doer, 'link_created', stored));
    const [by] = await transaction.select().from(users).where(eq(users.id, doer.userId));
    return presentLink(stored, by ?? null, publicUrl);
  });
}

/** @throws AppError `not_found`, `forbidden`, `validation` */
export async function changeLink(
  { database, passwords, publicUrl }: ManageDeps,
  doer: Doer,
  id: string,
  { shows, expiresAt, password }: z.output<typeof linkChangeSchema>,
  isProOf: (workspaceId: string) => Promise<boolean>,
): Promise<ShareLink> {
  const link = await requireLink(database, doer, id);
  if (password != null) requireProFor(password, await isProOf(link.workspaceId));
  const changes = {
    ...(shows !== undefined && { shows }),
    ...(expiresAt !== undefined && { expiresAt: futureDate(expiresAt) }),
    ...(password !== undefined && {
      passwordHash: password === null ? null : await passwords.hash(password),
    }),
  };
  if (Object.keys(changes).length > 0)
    await writeAs(database, { ...link, ...doer }, 'editor', async (transaction) => {
      const changed = await transaction
        .update(shareLinks)
        .set(changes)
        .where(isLive(id))
        .returning({ id: shareLinks.id });
      if (changed.length === 0) throw notFound();
      await recordAction(transaction, recordOf(doer, 'link_changed', link));
    });
  const [found] = await database
    .select({ link: shareLinks, by: users })
    .from(shareLinks)
    .leftJoin(users, eq(users.id, shareLinks.madeBy))
    .where(eq(shareLinks.id, id));
  if (found === undefined) throw notFound();
  return presentLink(found.link, found.by, publicUrl);
}

/** @throws AppError `not_found`, `forbidden` */
export async function revokeLink({ database }: ManageDeps, doer: Doer, id: string): Promise<void> {
  const link = await requireLink(database, doer, id);
  await writeAs(database, { ...link, ...doer }, 'editor', async (transaction) => {
    await transaction.update(shareLinks).set({ revokedAt: new Date() }).where(isLive(id));
    await recordAction(transaction, recordOf(doer, 'link_revoked', link));
  });
}

async function requireLink(database: Database, { userId }: Doer, id: string): Promise<StoredLink> {
  const [found] = await database
    .select({ link: shareLinks, role: roleIn(shareLinks.workspaceId, userId) })
    .from(shareLinks)
    .where(isLive(id));
  return requireOwnRow(found, 'editor').link;
}

function isLive(id: string) {
  return and(eq(shareLinks.id, id), isNull(shareLinks.revokedAt));
}

function requireProFor(password: string | null, isPro: boolean): void {
  if (password !== null && !isPro) throw new AppError('forbidden', text.pro);
}

function futureDate(expiresAt: string | null): Date | null {
  if (expiresAt === null) return null;
  const date = new Date(expiresAt);
  if (date <= new Date()) throw new AppError('validation', text.past, { fields: { expiresAt: text.past } });
  return date;
}

function recordOf(
  { userId, requestId }: Doer,
  action: 'link_created' | 'link_changed' | 'link_revoked',
  { id, workspaceId, reportId, shows }: StoredLink,
) {
  return {
    actor: `user:${userId}`,
    action,
    subject: `link:${id}`,
    details: { shows, ...(reportId !== null && { report: reportId }) },
    requestId,
    workspaceId,
  };
}

type Named = Pick<typeof users.$inferSelect, 'firstName' | 'lastName'>;

function presentLink(link: StoredLink, by: Named | null, publicUrl: string): ShareLink {
  const { id, token, clientId, shows, passwordHash, expiresAt, views, lastViewedAt, createdAt } = link;
  return {
    id,
    url: `${publicUrl}/${clientId === null ? 'report' : 'shared'}/${token}`,
    shows,
    hasPassword: passwordHash !== null,
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: expiresAt !== null && expiresAt <= new Date(),
    views,
    lastViewedAt: lastViewedAt?.toISOString() ?? null,
    madeBy: by === null ? '' : `${by.firstName} ${by.lastName}`.trim(),
    createdAt: createdAt.toISOString(),
  };
}
