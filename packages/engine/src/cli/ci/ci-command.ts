import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { reportLanguage } from '@liftmark/contract/translated';
import { accessFor } from '../../capture/access/site-access.ts';
import { type Capturer, createCapturer } from '../../capture/capturer.ts';
import { DEFAULT_POLICY } from '../../capture/egress/policy.ts';
import { auditInThread } from '../../pipeline/audit-in-thread.ts';
import type { JudgingThreads } from '../../pipeline/threads.ts';
import { type CiArguments, UsageError } from '../arguments.ts';
import { EXIT, failureOf } from '../failure.ts';
import { progressLine } from '../progress-line.ts';
import { printCheckError } from '../run-audit.ts';
import { text as cliText } from '../text.ts';
import { type Baseline, readBaseline } from './baseline.ts';
import { baselineText, measureOf } from './baseline-file.ts';
import { text } from './ci.text.ts';
import { consoleOf } from './outputs/console.ts';
import { jsonOf } from './outputs/json.ts';
import { startPreview } from './preview.ts';
import { type LoadedConfig, readConfig, type Target } from './read-config.ts';
import { isAnalyzed, type PageRun, problemsOf, type Run } from './run.ts';
import { isComparable, outcomesOf } from './verdict.ts';
import { makeFolder, measuresOf, writeResults } from './write-results.ts';

/** Checks the pages of the configuration, writes the results, and resolves to the exit code. */
export async function runCi(
  args: CiArguments,
  { threads, version }: { threads: JudgingThreads; version: string },
): Promise<number> {
  const config = await readConfig(args.configFile);
  const baselineFile = args.updatesBaseline ? updatedFile(config) : null;
  const baseline = args.updatesBaseline ? null : await readBaseline(config, process.env.LIFTMARK_KEY);
  const folder = resolve(args.outputFolder);
  await makeFolder(folder);
  const run = await withStop(async (signal) => {
    const preview = config.preview && (await startPreview(config.preview, config.folder, signal));
    try {
      return await runPages(config, { baseline, threads, signal });
    } finally {
      await preview?.end();
    }
  });
  if (baselineFile !== null) run.notes.push(await updateBaseline(run, baselineFile));
  await writeResults(run, folder, config, version);
  process.stdout.write(args.json ? jsonOf(run) : consoleOf(run));
  console.error(text.summary.results({ folder: join(folder, 'summary.md') }));
  return args.updatesBaseline ? failureCode(run) : exitCodeOf(run);
}

function updatedFile({ baseline, folder }: LoadedConfig): string {
  if (baseline === undefined || !('file' in baseline)) throw new UsageError(text.config.noBaselineFile);
  return resolve(folder, baseline.file);
}

/** A page that is missing from a baseline would never be compared again, so it's all or nothing. */
async function updateBaseline(run: Run, file: string): Promise<string> {
  if (!run.pages.every(isAnalyzed)) return text.baseline.notWritten;
  await writeFile(file, baselineText(measuresOf(run))).catch(() => {
    throw new UsageError(cliText.files.notWritten({ file }));
  });
  return text.baseline.written({ file });
}

/** The work ends in order when this process is asked to end. */
async function withStop<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const abort = () => stop.abort(new DOMException(cliText.interrupted, 'AbortError'));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, abort);
  try {
    return await work(stop.signal);
  } finally {
    for (const signal of signals) process.off(signal, abort);
  }
}

interface Running {
  baseline: Baseline | null;
  threads: JudgingThreads;
  signal: AbortSignal;
}

/** One after another, so that the measured times are a page's own. */
async function runPages(config: LoadedConfig, running: Running): Promise<Run> {
  const capturer = await createCapturer({
    policy: { ...DEFAULT_POLICY, allowAllPrivate: true },
    chromePath: process.env.CHROME_PATH || null,
    onWarning: (message) => console.error(message),
  });
  const run: Run = { pages: [], notes: [...(running.baseline?.notes ?? [])] };
  try {
    for (const target of config.targets) {
      const page = await runPage(target, config, capturer, running, run.notes);
      running.signal.throwIfAborted();
      run.pages.push(page);
    }
    return run;
  } finally {
    await capturer.close();
  }
}

async function runPage(
  target: Target,
  { devices, access, budgetSeconds }: LoadedConfig,
  capturer: Capturer,
  { baseline, threads, signal }: Running,
  notes: string[],
): Promise<PageRun> {
  const line = progressLine(process.stderr, target.url);
  try {
    const { report, screenshots } = await auditInThread(target.url, threads, {
      hints: { ...target.hints, reportLanguage: reportLanguage() },
      capturer,
      signal,
      access: access === null ? undefined : accessFor(target.url, access),
      ...(devices && { devices }),
      budgetMs: 1_000 * budgetSeconds,
      onProgress: line.show,
      onCheckError: printCheckError,
    });
    const known = baseline?.pages.get(target.name) ?? null;
    const before = known !== null && isComparable(known, measureOf(report)) ? known : null;
    if (baseline !== null && before === null && baseline.pages.size > 0) {
      const { newPage, otherRules } = text.baseline;
      notes.push((known === null ? newPage : otherRules)({ page: target.name }));
    }
    return { target, report, screenshots, before, outcomes: outcomesOf(report, target.rules, before) };
  } catch (error) {
    return { target, failure: { url: target.url, ...failureOf(error) } };
  } finally {
    line.clear();
  }
}

function exitCodeOf(run: Run): number {
  const isBelow = run.pages.some((page) => problemsOf(page).length > 0);
  return failureCode(run) || (isBelow ? EXIT.belowGate : EXIT.done);
}

function failureCode({ pages }: Run): number {
  return Math.max(EXIT.done, ...pages.map((page) => (isAnalyzed(page) ? EXIT.done : page.failure.exitCode)));
}
