import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TOGETHER, type Trial } from '@liftmark/contract/trials';
import { packSnapshot, unpackSnapshot } from '@liftmark/engine/capture/packed-snapshot';
import { createJudgingThreads } from '@liftmark/engine/pipeline/threads';
import { tryInThread } from '@liftmark/engine/pipeline/try-in-thread';
import { fixesOf } from '@liftmark/engine/trials/fix';
import { type CorpusPage, readCorpus } from '../corpus/corpus.ts';
import { serveSite, siteOf } from '../corpus/site.ts';
import { byLot } from '../lot.ts';
import { openCapturer } from '../ordering/capturing.ts';
import type { Estimate } from '../statistics.ts';
import { doesImprove, type KindMeasures, trialMeasures } from './measures.ts';

/**
 * `npm run trials -- [--pages N] [--page ID …] [--out FOLDER] [--first]`: tries the fixes that reports on dev pages of the
 * corpus recommend, and says by kind how many apply, do what they say, and make something worse. Needs the captured
 * corpus and its sites (LIFTMARK_CORPUS).
 *
 * - `--pages N` tries the first N pages by lot that have a site, 60 by default
 * - `--page ID` tries these
 * - `--first` tries only what each report puts first
 * - `--out FOLDER` keeps the trials and their pictures, to be looked at
 */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '60' },
    page: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    first: { type: 'boolean', default: false },
  },
});
const folder = process.env.LIFTMARK_CORPUS;
if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');
const corpus: string = folder;

/** A machine that is busy with much else takes its time. */
const BUDGET_MS = 240_000;

interface PageTrials {
  page: string;
  trials: Trial[];
  /** Milliseconds for opening the page and for all trials on it. */
  trialsMs: number;
}

const capturer = await openCapturer();
const threads = createJudgingThreads();
const results: PageTrials[] = [];
try {
  for (const page of chosenPages()) {
    try {
      results.push(await tryPage(page));
    } catch (error) {
      console.error(`${page.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await threads.close();
  await capturer.close();
}
print(results);

function chosenPages(): CorpusPage[] {
  const dev = readCorpus().pages.filter(({ split }) => split === 'dev');
  const withSite = dev.filter((page) => siteOf(corpus, page) !== null);
  if (values.page.length > 0) return withSite.filter(({ id }) => values.page.includes(id));
  return byLot(withSite, ({ id }) => id).slice(0, Number(values.pages));
}

async function tryPage(page: CorpusPage): Promise<PageTrials> {
  const site = siteOf(corpus, page);
  if (site === null) throw new Error('Its site is not there.');
  const served = await serveSite(corpus, site);
  try {
    const stored = await unpackSnapshot(readFileSync(join(corpus, 'pages', page.id, 'snapshot.json.gz')));
    const packed = await packSnapshot({ ...stored, url: served.url, finalUrl: served.url });
    const report = await threads.judge({ packed, hints: {}, captureMs: 0 }, undefined);
    const beganAt = performance.now();
    const fixes = fixesOf(report, values.first ? 'first' : 'all');
    const { trials, pictures } = await tryInThread(fixes, threads, {
      packed,
      capturer,
      budgetMs: BUDGET_MS,
    });
    const trialsMs = performance.now() - beganAt;
    if (values.out !== undefined) keep(join(values.out, page.id), trials, pictures);
    console.error(`${page.id}: ${trials.length} trials in ${Math.round(trialsMs)} ms`);
    return { page: page.id, trials, trialsMs };
  } finally {
    await served.close();
  }
}

function keep(to: string, trials: readonly Trial[], pictures: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(to, { recursive: true });
  for (const [file, bytes] of pictures) writeFileSync(join(to, file), bytes);
  writeFileSync(join(to, 'trials.json'), `${JSON.stringify(trials, null, 2)}\n`);
}

function print(pages: readonly PageTrials[]): void {
  const single = pages.flatMap(({ page, trials }) =>
    trials.filter(({ recommendation }) => recommendation !== TOGETHER).map((trial) => ({ page, trial })),
  );
  for (const { page, trial } of single) for (const line of problemsOf(trial)) console.log(`${page} ${line}`);
  const measures = trialMeasures(single.map(({ trial }) => trial));
  console.log(
    `\n${pages.length} pages${''.padEnd(12)}offered  applied        improves       harmless       holds`,
  );
  for (const each of measures) console.log(lineOf(each));
  const perTrial = pages.flatMap(({ trials, trialsMs }) =>
    trials.length === 0 ? [] : [trialsMs / trials.length],
  );
  console.log(
    `Time of one trial, with its share of opening the page: median ${Math.round(median(perTrial))} ms`,
  );
}

function problemsOf(trial: Trial): string[] {
  const name = `${trial.patch.kind} (${trial.recommendation})`;
  if (!trial.applied) return [`${name} not applied: ${trial.reason}`];
  const { check } = trial;
  return [
    ...(check !== null && !doesImprove(trial)
      ? [`${name} changes nothing: ${check.id} ${check.before} → ${check.after}; ${trial.patch.summary}`]
      : []),
    ...trial.worse.map(({ kind, text, device }) => `${name} worse ${kind} on ${device ?? 'both'}: ${text}`),
  ];
}

function lineOf({ kind, offered, applied, improves, harmless, holds }: KindMeasures): string {
  const shares = [applied, improves, harmless, holds].map((share) => figure(share).padEnd(15));
  return `${kind.padEnd(20)}${String(offered).padStart(7)}  ${shares.join('')}`;
}

function figure(share: Estimate | null): string {
  return share === null ? '–' : `${(100 * share.value).toFixed(0)}% of ${share.n}`;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
