import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LanguageModel } from '@liftmark/engine/model/language-model';
import { openModel } from '@liftmark/engine/model/open-model';
import { RUBRIC_VERSION } from '@liftmark/engine/score/rubric';
import { readSettings, type Settings } from '../../packages/server/src/settings.ts';
import { readStored } from '../stored/archive.ts';
import { failedResult, judgedResult, type PageResult, sheetsOf, writtenResult } from './evaluate-page.ts';
import { fileModel } from './file-model.ts';
import { type Judge, judgmentsSchema, modelJudge, writtenJudge } from './judge.ts';
import { drawPages, readPage } from './pages.ts';
import { type Prices, pageLine, printResults } from './print.ts';
import { keep, type Replayed, replayedPages, update } from './replay.ts';
import { type ModelResults, readResults, writeResults } from './results.ts';

/**
 * `npm run ai:evaluate`: how much of what readers named as the worst problems a language model’s report names, beside
 * the built-in one, and what it costs. The model is the one of the settings (AI_PROVIDER and so on). Needs the captured
 * corpus (LIFTMARK_CORPUS).
 *
 * - `--pages N` measures on N dev pages (30), one of each page type in turn, always the same
 * - `--heldout` measures on pages that nobody tunes to instead
 * - `--input-price X --output-price Y` print the cost, from the prices of a million tokens
 * - `--results FILE` keeps the results there; a run that is stopped goes on where it was
 * - `--sheets FILE` files what a judge decides instead of asking the model; `--judgments FILE` reads it filled in
 * - `--requests FOLDER` asks no model: files each request there, and reads answers that are written beside them
 * - `--keep PAGE` takes a page of the corpus or one of our own into the regression test, with the answers in `--requests`;
 *   `--update` files the requests of all pages in it again, with what is shown of their answers
 */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '30' },
    heldout: { type: 'boolean', default: false },
    results: { type: 'string' },
    'input-price': { type: 'string' },
    'output-price': { type: 'string' },
    requests: { type: 'string' },
    sheets: { type: 'string' },
    judgments: { type: 'string' },
    keep: { type: 'string', multiple: true, default: [] },
    update: { type: 'boolean', default: false },
  },
});

/** A judge may read long lists. */
const JUDGE_MS = 60_000;

interface Run {
  model: Pick<LanguageModel, 'id'>;
  limits: { tokensPerAnalysis: number; waitMs: number };
  /** The model that writes a page's report and judges it. */
  modelFor(page: string): LanguageModel;
}

if (values.update) await updateAll();
else if (values.keep.length > 0) await keepPages(values.keep);
else await evaluate();

async function evaluate(): Promise<void> {
  const folder = corpusFolder();
  const run = runOf(readSettings(process.env));
  const results = readResults(resultsFile(run), { model: run.model.id, rubric: RUBRIC_VERSION });
  const prices = pricesGiven();
  for (const id of drawPages(folder, values.heldout ? 'heldout' : 'dev', pagesGiven())) {
    if (isDone(results.pages[id])) continue;
    const result = await measured(folder, id, results.pages[id], run);
    results.pages[id] = result;
    writeResults(resultsFile(run), results);
    console.log(pageLine(id, result, prices));
  }
  if (values.sheets) fileSheets(folder, results, values.sheets);
  printResults(results, prices);
}

/** Whether nothing is left to do. Files that answers or judgments come from may have changed since. */
function isDone(result: PageResult | undefined): boolean {
  if (!result?.isWritten || result.error !== null || values.requests || values.judgments) return false;
  return values.sheets !== undefined || result.judgments.length > 0;
}

/** A page that fails is a line among the results, whatever failed. What the model wrote before isn't asked again. */
async function measured(
  folder: string,
  id: string,
  before: PageResult | undefined,
  { modelFor, limits }: Run,
): Promise<PageResult> {
  try {
    const page = readPage(folder, id);
    const model = modelFor(id);
    const isKept = before?.isWritten && !values.requests;
    const result = isKept ? before : await writtenResult(page, model, limits);
    if (!result.isWritten || values.sheets) return result;
    return await judgedResult(page, result, judgeWith(model));
  } catch (error) {
    return failedResult(error);
  }
}

