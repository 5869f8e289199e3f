import { parseArgs } from 'node:util';
import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import type { CorpusPage } from '../corpus/corpus.ts';
import { reasonToOpen } from '../openings.ts';
import type { Estimate } from '../statistics.ts';
import { printDiagnosis } from './diagnosis-on-pages.ts';
import { consultantMeasures } from './measures.ts';
import { appendHeldOut, type ConsultantResults, readHeldOut, storeDev } from './results.ts';
import { scoredPages } from './scored-pages.ts';
import { readTopics } from './topics.ts';

/**
 * `npm run consultant -- [--store] [--heldout [--again REASON]] [--diagnosis ID]`: whether the first five recommendations name what readers
 * named as the worst problems before any report existed. Needs the captured corpus (LIFTMARK_CORPUS).
 *
 * - `--store` keeps the figures of the dev pages for docs/accuracy.md
 * - `--heldout` measures on the pages that nobody tunes to instead, and appends the figures to `held-out.jsonl`;
 *   once for each rubric, unless `--again` says why
 * - `--diagnosis ID` prints every dev page on which that diagnosis is made, beside what the readers wrote
 */

const { values } = parseArgs({
  options: {
    store: { type: 'boolean', default: false },
    heldout: { type: 'boolean', default: false },
    again: { type: 'string' },
    diagnosis: { type: 'string' },
  },
});
const folder = process.env.LIFTMARK_CORPUS;
if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');

if (values.diagnosis !== undefined) printDiagnosis(folder, values.diagnosis);
else if (values.heldout) {
  const reason = reasonToOpen(readHeldOut(), RUBRIC_VERSION, values.again);
  const results = { ...measure(folder, 'heldout'), ...reason };
  appendHeldOut(results);
  print('held-out', results);
} else {
  const results = measure(folder, 'dev');
  if (values.store) storeDev(results);
  print('dev', results);
}

function measure(from: string, split: CorpusPage['split']): ConsultantResults {
  const topics = readTopics();
  const pages = [...scoredPages(from, split)].map(({ id, scored }) => ({
    id,
    recommended: scored.plan.map((change) => ({ id: change.id, place: change.place })),
    readers: [...(topics.pages.get(id)?.values() ?? [])],
  }));
  return {
    date: new Date().toISOString().slice(0, 10),
    rubric: RUBRIC_VERSION,
    pages: pages.length,
    measures: consultantMeasures(pages),
  };
}

function print(split: string, { pages, measures }: ConsultantResults): void {
  console.log(`${split}, ${pages} pages${''.padEnd(30)}Liftmark${''.padEnd(18)}another reader`);
  for (const { name, ours, readers } of measures) {
    console.log(`${name.padEnd(42)}${figure(ours).padEnd(26)}${figure(readers)}`);
  }
}

function figure(estimate: Estimate | null): string {
  if (estimate === null) return '–';
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `${percent(estimate.value)} (${percent(estimate.low)} to ${percent(estimate.high)})`;
}
