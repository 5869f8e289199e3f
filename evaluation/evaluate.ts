import { parseArgs } from 'node:util';
import { approve } from './approval.ts';
import { readCorpus } from './corpus/corpus.ts';
import { type Measure, measuresOf } from './corpus/measures.ts';
import { rewriteFeatures } from './corpus/rewrite-features.ts';
import { appendOpening, readOpenings, reasonToOpen } from './openings.ts';
import { writeRatchet } from './ratchet.ts';
import type { Estimate } from './statistics.ts';

/**
 * `npm run evaluate -- [--features] [--heldout [--again REASON]] [--ratchet] [--approve]`: how well reports agree with people who read the
 * same pages before any report existed.
 *
 * - `--features` first judges the captured corpus, the folder LIFTMARK_CORPUS, with the code of now
 * - `--heldout` prints the pages that nobody tunes to as well, and appends the figures to `corpus/held-out.jsonl`;
 *   once for each rubric, unless `--again` says why
 * - `--ratchet` makes today's figures the ones that `npm test` holds on to
 * - `--approve` accepts the judgement of the stored snapshots as it is now
 */

const { values } = parseArgs({
  options: {
    features: { type: 'boolean', default: false },
    heldout: { type: 'boolean', default: false },
    again: { type: 'string' },
    ratchet: { type: 'boolean', default: false },
    approve: { type: 'boolean', default: false },
  },
});

if (values.features) await rewriteFeatures(process.env.LIFTMARK_CORPUS);
if (values.approve) await approve();
if (values.ratchet) await writeRatchet();

const corpus = readCorpus();
const rubric = corpus.features?.rubricVersion ?? '';
const reason = values.heldout ? reasonToOpen(readOpenings(), rubric, values.again) : {};
print('dev', measuresOf(corpus, 'dev'));
if (values.heldout) {
  const measures = measuresOf(corpus, 'heldout');
  print('held-out', measures);
  if (measures.length > 0) record(measures);
}

function record(measures: readonly Measure[]): void {
  appendOpening({
    date: new Date().toISOString().slice(0, 10),
    rubric,
    figures: Object.fromEntries(measures.map(({ name, ours }) => [name, ours])),
    ...reason,
  });
}

function print(split: string, measures: readonly Measure[]): void {
  const counts = `${corpus.pages.length} pages, readers: ${[...corpus.readers.keys()].join(', ') || 'none'}`;
  console.log(`\n${split} (${counts}, rubric ${corpus.features?.rubricVersion ?? '–'})`);
  if (measures.length === 0) {
    console.log('Not enough pages with labels and features.');
    return;
  }
  console.log(`${''.padEnd(46)}${'n'.padStart(5)}  ${'Liftmark'.padEnd(24)}another reader`);
  for (const { name, ours, readers, unit, goal } of measures) {
    const goalText = goal === undefined ? '' : `  goal ${unit === 'share' ? `${goal * 100}%` : goal}`;
    const n = String(ours?.n ?? readers?.n ?? 0).padStart(5);
    console.log(
      `${name.padEnd(46)}${n}  ${figure(ours, unit).padEnd(24)}${figure(readers, unit)}${goalText}`,
    );
  }
}

function figure(estimate: Estimate | null, unit: Measure['unit']): string {
  if (estimate === null) return '–';
  const format = (value: number) =>
    unit === 'share' ? `${(value * 100).toFixed(1)}%` : value.toFixed(unit === 'points' ? 1 : 2);
  return `${format(estimate.value)} (${format(estimate.low)} to ${format(estimate.high)})`;
}
