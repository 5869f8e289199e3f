import type { Verdict } from './verdict.ts';

/** Every change of a report, a line each. */
export function changesOf(before: Verdict, after: Verdict): string[] {
  const values = (one: Verdict): Record<string, string> => ({
    score: String(one.percent),
    grade: String(one.grade),
    'page type': one.pageType,
    language: String(one.language),
    ceilings: one.ceilings.join(', ') || 'none',
    errors: one.broken.join(', ') || 'none',
    ...Object.fromEntries(Object.entries(one.scores).map(([category, score]) => [category, String(score)])),
    ...Object.fromEntries(Object.entries(one.outcomes).map(([check, outcome]) => [check, shown(outcome)])),
  });
  const [then, now] = [values(before), values(after)];
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return [
    ...names.flatMap((name) =>
      then[name] === now[name] ? [] : [`${name}: ${then[name] ?? 'new'} → ${now[name] ?? 'gone'}`],
    ),
    ...before.recommendations
      .filter((title) => !after.recommendations.includes(title))
      .map((title) => `− ${title}`),
    ...after.recommendations
      .filter((title) => !before.recommendations.includes(title))
      .map((title) => `+ ${title}`),
    ...(sameInOtherOrder(before.recommendations, after.recommendations)
      ? ['the recommendations stand in another order']
      : []),
    ...movesOf(before.plan, after.plan),
  ];
}

/** Of those that are recommended before and after. */
function movesOf(before: Verdict['plan'], after: Verdict['plan']): string[] {
  return after.flatMap(({ id, place }) => {
    const then = before.find((one) => one.id === id);
    return then && then.place !== place ? [`${id}: ${then.place} → ${place}`] : [];
  });
}

function shown(outcome: Verdict['outcomes'][string]): string {
  return typeof outcome === 'number' ? outcome.toFixed(3) : outcome;
}

function sameInOtherOrder(before: readonly string[], after: readonly string[]): boolean {
  return before.join() !== after.join() && before.toSorted().join() === after.toSorted().join();
}
