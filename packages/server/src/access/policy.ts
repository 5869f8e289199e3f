import { AppError } from '../errors.ts';
import type { Actor } from './actor.ts';

/** The part of a report that decides who owns it. */
export interface Owned {
  userId: string | null;
}

export function isOwner(actor: Actor, report: Owned): boolean {
  return actor.kind === 'user' && report.userId === actor.id;
}

/** Whether the actor has Pro of their own. */
function isPro(actor: Actor): boolean {
  return actor.kind === 'user' && actor.isPro;
}

/** A report shows everything where its owner or its viewer has Pro. */
export function isUnlocked(viewer: Actor, owner: Actor): boolean {
  return isPro(viewer) || isPro(owner);
}

/**
 * @param feature as the screens call it: "SWOT Analysis"
 * @throws AppError `unauthenticated` or `forbidden`
 */
export function requirePro(actor: Actor, feature: string): void {
  if (isPro(actor)) return;
  if (actor.kind === 'visitor') {
    throw new AppError('unauthenticated', `${feature} requires Pro subscription. Please sign in first.`);
  }
  throw new AppError('forbidden', `${feature} requires Pro subscription. Upgrade to Pro to use it.`);
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
      `Free plan limit reached: ${freePerMonth} analyses a month. Upgrade to Pro for unlimited analyses.`,
    );
  }
}
