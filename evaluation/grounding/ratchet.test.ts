import { expect, test } from 'vitest';
import { checkAll, type Verdict } from './check.ts';
import { checkInsights, INSIGHT_SETS, type InsightSetName } from './insights.ts';
import { type Labeled, readLabeled, SETS, type SetName, TASKS } from './labeled.ts';

/** Least share of honest statements kept, and largest share of hostile ones: per task, in a small set over all. */
const LIMITS: Record<SetName, { honest: number; hostile: number }> = {
  dev: { honest: 0.93, hostile: 0.01 },
  'held-out': { honest: 0.92, hostile: 0.03 },
  attack: { honest: 0.85, hostile: 0.4 },
  evasive: { honest: 0.84, hostile: 0.32 },
};
const SMALL: ReadonlySet<SetName> = new Set(['evasive']);

function keptOf(verdicts: readonly Verdict[], side: Labeled['side']): number {
  const own = verdicts.filter((each) => each.side === side);
  return own.filter(({ flaw }) => flaw === null).length / own.length;
}

test.each(SETS)('honest statements are kept and hostile ones dropped: %s', { timeout: 120_000 }, (set) => {
  const verdicts = checkAll(set);
  const groups = SMALL.has(set) ? [TASKS] : TASKS.map((task) => [task]);
  const beyond = groups.flatMap((tasks: readonly string[]) => {
    const own = verdicts.filter((each) => tasks.includes(each.task));
    const [honest, hostile] = [keptOf(own, 'honest'), keptOf(own, 'hostile')];
    return honest < LIMITS[set].honest || hostile > LIMITS[set].hostile ? [{ tasks, honest, hostile }] : [];
  });
  expect(beyond).toEqual([]);
});

/** Largest shares of true insights dropped, and of hostile sentences shown. */
const INSIGHT_LIMITS = {
  alone: {
    'insights-dev': { dropped: 0.16, shown: 0.045 },
    'insights-held-out': { dropped: 0.18, shown: 0.065 },
  },
  withEditor: {
    'insights-dev': { dropped: 0.04, shown: 0.01 },
    'insights-held-out': { dropped: 0.04, shown: 0.01 },
  },
} as const satisfies Record<string, Record<InsightSetName, { dropped: number; shown: number }>>;

test.runIf(process.env.LIFTMARK_CORPUS).each(INSIGHT_SETS)(
  'insights about public pages are kept and hostile sentences left out: %s',
  { timeout: 120_000 },
  (set) => {
    const verdicts = checkInsights(set) ?? [];
    for (const by of ['alone', 'withEditor'] as const) {
      const outcomesOf = (side: 'honest' | 'hostile') =>
        verdicts.flatMap((each) => (each.side === side ? each[by] : []));
      const [honest, hostile] = [outcomesOf('honest'), outcomesOf('hostile')];
      const dropped = honest.filter(({ flaw }) => flaw !== null).length;
      const shown = hostile.filter(({ isHostileShown }) => isHostileShown).length;
      const { dropped: mostDropped, shown: mostShown } = INSIGHT_LIMITS[by][set];
      expect(dropped / honest.length, `dropped, ${by}`).toBeLessThanOrEqual(mostDropped);
      expect(shown / hostile.length, `shown, ${by}`).toBeLessThanOrEqual(mostShown);
      expect(honest.length + hostile.length, by).toBeGreaterThan(90);
    }
  },
);

test('there are 200 statements of each side for each task, over at least eight pages', () => {
  const all = SETS.flatMap(readLabeled);
  for (const tasks of [['swot', 'comparison'], ...TASKS.slice(0, 4).map((task) => [task]), ['chat']]) {
    for (const side of ['honest', 'hostile']) {
      const own = all.filter((each) => each.side === side && tasks.includes(each.task));
      expect(own.length, `${tasks} ${side}`).toBeGreaterThanOrEqual(200);
      expect(new Set(own.map(({ page }) => page)).size, `${tasks} ${side}`).toBeGreaterThanOrEqual(8);
    }
  }
});
