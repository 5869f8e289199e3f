import type { PageSnapshot, Vitals } from '../../capture/snapshot.ts';
import { renderedSnapshot } from './snapshots.ts';

/** A capture that no check is prepared for: its layout shift is text, at which the check of that fails. */
export function damagedSnapshot(): PageSnapshot {
  const snapshot = renderedSnapshot('<h1 data-box="0 80 900 90">Plan next week in ten minutes</h1>');
  const vitals = { cls: '0.3' } as unknown as Vitals;
  return { ...snapshot, desktop: snapshot.desktop && { ...snapshot.desktop, vitals } };
}
