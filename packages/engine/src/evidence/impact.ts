import type { impactSchema } from '@liftmark/contract/report';
import type { ImpactClass } from '../checks/check.ts';
import entries from './impact.json' with { type: 'json' };
import { text } from './impact.text.ts';

export type Impact = ReturnType<typeof impactSchema.parse>;

interface Entry extends Pick<Impact, 'low' | 'high' | 'sources'> {
  unit: string | null;
}

const IMPACTS: Record<ImpactClass, Entry> = entries;

/**
 * What we can honestly say about the effect of a kind of change: the range that experiments support, with its
 * population and sources, or that there is no reliable figure.
 */
export function impactOf(kind: ImpactClass): Impact {
  const { unit, ...entry } = IMPACTS[kind];
  return {
    ...entry,
    unit: unit === null ? null : text.unit[unit as keyof typeof text.unit],
    text: text.effect[kind],
  };
}
