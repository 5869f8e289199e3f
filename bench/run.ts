import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Case, median } from './case.ts';

/**
 * `npm run bench [-- name …]`: runs the cases one after the other and prints each as a ratio to its peer or
 * limit; the same as JSON in `bench/results/`.
 */

const wanted = process.argv.slice(2);
const results = [];

for (const file of globSync('cases/*.ts', { cwd: import.meta.dirname }).sort()) {
  const { default: benchmark }: { default: Case } = await import(join(import.meta.dirname, file));
  if (wanted.length > 0 && !wanted.includes(benchmark.name)) continue;
  console.log(`\n${benchmark.name}: ${benchmark.measures}`);
  const rows = await benchmark.run();
  for (const { subject, value, reference, ratio } of rows) {
    const figures = [value, reference].map((figure) => `${figure.toFixed(1)} ${benchmark.unit}`.padStart(12));
    console.log(`  ${subject.padEnd(34)}${figures.join('')}${ratio.toFixed(2).padStart(8)}`);
  }
  const ratios = rows.map((row) => row.ratio);
  const judgedBy = benchmark.judgedBy ?? 'median';
  const ratio = judgedBy === 'worst' ? Math.max(...ratios) : median(ratios);
  const verdict = ratio <= benchmark.goal ? 'met' : 'MISSED';
  console.log(`  ${judgedBy} ratio ${ratio.toFixed(2)}, goal at most ${benchmark.goal}: ${verdict}`);
  results.push({ ...benchmark, rows, ratio, met: ratio <= benchmark.goal });
}

const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
const machine = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  memoryBytes: totalmem(),
  node: process.version,
};
writeFileSync(file, JSON.stringify({ machine, results }, null, 2));
console.log(`\nWritten to ${file}`);
