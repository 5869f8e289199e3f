import { execFileSync } from 'node:child_process';
import { type Case, median, type Row, row } from '../case.ts';

const LIMIT_MS = 30;
const ROUNDS = 9;

/** A process of its own, as a pack is read once. */
const READING = `
const { FULL_CODES, fullPackFor } = await import('@liftmark/engine/language/packs');
const { patternFilesOf } = await import('@liftmark/engine/language/patterns');
const begun = performance.now();
for (const code of FULL_CODES) {
  const { copy, pageTypes, words } = fullPackFor(code);
  patternFilesOf(code);
}
console.log(FULL_CODES.length, performance.now() - begun);
`;

async function run(): Promise<Row[]> {
  const runs = Array.from({ length: ROUNDS }, () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', READING], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    const [packs = 0, ms = 0] = output.trim().split(' ').map(Number);
    return { packs, ms };
  });
  return [row(`${runs[0]?.packs} packs`, median(runs.map(({ ms }) => ms)), LIMIT_MS)];
}

export default {
  name: 'language-packs',
  measures: 'reading every file of every full language pack, cold, beside the limit',
  unit: 'ms',
  goal: 1,
  run,
} satisfies Case;
