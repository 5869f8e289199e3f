import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import { type CorpusPage, type FactLabel, factLabelsIn, readCorpus, readManifest } from '../corpus/corpus.ts';
import { judgePages } from '../corpus/judge-pages.ts';
import { reasonToOpen } from '../openings.ts';
import type { Estimate } from '../statistics.ts';
import { type LanguageFigures, languageFigures, wrongFacts } from './measures.ts';
import { readLanguageResults, writeLanguageResults } from './results.ts';

/**
 * `npm run languages -- [--language CODE …] [--show] [--heldout [--again REASON]]`: how well facts, page type and language are read, by
 * language, on the captured pages in the folder LIFTMARK_CORPUS.
 *
 * - `--language` judges only these
 * - `--show` lists the facts of dev pages that no reader accepts
 * - `--heldout` judges the pages that nobody tunes to as well, and keeps their figures as one more opening;
 *   once for each rubric, unless `--again` says why
 */

const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true },
    show: { type: 'boolean', default: false },
    heldout: { type: 'boolean', default: false },
    again: { type: 'string' },
  },
});

const corpus = readCorpus();
const added = readManifest('languages');
const languages = new Set(values.language ?? added.map(({ language }) => language));
const pages = [...corpus.pages, ...added].filter(({ language }) => languages.has(language));
const readers: ReadonlyMap<string, FactLabel>[] = [
  ...corpus.readers.values(),
  ...globSync('labels/*.jsonl', { cwd: import.meta.dirname }).map((file) =>
    factLabelsIn(readFileSync(join(import.meta.dirname, file), 'utf8'), file),
  ),
];
const stored = readLanguageResults();
const reason = values.heldout ? reasonToOpen(stored.openings, RUBRIC_VERSION, values.again) : {};
const dev = await measured('dev');
// Figures of some languages alone don't replace those of all.
if (!values.language) stored.dev = dev;
if (values.heldout) stored.openings.push({ ...(await measured('heldout')), ...reason });
writeLanguageResults(stored);

async function measured(split: CorpusPage['split']) {
  const own = pages.filter((page) => page.split === split);
  const features = await judgePages(process.env.LIFTMARK_CORPUS, own);
  const read = own.map((page) => ({
    page,
    labels: readers.flatMap((labels) => labels.get(page.id) ?? []),
    features: features[page.id],
  }));
  const figures = languageFigures(read);
  print(split, figures);
  if (values.show && split === 'dev') console.log(read.flatMap(wrongFacts).join('\n'));
  return { date: new Date().toISOString().slice(0, 10), rubric: RUBRIC_VERSION, figures };
}

function print(split: string, figures: readonly LanguageFigures[]): void {
  console.log(
    `\n${split}\nlanguage  pages  facts                  measured               type                   language`,
  );
  for (const { language, pages: count, facts, measured: told, type, detected } of figures) {
    const cells = [facts, told, type, detected].map((one) => figure(one).padEnd(23));
    console.log(`${language.padEnd(10)}${String(count).padStart(5)}  ${cells.join('')}`.trimEnd());
  }
}

function figure(estimate: Estimate | null): string {
  return estimate === null ? '–' : `${(100 * estimate.value).toFixed(1)}% of ${estimate.n}`;
}
