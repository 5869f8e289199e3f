import type { ApiScope } from '@liftmark/contract/api-keys';
import { takesSeat, WORKSPACE_ROLES, type WorkspaceRole } from '@liftmark/contract/workspaces';
import { AppError, notFound } from '../errors.ts';
import type { Actor, Context } from './actor.ts';
import { text } from './policy.text.ts';

/**
 * What each role may do in a workspace, besides what the ones below may:
 *
 * - viewers read: reports, dashboard, activity; they comment, too, since clients are often viewers;
 * - editors analyze, change pages, assign tasks, change rates, schedules and trials, and share reports by mail;
 * - admins manage members, invitations, keys, webhooks, branding and clients, export the workspace and read the audit log;
 * - owners pay, transfer and delete, and make other owners.
 *
 * A personal workspace has one member, its owner.
 */
export function hasRole(role: WorkspaceRole | null, least: WorkspaceRole): boolean {
  return role !== null && WORKSPACE_ROLES.indexOf(role) <= WORKSPACE_ROLES.indexOf(least);
}

/**
 * @param role of the actor in the workspace; null for others, for whom it doesn't exist
 * @throws AppError `not_found`, `role_required`
 */
export function requireRole(role: WorkspaceRole | null, least: WorkspaceRole): asserts role is WorkspaceRole {
  if (role === null) throw notFound({ reason: 'not_a_member' });
  if (!hasRole(role, least))
    throw new AppError('role_required', text[least], { refusal: { reason: 'role' } });
}

/** True if the actor has Pro, regardless of the report's owner. */
function isPro(actor: Actor): boolean {
  return actor.kind === 'user' && actor.isPro;
}

/**
 * A report shows everything if its workspace or its viewer has Pro: a team's Pro opens other reports only for members
 * with a seat, since those without one are free.
 */
export function isUnlocked(viewer: Actor, owner: { isPro: boolean }): boolean {
  return owner.isPro || (viewer.kind === 'user' && viewer.isPro && takesSeat(viewer.role));
}

/**
 * @param feature its name on the screens, for what uses all of a report
 * @throws AppError `unauthenticated` or `forbidden`
 */
export function requireUnlocked(viewer: Actor, owner: { isPro: boolean }, feature: string): void {
  if (!isUnlocked(viewer, owner)) throw proNeeded(viewer, feature);
}

/**
 * Requests in a session have every scope.
 * @throws AppError `forbidden`
 */
export function requireScope({ key }: Pick<Context, 'key'>, scope: ApiScope): void {
  if (key === undefined || key.scopes.includes(scope)) return;
  throw new AppError(
    'forbidden',
    `This API key doesn’t have the “${scope}” permission. Create a key with it in your account.`,
    {
      challenge: `Bearer realm="Liftmark", error="insufficient_scope", scope="${scope}"`,
      refusal: { reason: 'missing_scope' },
    },
  );
}

/**
 * @param feature its name on the screens: “SWOT Analysis”
 * @throws AppError `unauthenticated` or `forbidden`
 */
export function requirePro(actor: Actor, feature: string): void {
  if (!isPro(actor)) throw proNeeded(actor, feature);
}

function proNeeded(actor: Actor, feature: string): AppError {
  return actor.kind === 'visitor'
    ? new AppError('unauthenticated', `${feature} requires a Pro subscription. Please sign in first.`)
    : new AppError('forbidden', `${feature} requires a Pro subscription. Upgrade to Pro to use it.`);
}

/**
 * @param usedThisMonth analyses of the actor that succeeded, or may still succeed, in this calendar month (UTC)
 * @throws AppError `unauthenticated` or `free_limit`
 */
export function requireAnalysis(actor: Actor, usedThisMonth: number, freePerMonth: number): void {
  if (isPro(actor)) return;
  if (actor.kind === 'visitor') {
    throw new AppError('unauthenticated', 'Please sign up or sign in to continue your analysis.');
  }
  if (usedThisMonth >= freePerMonth) {
    throw new AppError(
      'free_limit',
      `Free plan limit reached: ${freePerMonth} ${freePerMonth === 1 ? 'analysis' : 'analyses'} a month. Upgrade to Pro for unlimited analyses.`,
    );
  }
}
