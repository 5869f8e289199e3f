import { useSyncExternalStore } from 'react';

export type UpgradeTrigger = 'free_limit' | 'pro_feature' | 'default';

/** The Pro feature that someone wanted, if it was a single one. */
export type ProFeature = 'competitor' | 'swot' | 'copy' | 'chat' | 'recommendations' | 'plan';

/** How the upgrade modal is opened. */
export interface UpgradeOffer {
  trigger: UpgradeTrigger;
  feature?: ProFeature;
  /** Path on this site that brings back what the person wanted, once they have Pro. */
  returnTo: string;
}

let offered: UpgradeOffer | null = null;
const listeners = new Set<() => void>();

function set(next: UpgradeOffer | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Opens the upgrade modal over any screen. */
export function openUpgrade(offer: UpgradeOffer): void {
  set(offer);
}

export function closeUpgrade(): void {
  set(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the modal itself; null while it is closed. */
export function useUpgradeOffer(): UpgradeOffer | null {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  );
}
