import type { PushedSource } from './source.ts';

/** The measuring tag, whose days `tag/counters.ts` writes. */
export const tagSource: PushedSource = { kind: 'pushed', id: 'tag' };
