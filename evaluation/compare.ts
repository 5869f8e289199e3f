import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changesOf } from './judging/changes.ts';
import { judgeStored } from './stored/judged.ts';

/**
 * `npm run compare -- --against REF [--page NAME …] [--damaged]`: judges the stored snapshots with the code of another
 * commit and with that of now, and prints every change of a report. `--damaged` takes the damaged pages as well.
 */

const ROOT = join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'HEAD' },
    page: { type: 'string', multiple: true, default: [] },
    damaged: { type: 'boolean', default: false },
  },
});
const which = ({ page, change }: { page: string; change: unknown }) =>
  (values.page.length === 0 || values.page.includes(page)) && (values.damaged || change === null);

const other = checkOut(values.against);
try {
  const before = await judgeStored({ engine: join(other, 'packages/engine'), which });
  const after = await judgeStored({ which });
  let changed = 0;
  for (const [at, { page, change, reply }] of after.entries()) {
    const earlier = before[at]?.reply;
    const name = change ? `${page}, ${change.kind} ${change.strength}` : page;
    const lines =
      earlier && 'verdict' in earlier && 'verdict' in reply
        ? changesOf(earlier.verdict, reply.verdict)
        : JSON.stringify(earlier) === JSON.stringify(reply)
          ? []
          : [`${JSON.stringify(earlier)} → ${JSON.stringify(reply)}`];
    if (lines.length === 0) continue;
    changed++;
    console.log(`\n${name}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
  console.log(`\n${changed} of ${after.length} reports differ from those of ${values.against}.`);
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', other], { cwd: ROOT });
}

/** The commit in a folder of its own, with the packages that are installed here. */
function checkOut(ref: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'liftmark-compare-'));
  rmSync(folder, { recursive: true });
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, ref], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@liftmark'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name.startsWith('.') || name === '@liftmark') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  for (const name of ['contract', 'engine']) {
    symlinkSync(join(folder, 'packages', name), join(modules, '@liftmark', name));
  }
  return folder;
}
