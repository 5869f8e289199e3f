import type { ApiScope } from '@liftmark/contract/api-keys';
import { AppError } from '../errors.ts';
import type { Actor, Context, UserActor } from './actor.ts';

/** The part of a report that determines its owner. */
export interface Owned {
  userId: string | null;
}

export function isOwner(actor: Actor, report: Owned): boolean {
  return actor.kind === 'user' && report.userId === actor.id;
}

/** True if the actor has Pro, regardless of the report's owner. */
function isPro(actor: Actor): boolean {
  return actor.kind === 'user' && actor.isPro;
}

/** Viewers of a workspace only read. */
export function mayEdit({ role }: UserActor): boolean {
  return role !== 'viewer';
}

/** @throws AppError `forbidden` */
export function requireEditor(actor: UserActor): void {
  if (mayEdit(actor)) return;
  throw new AppError('forbidden', 'You can only view this workspace. Ask its owner for the right to edit.');
}

/** A report shows everything if its owner or its viewer has Pro. */
export function isUnlocked(viewer: Actor, owner: Actor): boolean {
  return isPro(viewer) || isPro(owner);
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
  if (isPro(actor)) return;
  if (actor.kind === 'visitor') {
    throw new AppError('unauthenticated', `${feature} requires a Pro subscription. Please sign in first.`);
  }
  throw new AppError('forbidden', `${feature} requires a Pro subscription. Upgrade to Pro to use it.`);
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
