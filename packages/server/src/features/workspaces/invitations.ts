import { createHash, randomBytes } from 'node:crypto';
import {
  INVITATION_DAYS,
  type Invitation,
  type InvitationRequest,
  type InvitationView,
  MAX_MEMBERS,
  takesSeat,
} from '@liftmark/contract/workspaces';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import { roleOf } from '../../access/role-of.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { users, workspaceInvitations, workspaceMembers, workspaces } from '../../database/schema.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { takeAllowances } from '../../platform/rate-limits.ts';
import { findUser, type StoredWorkspace } from '../auth/present-user.ts';
import { countSeats, lockWorkspace } from '../members/seats.ts';
import { changeTeam, type Doer, requireInside } from './inside.ts';
import { requireFreeSeat } from './members.ts';
import { text } from './text.ts';

export interface InvitationDeps {
  database: Database;
  mailer: Mailer;
}

type Stored = typeof workspaceInvitations.$inferSelect;

const DAY_S = 24 * 3600;
/** From one team to anyone, and from all teams to one address. */
const PER_TEAM_AND_DAY = 100;
const PER_ADDRESS_AND_DAY = 10;

/** @throws AppError `not_found`, `forbidden` */
export async function listInvitations(
  { database }: InvitationDeps,
  userId: string,
  id: string,
): Promise<Invitation[]> {
  await requireInside(database, userId, id, 'admin');
  const found = await database
    .select({ invitation: workspaceInvitations, by: users })
    .from(workspaceInvitations)
    .leftJoin(users, eq(users.id, workspaceInvitations.invitedBy))
    .where(eq(workspaceInvitations.workspaceId, id))
    .orderBy(desc(workspaceInvitations.sentAt), desc(workspaceInvitations.id));
  return found.map(({ invitation, by }) => present(invitation, by));
}

/**
 * Invites an address, whether or not it has an account. Inviting it again sends a new link with the new role; the old link
 * stops working.
 * @throws AppError `not_found`, `forbidden`, `conflict`, `rate_limited`
 */
export async function invite(
  { database, mailer }: InvitationDeps,
  doer: Doer,
  id: string,
  { email, role }: InvitationRequest,
): Promise<Invitation> {
  const inviter = await findUser(database, doer.userId);
  if (!inviter.emailVerified) throw new AppError('forbidden', text.unverified);
  return changeTeam(database, doer, id, 'admin', async (transaction, { workspace }) => {
    if (await isMemberAddress(transaction, id, email)) throw new AppError('conflict', text.isMember);
    await transaction
      .delete(workspaceInvitations)
      .where(and(eq(workspaceInvitations.workspaceId, id), eq(workspaceInvitations.email, email)));
    if ((await countPeople(transaction, id)) >= MAX_MEMBERS)
      throw new AppError('conflict', text.tooManyMembers({ most: MAX_MEMBERS }));
    if (takesSeat(role)) await requireFreeSeat(transaction, workspace);
    const { token, ...link } = newLink();
    const [stored] = await transaction
      .insert(workspaceInvitations)
      .values({ workspaceId: id, email, role, invitedBy: inviter.id, ...link })
      .returning();
    if (stored === undefined) throw new Error('The invitation wasn’t stored');
    await send({ transaction, mailer }, workspace, inviter, stored, token);
    await record(transaction, `user:${doer.userId}`, 'member_invited', stored, doer.requestId);
    return present(stored, inviter);
  });
}

/**
 * Sends a new link for an invitation, which is valid as long as a new one. The old link stops working.
 * @throws AppError `not_found`, `forbidden`, `conflict`, `rate_limited`
 */
export async function resend(
  { database, mailer }: InvitationDeps,
  doer: Doer,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<Invitation> {
  const inviter = await findUser(database, doer.userId);
  if (!inviter.emailVerified) throw new AppError('forbidden', text.unverified);
  return changeTeam(database, doer, id, 'admin', async (transaction, { workspace }) => {
    const before = await requireInvitation(transaction, id, invitationId);
    const held = before.expiresAt > new Date() ? 1 : 0;
    if (takesSeat(before.role)) await requireFreeSeat(transaction, workspace, held);
    const { token, ...link } = newLink();
    const [stored] = await transaction
      .update(workspaceInvitations)
      .set({ ...link, sentAt: new Date(), invitedBy: inviter.id })
      .where(eq(workspaceInvitations.id, before.id))
      .returning();
    if (stored === undefined) throw notFound();
    await send({ transaction, mailer }, workspace, inviter, stored, token);
    return present(stored, inviter);
  });
}

/** @throws AppError `not_found`, `forbidden`, `conflict` */
export async function revoke(
  { database }: InvitationDeps,
  doer: Doer,
  { id, invitationId }: { id: string; invitationId: string },
): Promise<void> {
  await changeTeam(database, doer, id, 'admin', async (transaction) => {
    const stored = await requireInvitation(transaction, id, invitationId);
    await transaction.delete(workspaceInvitations).where(eq(workspaceInvitations.id, stored.id));
    await record(transaction, `user:${doer.userId}`, 'invitation_revoked', stored, doer.requestId);
  });
}

/**
 * What the link shows, to anyone who has it.
 * @throws AppError `not_found` if it was used, withdrawn or has expired
 */
export async function lookAt(
  { database }: InvitationDeps,
  actor: Actor,
  token: string,
): Promise<InvitationView> {
  const invitation = await requireOpen(database, token);
  const [workspace] = await database
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, invitation.workspaceId));
  const [by] =
    invitation.invitedBy === null
      ? []
      : await database.select().from(users).where(eq(users.id, invitation.invitedBy));
  const viewer = actor.kind === 'user' ? await findUser(database, actor.id) : null;
  return {
    workspaceName: workspace?.name ?? '',
    invitedBy: nameOf(by ?? null),
    email: invitation.email,
    role: invitation.role,
    expiresAt: invitation.expiresAt.toISOString(),
    canAccept: viewer?.email === invitation.email && viewer.emailVerified,
    isMember: viewer !== null && (await roleOf(database, invitation.workspaceId, viewer.id)) !== null,
  };
}

