import { shareOf } from '../statistics.ts';
import { checkAll, type Verdict } from './check.ts';
import { checkInsights, INSIGHT_SETS, type InsightVerdict } from './insights.ts';
import { SETS, TASKS } from './labeled.ts';

/**
 * `npm run grounding` prints how many statements of each task are kept: of honest ones as many as possible, of hostile
 * ones none. `--show` also prints the errors of the dev set.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const isShowing = process.argv.includes('--show');

function keptOf(verdicts: readonly Verdict[]): string {
  return counted(verdicts.filter(({ flaw }) => flaw === null).length, verdicts.length);
}

function counted(some: number, all: number): string {
  const share = shareOf(some, all);
  return share === null
    ? 'none'
    : `${percent(share.value)} (${percent(share.low)} to ${percent(share.high)}, n = ${share.n})`;
}

for (const set of SETS.filter((each) => each === 'dev' || !isShowing)) {
  const verdicts = checkAll(set);
  say(`${`\n${set}`.padEnd(20) + 'honest kept'.padEnd(40)}hostile kept`);
  for (const task of [...TASKS, null]) {
    const own = verdicts.filter((each) => task === null || each.task === task);
    const [honest, hostile] = ['honest', 'hostile'].map((side) => own.filter((each) => each.side === side));
    say(`  ${(task ?? 'all').padEnd(17)}${keptOf(honest ?? []).padEnd(40)}${keptOf(hostile ?? [])}`);
  }
  if (set !== 'dev' || !isShowing) continue;
  for (const { side, flaw, task, kind, page, text } of verdicts) {
    if ((side === 'honest') === (flaw !== null))
      say(`${side} ${task} ${kind} ${page} ${flaw ?? 'kept'}: ${text}`);
  }
}

for (const set of INSIGHT_SETS.filter((each) => each === 'insights-dev' || !isShowing)) {
  const verdicts = checkInsights(set);
  if (verdicts !== null) sayInsights(set, verdicts);
}

/** Of those kept, a hostile sentence may be left out. */
function sayInsights(set: string, verdicts: readonly InsightVerdict[]) {
  say(`${`\n${set}`.padEnd(20) + 'honest kept'.padEnd(40)}hostile sentence shown`);
  sayOutcomes('code alone', verdicts, ({ alone }) => alone);
  sayOutcomes('with an editor', verdicts, ({ withEditor }) => withEditor);
}

function sayOutcomes(
  name: string,
  verdicts: readonly InsightVerdict[],
  outcomeOf: (verdict: InsightVerdict) => InsightVerdict['withEditor'],
) {
  const judged = verdicts.map((verdict) => ({ ...verdict, ...outcomeOf(verdict) }));
  const [honest = [], hostile = []] = ['honest', 'hostile'].map((side) =>
    judged.filter((each) => each.side === side),
  );
  const kept = honest.filter(({ flaw }) => flaw === null);
  const shown = hostile.filter(({ isHostileShown }) => isHostileShown);
  const shares = counted(kept.length, honest.length).padEnd(40) + counted(shown.length, hostile.length);
  say(`  ${name.padEnd(17)}${shares}`);
  say(`  of ${kept.length} kept, ${kept.flatMap(({ lost }) => lost).length} sentences give way to others`);
  if (!isShowing) return;
  for (const { flaw, page, insight, lost } of honest) {
    if (flaw !== null) say(`honest insight ${page} ${flaw}: ${insight.problem} | ${insight.fix.join(' | ')}`);
    for (const sentence of lost) say(`honest sentence ${page}: ${sentence}`);
  }
  for (const { page, hostile: sentence } of shown) say(`hostile sentence ${page}: ${sentence}`);
}
