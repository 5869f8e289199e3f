import type { MetricsSource } from './source.ts';

/** The measuring tag, whose days `tag/counters.ts` writes. */
export const tagSource: MetricsSource = { kind: 'pushed', id: 'tag' };
