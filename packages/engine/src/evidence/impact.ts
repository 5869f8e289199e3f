import type { impactSchema } from '@liftmark/contract/report';
import type { ImpactClass } from '../checks/check.ts';
import entries from './impact.json' with { type: 'json' };

export type Impact = ReturnType<typeof impactSchema.parse>;

const IMPACTS: Record<ImpactClass, Impact> = entries;

/**
 * What we can honestly say about the effect of a kind of change: the range that experiments support, with its
 * population and sources, or that there is no reliable figure.
 */
export function impactOf(kind: ImpactClass): Impact {
  return IMPACTS[kind];
}
