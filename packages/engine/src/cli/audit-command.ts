import { waysPast } from '@liftmark/contract/capture-failures';
import type { PageAccess } from '@liftmark/contract/page-access';
import type { ConversionReport } from '@liftmark/contract/report';
import { accessFor } from '../capture/access/site-access.ts';
import { parsePageAddress } from '../capture/target.ts';
import type { JudgingThreads } from '../pipeline/threads.ts';
import { competitorReport } from '../reports/competitor.ts';
import { printable } from '../reports/terminal-text.ts';
import { readAccess } from './access.ts';
import type { Arguments } from './arguments.ts';
import type { Audit, Auditor } from './auditor.ts';
import { EXIT, type Failure, failureOf } from './failure.ts';
import { scoreBelow } from './gate.ts';
import type { ModelWords } from './model-words.ts';
import {
  auditStored,
  type ComparedAudits,
  checkComparison,
  checkFiles,
  printedComparison,
  printedReport,
  readReport,
  writeFiles,
} from './run-audit.ts';
import { text } from './text.ts';
import { isFileName } from './upload-file.ts';

/** Audits the given pages, prints only results to standard output, and resolves to the exit code. */
export async function runAudits(args: Arguments, threads: JudgingThreads): Promise<number> {
  const { urls, snapshotFolder, compareFile, competitorUrls } = args;
  // Before any page is opened, so that a missing file is reported right away.
  const before = compareFile === null ? null : await readReport(compareFile);
  await checkFiles(args);
  const access = await readAccess(args.access);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new DOMException(text.interrupted, 'AbortError')));
  const words = await wordsFor(args, threads, stop.signal);
  const stored = (folder: string) => settled(null, () => auditStored(folder, threads, args));
  if (snapshotFolder !== null && competitorUrls.length === 0) {
    return finish([await stored(snapshotFolder)], [], { args, before, words });
  }
  const auditor = await openAuditor(args, threads, access);
  try {
    const opened = async (url: string, as: Arguments) =>
      settled(url, () => auditor.audit(url, as, stop.signal));
    const results: (Audit | Failure)[] = [];
    if (snapshotFolder !== null) results.push(await stored(snapshotFolder));
    for (const url of urls) results.push(await opened(url, args));
    const competitors: (Audit | Failure)[] = [];
    // Only the own page is saved, and only its fixes are tried.
    const rival: Arguments = { ...args, saveFolder: null, tries: null, links: null };
    for (const url of competitorUrls) competitors.push(await opened(url, rival));
    return await finish(results, competitors, { args, before, words });
  } finally {
    await auditor.close();
  }
}

/** Loads only what the pages are analyzed with. */
async function openAuditor(
  args: Arguments,
  threads: JudgingThreads,
  given: PageAccess | null,
): Promise<Auditor> {
  const [first] = args.urls;
  // Whatever other pages there are, only those of the same site are opened with it.
  const access =
    given === null || first === undefined || isFileName(first)
      ? null
      : accessFor(parsePageAddress(first), given);
  if (args.server !== null) {
    const { serverAuditor } = await import('./server-auditor.ts');
    return serverAuditor(args.server, access);
  }
  const { localAuditor } = await import('./local-auditor.ts');
  return localAuditor(args, threads, access);
}

/** Loads the model code only if a model is asked for. */
async function wordsFor(
  args: Arguments,
  threads: JudgingThreads,
  signal: AbortSignal,
): Promise<ModelWords | null> {
  if (args.analyst !== 'model') return null;
  const { modelWords } = await import('./model-words.ts');
  return modelWords(args, threads, signal);
}

interface Finishing {
  args: Arguments;
  before: ConversionReport | null;
  words: ModelWords | null;
}

async function finish(
  judged: readonly (Audit | Failure)[],
  competitors: readonly (Audit | Failure)[],
  { args, before, words }: Finishing,
): Promise<number> {
  if (before !== null) {
    for (const result of judged) if ('report' in result) checkComparison(before, result.report);
  }
  const compared = await comparedWith(judged[0], competitors, words);
  const results = words === null ? judged : await inModelWords(judged, words);
  const all = [...results, ...competitors];
  const failures = all.filter((result) => 'error' in result);
  const audits = results.filter((result) => 'report' in result);
  for (const { url, error } of failures) {
    const { message } = error;
    console.error(printable(all.length > 1 ? text.failed({ url, reason: message }) : message));
    for (const way of waysPast(error.code)) console.error(text.waysPast[way]);
  }
  for (const audit of audits) await writeFiles(audit, args, compared);
  process.stdout.write(args.json ? asJson(results, compared) : asText(audits, before, compared));

  if (failures.length > 0) return Math.max(...failures.map(({ exitCode }) => exitCode));
  const { minScore } = args;
  const below = audits.flatMap(({ report }) => {
    if (minScore === null) return [];
    const score = scoreBelow(report.overall, minScore);
    return score === null ? [] : [text.belowGate({ url: report.url, score, minScore })];
  });
  for (const line of below) console.error(printable(line));
  return below.length > 0 ? EXIT.belowGate : EXIT.done;
}

/** One after another, so that each has the model's limits to itself. */
async function inModelWords(
  judged: readonly (Audit | Failure)[],
  words: ModelWords,
): Promise<(Audit | Failure)[]> {
  const results: (Audit | Failure)[] = [];
  for (const result of judged) results.push('report' in result ? await words.page(result) : result);
  return results;
}

/** Null without competitors, or if a page couldn't be analyzed. */
async function comparedWith(
  primary: Audit | Failure | undefined,
  competitors: readonly (Audit | Failure)[],
  words: ModelWords | null,
): Promise<ComparedAudits | null> {
  const audits = competitors.filter((result) => 'report' in result);
  if (
    primary === undefined ||
    'error' in primary ||
    audits.length === 0 ||
    audits.length < competitors.length
  )
    return null;
  const comparison = competitorReport(
    primary.report,
    audits.map(({ report }) => report),
  );
  const written = (await words?.comparison(comparison, [primary, ...audits])) ?? comparison;
  return { comparison: written, competitors: audits };
}

function asJson(results: readonly (Audit | Failure)[], compared: ComparedAudits | null): string {
  if (compared !== null) return `${JSON.stringify(compared.comparison, null, 2)}\n`;
  const single = results.length === 1;
  const values = results.map((result) => {
    if ('report' in result) return result.report;
    return single ? { error: result.error } : { url: result.url, error: result.error };
  });
  return `${JSON.stringify(single ? values[0] : values, null, 2)}\n`;
}

function asText(
  audits: readonly Audit[],
  before: ConversionReport | null,
  compared: ComparedAudits | null,
): string {
  const reports = audits.map((audit) => printedReport(audit, before));
  return [...reports, ...(compared === null ? [] : [printedComparison(compared)])].join('\n');
}

async function settled(url: string | null, run: () => Promise<Audit>): Promise<Audit | Failure> {
  try {
    return await run();
  } catch (error) {
    return { url, ...failureOf(error) };
  }
}
