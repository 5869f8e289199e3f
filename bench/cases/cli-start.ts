import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Case, median, type Row, row, timed } from '../case.ts';

const PACKAGE = join(import.meta.dirname, '../../packages/cli');
const RUNS = 15;
const LIMIT_MS = 400;

/** The packed command line beside Node doing nothing, in turn, because the machine's load changes. */
async function run(): Promise<Row[]> {
  execFileSync(process.execPath, ['build.ts'], { cwd: PACKAGE });
  const started = async (args: string[]) =>
    timed(async () => execFileSync(process.execPath, args, { stdio: 'ignore' }));
  const [help, nothing]: [number[], number[]] = [[], []];
  for (let at = 0; at < RUNS; at += 1) {
    nothing.push(await started(['-e', '0']));
    help.push(await started([join(PACKAGE, 'build/cli.js'), '--help']));
  }
  const ratio = (median(help) / median(nothing)).toFixed(1);
  return [row(`--help, ${ratio} times \`node -e 0\``, median(help), LIMIT_MS)];
}

export default {
  name: 'cli-start',
  measures: `median time of ${RUNS} starts of the packed command line with --help, beside the limit`,
  unit: 'ms',
  goal: 1,
  run,
} satisfies Case;
