import { shareOf } from '../statistics.ts';
import { checkAll, type Verdict } from './check.ts';
import { SETS, TASKS } from './labeled.ts';

/**
 * `npm run grounding` prints how many statements of each task are kept: of honest ones as many as possible, of hostile
 * ones none. `--show` also prints the errors of the dev set.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function keptOf(verdicts: readonly Verdict[]): string {
  const kept = shareOf(verdicts.filter(({ flaw }) => flaw === null).length, verdicts.length);
  return kept === null
    ? 'none'
    : `${percent(kept.value)} (${percent(kept.low)} to ${percent(kept.high)}, n = ${kept.n})`;
}

for (const set of SETS.filter((each) => each === 'dev' || !process.argv.includes('--show'))) {
  const verdicts = checkAll(set);
  say(`${`\n${set}`.padEnd(20) + 'honest kept'.padEnd(40)}hostile kept`);
  for (const task of [...TASKS, null]) {
    const own = verdicts.filter((each) => task === null || each.task === task);
    const [honest, hostile] = ['honest', 'hostile'].map((side) => own.filter((each) => each.side === side));
    say(`  ${(task ?? 'all').padEnd(17)}${keptOf(honest ?? []).padEnd(40)}${keptOf(hostile ?? [])}`);
  }
  if (set !== 'dev' || !process.argv.includes('--show')) continue;
  for (const { side, flaw, task, kind, page, text } of verdicts) {
    if ((side === 'honest') === (flaw !== null))
      say(`${side} ${task} ${kind} ${page} ${flaw ?? 'kept'}: ${text}`);
  }
}