function judgeWith(model: LanguageModel): Judge {
  if (values.judgments === undefined) return modelJudge(model, JUDGE_MS);
  return writtenJudge(judgmentsSchema.parse(JSON.parse(readFileSync(values.judgments, 'utf8'))));
}

function runOf(settings: Settings): Run {
  const limits = {
    tokensPerAnalysis: settings.AI_TOKENS_PER_ANALYSIS,
    waitMs: settings.AI_SECONDS_PER_ANALYSIS * 1000,
  };
  const { requests } = values;
  if (requests !== undefined) {
    const id = 'file/hand-written';
    return {
      model: { id },
      limits: { ...limits, waitMs: JUDGE_MS },
      modelFor: (page) => fileModel(join(requests, page)),
    };
  }
  const {
    AI_PROVIDER: provider,
    AI_MODEL: name,
    AI_API_KEY: apiKey = null,
    AI_BASE_URL: baseUrl = null,
  } = settings;
  if (provider === undefined || name === undefined) {
    throw new Error(
      'Set AI_PROVIDER, AI_MODEL and AI_API_KEY, or use --requests FOLDER to write the answers by hand.',
    );
  }
  const model = openModel({ provider, model: name, apiKey, baseUrl });
  return { model, limits, modelFor: () => model };
}

function resultsFile({ model }: Run): string {
  const split = values.heldout ? 'heldout' : 'dev';
  const name = `${model.id.replace(/[^\w.-]+/g, '-')}-${split}.json`;
  return values.results ?? join(import.meta.dirname, '../../node_modules/.cache/liftmark-ai', name);
}

function pagesGiven(): number {
  const pages = Number(values.pages);
  if (!Number.isInteger(pages) || pages < 1)
    throw new Error(`--pages ${values.pages}: give a number of pages.`);
  return pages;
}

function pricesGiven(): Prices | null {
  const [input, output] = [Number(values['input-price']), Number(values['output-price'])];
  return Number.isFinite(input) && Number.isFinite(output) ? { input, output } : null;
}

function fileSheets(folder: string, { pages }: ModelResults, file: string): void {
  const sheets = Object.entries(pages)
    .filter(([, { error }]) => error === null)
    .flatMap(([id, result]) => sheetsOf(readPage(folder, id), result))
    .map((sheet) => ({ ...sheet, matches: sheet.problems.map((): string[] => []) }));
  writeFileSync(file, `${JSON.stringify(sheets, null, 1)}\n`);
  console.log(`\n${sheets.length} sheets to fill in: ${file}. Then run again with --judgments ${file}`);
}

async function keepPages(pages: readonly string[]): Promise<void> {
  for (const id of pages) {
    const own = readStored().find(({ page, change }) => page === id && change === null)?.snapshot;
    const page = own
      ? { id, snapshot: JSON.parse(own), screenshots: { desktop: null, mobile: null } }
      : readPage(corpusFolder(), id);
    report(id, await keep(page, values.requests ? join(values.requests, id) : null));
  }
}

async function updateAll(): Promise<void> {
  for (const page of replayedPages()) report(page, await update(page));
}

function report(page: string, { asked, failures }: Replayed): void {
  const changed = asked.filter(({ state }) => state !== 'same').map(({ key }) => key);
  console.log(
    `${page}: ${changed.length === 0 ? 'no request changed' : `new requests: ${changed.join(', ')}`}`,
  );
  for (const { part, reason, message } of failures) console.log(`  ${part}: ${reason}. ${message}`);
}

function corpusFolder(): string {
  const folder = process.env.LIFTMARK_CORPUS;
  if (!folder) throw new Error('Set LIFTMARK_CORPUS to the folder of the captured corpus.');
  return folder;
}
