import { parseArgs } from 'node:util';
import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import type { CorpusPage } from '../corpus/corpus.ts';
import { reasonToOpen } from '../openings.ts';
import type { Estimate } from '../statistics.ts';
import {
  ADVICE_SHARES,
  type AdviceMeasure,
  type AdviceResults,
  adviceResults,
  readAdvice,
} from './advice.ts';
import { printDiagnosis } from './diagnosis-on-pages.ts';
import { consultantMeasures, type RecommendedPage } from './measures.ts';
import { recommendedOn, writeRecommended } from './recommended.ts';
import { appendHeldOut, type ConsultantResults, readHeldOut, storeDev } from './results.ts';
import { scoredPages } from './scored-pages.ts';
import { readTopics } from './topics.ts';

/**
 * `npm run consultant -- [--store] [--heldout [--again REASON]] [--diagnosis ID]`: whether the first five recommendations name what readers
 * named as the worst problems before any report existed. Needs the captured corpus (LIFTMARK_CORPUS).
 *
 * - `--store` keeps the figures of the dev pages for docs/accuracy.md, and what is recommended on them for `npm test`
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
  const results = { ...resultsOf(judged(folder, 'heldout')), ...reason };
  appendHeldOut(results);
  print('held-out', results);
} else {
  const pages = judged(folder, 'dev');
  const recommended = recommendedOn(pages);
  const advice = adviceResults(readAdvice(), recommended);
  const results = { ...resultsOf(pages), advice };
  if (values.store) {
    writeRecommended(recommended);
    storeDev(results);
  }
  print('dev', results);
  printAdvice(advice);
}

function judged(from: string, split: CorpusPage['split']): RecommendedPage[] {
  const { pages } = readTopics();
  return [...scoredPages(from, split)].map(({ id, scored }) => ({
    id,
    recommended: scored.plan.map((change) => ({ id: change.id, place: change.place })),
    readers: [...(pages.get(id)?.values() ?? [])],
  }));
}

function resultsOf(pages: readonly RecommendedPage[]): ConsultantResults {
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

function printAdvice({ measures, diagnoses }: AdviceResults): void {
  console.log('\nwhat readers say of the first five');
  for (const measure of measures) {
    console.log(describe(measure));
    for (const share of ADVICE_SHARES) {
      const estimate = measure.shares[share] ?? null;
      if (estimate !== null) console.log(`  ${share.padEnd(40)}${figure(estimate)}`);
    }
  }
  console.log(
    `\n${'of what is still said'.padEnd(42)}${['judged', 'useful', 'silly', 'asked', 'false'].map((name) => name.padStart(8)).join('')}`,
  );
  for (const { diagnosis, judgments, useful, silly, asked, false: wrong } of diagnoses) {
    const counts = [judgments, useful, silly, asked, wrong];
    console.log(`${diagnosis.padEnd(42)}${counts.map((count) => String(count).padStart(8)).join('')}`);
  }
}

function describe({ set, reader, said, pages, judgments }: AdviceMeasure): string {
  const when =
    said === null ? '' : said === 'now' ? ', still placed first' : `, ${said} the rules were changed`;
  return `${pages} pages ${set}, reader ${reader}${when}: ${judgments} recommendations`;
}

function figure(estimate: Estimate | null): string {
  if (estimate === null) return '–';
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `${percent(estimate.value)} (${percent(estimate.low)} to ${percent(estimate.high)})`;
}
