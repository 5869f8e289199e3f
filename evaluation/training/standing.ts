import { judgedPageType, type PageType } from '@liftmark/contract/page-types';
import { applyCeilings } from '@liftmark/engine/ceilings/ceiling';
import { CEILINGS } from '@liftmark/engine/ceilings/registry';
import { runChecks } from '@liftmark/engine/checks/run-checks';
import { scoreChecks } from '@liftmark/engine/score/score';
import type { TrainingPage } from './pages.ts';

const STEPS = 20;

/** How many of the pages score how much, by type: what a report's standing is read from. */
export function measureStanding(pages: readonly TrainingPage[]) {
  const all = new Array<number>(STEPS).fill(0);
  const types: Partial<Record<PageType, number[]>> = {};
  for (const { facts } of pages) {
    const type = judgedPageType(facts.pageType);
    const { percent } = scoreChecks(runChecks(facts), type, applyCeilings(facts, CEILINGS)).overall;
    if (percent === null) continue;
    const step = Math.min(STEPS - 1, Math.floor((percent * STEPS) / 100));
    types[type] ??= new Array<number>(STEPS).fill(0);
    for (const counts of [all, types[type]]) counts[step] = (counts[step] ?? 0) + 1;
  }
  return { measured: new Date().toISOString().slice(0, 7), all, types };
}
