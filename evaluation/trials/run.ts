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
 * `npm run trials -- [--pages N] [--skip N] [--page ID …] [--out FOLDER] [--first] [--timed]`: tries the fixes that reports
 * on dev pages of the corpus recommend, and says by kind how many apply, do what they say, and make something worse. Needs
 * the captured corpus and its sites (LIFTMARK_CORPUS).
 *
 * - `--pages N` tries the first N pages by lot that have a site, 60 by default
 * - `--skip N` leaves out the first N by lot, so that others are tried than those that fixes were tuned on
 * - `--page ID` tries these
 * - `--first` tries only what each report puts first
 * - `--timed` captures each page first, and compares the time of a trial and of the first five with that
 * - `--out FOLDER` keeps the trials and their pictures, to be looked at
 */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '60' },
    skip: { type: 'string', default: '0' },
    page: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    first: { type: 'boolean', default: false },
    timed: { type: 'boolean', default: false },
  },
});
const folder = process.env.LIFTMARK_CORPUS;
if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');
const corpus: string = folder;

/** A machine that is busy with much else takes its time. */
const BUDGET_MS = 240_000;

/** Within which five trials should be done on two cores. */
const FIVE_MS = 10_000;
/** What a trial may take, in captures of the page. */
const MOST_OF_CAPTURE = 1.3;

/** As many as are tried once a report is shown. */
const FIVE = 5;

interface PageTrials {
  page: string;
  trials: Trial[];
  /** Milliseconds for opening the page and for all trials on it. */
  trialsMs: number;
  /** Milliseconds until the first five were tried; null where there are fewer. */
  fiveMs: number | null;
  /** Milliseconds of a capture; null where it wasn't timed. */
  captureMs: number | null;
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
  const from = Number(values.skip);
  return byLot(withSite, ({ id }) => id).slice(from, from + Number(values.pages));
}

async function tryPage(page: CorpusPage): Promise<PageTrials> {
  const site = siteOf(corpus, page);
  if (site === null) throw new Error('Its site is not there.');
  const served = await serveSite(corpus, site);
  try {
    const stored = await unpackSnapshot(readFileSync(join(corpus, 'pages', page.id, 'snapshot.json.gz')));
    const packed = await packSnapshot({ ...stored, url: served.url, finalUrl: served.url });
    const report = await threads.judge({ packed, hints: {}, captureMs: 0 }, undefined);
    const captureMs = values.timed ? await captureTime(served.url) : null;
    const beganAt = performance.now();
    let fiveMs: number | null = null;
    let done = 0;
    const fixes = fixesOf(report, values.first ? 'first' : 'all');
    const { trials, pictures } = await tryInThread(fixes, threads, {
      packed,
      capturer,
      budgetMs: BUDGET_MS,
      onTrial() {
        done += 1;
        if (done === FIVE) fiveMs = performance.now() - beganAt;
      },
    });
    const trialsMs = performance.now() - beganAt;
    if (values.out !== undefined) keep(join(values.out, page.id), trials, pictures);
    console.error(`${page.id}: ${trials.length} trials in ${Math.round(trialsMs)} ms`);
    return { page: page.id, trials, trialsMs, fiveMs, captureMs };
  } finally {
    await served.close();
  }
}

async function captureTime(url: string): Promise<number> {
  const beganAt = performance.now();
  await capturer.capture(url, { budgetMs: BUDGET_MS });
  return performance.now() - beganAt;
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
  printTimes(pages);
}

function printTimes(pages: readonly PageTrials[]): void {
  const perTrial = pages.flatMap(({ trials, trialsMs }) =>
    trials.length === 0 ? [] : [trialsMs / trials.length],
  );
  console.log(
    `Time of one trial, with its share of opening the page: median ${Math.round(median(perTrial))} ms`,
  );
  const five = pages.flatMap(({ fiveMs }) => fiveMs ?? []);
  const inTime = five.filter((ms) => ms <= FIVE_MS).length;
  console.log(
    `Five trials: median ${Math.round(median(five))} ms, ${inTime} of ${five.length} pages within ${FIVE_MS} ms`,
  );
  const timed = pages.flatMap(({ trials, trialsMs, fiveMs, captureMs }) =>
    captureMs === null || trials.length === 0
      ? []
      : [{ one: trialsMs / trials.length / captureMs, five: fiveMs === null ? [] : [fiveMs / captureMs] }],
  );
  if (timed.length === 0) return;
  const ones = timed.map(({ one }) => one);
  const slow = ones.filter((share) => share > MOST_OF_CAPTURE).length;
  console.log(
    `In captures of the same page: one trial ${median(ones).toFixed(2)}, five ${median(timed.flatMap(({ five: share }) => share)).toFixed(2)}; one takes more than ${MOST_OF_CAPTURE} on ${slow} of ${ones.length} pages`,
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