/**
 * Makes the user a member, if the invitation was sent to their verified address.
 * @returns the id of the workspace
 * @throws AppError `not_found`, `forbidden`; `conflict` without a free seat
 */
export async function accept(
  { database }: InvitationDeps,
  { userId, requestId }: Doer,
  token: string,
): Promise<string> {
  const found = await requireOpen(database, token);
  return database.transaction(async (transaction) => {
    // In the order in which a deletion of the account locks them.
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('key share');
    const workspace = await lockWorkspace(transaction, found.workspaceId);
    // Answered or withdrawn while this request waited for its turn.
    const invitation = await requireOpen(transaction, token);
    if (user === undefined || workspace === null) throw notFound();
    if (user.email !== invitation.email)
      throw new AppError('forbidden', text.otherAddress({ email: invitation.email }));
    if (!user.emailVerified) throw new AppError('forbidden', text.unverifiedAddress);
    await transaction.delete(workspaceInvitations).where(eq(workspaceInvitations.id, invitation.id));
    if ((await roleOf(transaction, workspace.id, userId)) !== null) return workspace.id;
    if (takesSeat(invitation.role) && (await countSeats(transaction, workspace.id)) >= workspace.seats)
      throw new AppError('conflict', text.noSeatToJoin);
    await transaction
      .insert(workspaceMembers)
      .values({ workspaceId: workspace.id, userId, role: invitation.role, lastUsedAt: new Date() });
    await recordAction(transaction, {
      actor: `user:${userId}`,
      action: 'member_joined',
      subject: `user:${userId}`,
      details: { role: invitation.role },
      requestId,
      workspaceId: workspace.id,
    });
    return workspace.id;
  });
}

/** @throws AppError `not_found` */
export async function decline({ database }: InvitationDeps, requestId: string, token: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const invitation = await requireOpen(transaction, token);
    await transaction.delete(workspaceInvitations).where(eq(workspaceInvitations.id, invitation.id));
    await record(transaction, 'visitor', 'invitation_declined', invitation, requestId);
  });
}

async function requireOpen(database: Database | Transaction, token: string): Promise<Stored> {
  const [found] = await database
    .select()
    .from(workspaceInvitations)
    .where(
      and(eq(workspaceInvitations.tokenHash, hashOf(token)), gt(workspaceInvitations.expiresAt, sql`now()`)),
    );
  if (found === undefined)
    throw new AppError('not_found', text.goneInvitation, { refusal: { reason: 'unknown_invitation' } });
  return found;
}

async function requireInvitation(
  transaction: Transaction,
  id: string,
  invitationId: string,
): Promise<Stored> {
  const [found] = await transaction
    .select()
    .from(workspaceInvitations)
    .where(and(eq(workspaceInvitations.id, invitationId), eq(workspaceInvitations.workspaceId, id)));
  if (found === undefined) throw notFound();
  return found;
}

async function isMemberAddress(transaction: Transaction, id: string, email: string): Promise<boolean> {
  const [member] = await transaction
    .select({ id: users.id })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, id), eq(users.email, email)));
  return member !== undefined;
}

async function countPeople(transaction: Transaction, id: string): Promise<number> {
  const members = await transaction.$count(workspaceMembers, eq(workspaceMembers.workspaceId, id));
  const invited = await transaction.$count(workspaceInvitations, eq(workspaceInvitations.workspaceId, id));
  return members + invited;
}

type Named = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName'>;

async function send(
  { transaction, mailer }: { transaction: Transaction; mailer: Mailer },
  workspace: StoredWorkspace,
  inviter: Named,
  { email, role }: Stored,
  token: string,
): Promise<void> {
  const retryAfterS = await takeAllowances(transaction, [
    { key: `invite:${workspace.id}`, max: PER_TEAM_AND_DAY, windowS: DAY_S },
    { key: `invite-to:${hashOf(email)}`, max: PER_ADDRESS_AND_DAY, windowS: DAY_S },
  ]);
  if (retryAfterS !== null) throw new AppError('rate_limited', text.tooManyInvitations, { retryAfterS });
  const props = { workspace: workspace.name, inviter: nameOf(inviter) || inviter.email, role, token };
  await mailer.send(transaction, 'invitation', props, { to: email, userId: inviter.id });
}

/** Only the hash of a token is stored. */
function newLink(): { token: string; tokenHash: string; expiresAt: Date } {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_S * 1000);
  return { token, tokenHash: hashOf(token), expiresAt };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function present({ id, email, role, sentAt, expiresAt }: Stored, by: Named | null): Invitation {
  return {
    id,
    email,
    role,
    invitedBy: nameOf(by),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: expiresAt <= new Date(),
  };
}

function nameOf(person: Named | null): string {
  return person === null ? '' : `${person.firstName} ${person.lastName}`.trim();
}

/** The log outlives accounts, so it names invitations instead of addresses. */
async function record(
  transaction: Transaction,
  actor: string,
  action: 'member_invited' | 'invitation_revoked' | 'invitation_declined',
  { id, role, workspaceId }: Stored,
  requestId: string,
): Promise<void> {
  await recordAction(transaction, {
    actor,
    action,
    subject: `invitation:${id}`,
    details: { role },
    requestId,
    workspaceId,
  });
}
