import { access, constants, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import { type ConversionReport, conversionReportSchema } from '@liftmark/contract/report';
import { availableBrowser } from '../capture/browser/available-browser.ts';
import { type PackedCapture, TooLargeSnapshotError } from '../capture/packed-snapshot.ts';
import { loadCapture } from '../capture/store.ts';
import type { CheckError } from '../checks/check-error.ts';
import { judgeInTime, type ThreadedAudit } from '../pipeline/audit-in-thread.ts';
import type { JudgingThreads } from '../pipeline/threads.ts';
import { compareReports } from '../reports/compare.ts';
import { renderComparison } from '../reports/compare-terminal.ts';
import { renderCompetitor } from '../reports/competitor-terminal.ts';
import type { PicturedComparison } from '../reports/html/differences.ts';
import { renderHtml } from '../reports/html/document.ts';
import type { PagePictures } from '../reports/html/page-pictures.ts';
import { pageRelation } from '../reports/page-relation.ts';
import { printPdf } from '../reports/pdf.ts';
import { renderTerminal, type TerminalOptions } from '../reports/terminal.ts';
import { printable } from '../reports/terminal-text.ts';
import { smallPairs } from '../trials/small-pictures.ts';
import { type Arguments, UsageError } from './arguments.ts';
import type { Audit } from './auditor.ts';
import { text } from './text.ts';

/** On a person's own machine, that person is the operator. */
export function printCheckError({ check, error }: CheckError): void {
  console.error(printable(text.checkFailed({ check, reason: error.message })));
}

/** Judges a page that an earlier `--save` kept. */
export async function auditStored(
  folder: string,
  threads: JudgingThreads,
  { hints, budgetMs }: Arguments,
): Promise<ThreadedAudit> {
  const captured = await storedCapture(folder);
  const task = { packed: captured.packed, hints, captureMs: 0 };
  return {
    ...captured,
    report: await judgeInTime(task, threads, { budgetMs, onCheckError: printCheckError }),
  };
}

async function storedCapture(folder: string): Promise<PackedCapture> {
  try {
    return await loadCapture(folder);
  } catch (error) {
    const { noCapture, damagedCapture, largeCapture } = text.files;
    if (error instanceof TooLargeSnapshotError) throw new UsageError(largeCapture({ folder }));
    throw new UsageError(isFileError(error) ? noCapture({ folder }) : damagedCapture({ folder }));
  }
}

/** Whether a file is missing or can't be read, whatever it has in it. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

/** The report for the terminal, below what changed since an earlier one, if one is given. */
export function printedReport(
  { report, trackRecords }: Pick<Audit, 'report' | 'trackRecords'>,
  before: ConversionReport | null,
): string {
  const options = { ...terminal(), trackRecords };
  const shown = renderTerminal(report, options);
  if (before === null) return shown;
  return `${renderComparison(compareReports(before, report), options)}\n${shown}`;
}

function terminal(): TerminalOptions {
  return {
    color: process.stdout.isTTY && !process.env.NO_COLOR,
    width: process.stdout.columns ?? 100,
  };
}

/** Refuses a report of another page, and warns of one that may be of another. */
export function checkComparison(before: ConversionReport, after: ConversionReport): void {
  const relation = pageRelation(before, after);
  if (relation === 'same') return;
  const [then, now] = [before.finalUrl, after.finalUrl];
  if (relation === 'other') {
    throw new UsageError(text.otherPage({ then, now }));
  }
  console.error(printable(text.movedPage({ then, now })));
}

/** Refuses, before any page is opened, files that can't be written. */
export async function checkFiles({ htmlFile, pdfFile }: Arguments): Promise<void> {
  for (const [file, example] of [
    [htmlFile, 'report.html'],
    [pdfFile, 'report.pdf'],
  ] as const) {
    if (file === null) continue;
    if (await isFolder(file)) {
      throw new UsageError(text.files.folder({ file, example: join(file, example) }));
    }
    await access(dirname(file), constants.W_OK).catch(() => refuse(file));
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** A page compared with others, as they were audited. */
export interface ComparedAudits {
  comparison: CompetitorReport;
  competitors: readonly Audit[];
}

/** What the pages do differently, for the terminal. */
export function printedComparison({ comparison }: ComparedAudits): string {
  return renderCompetitor(comparison, terminal());
}

/** Writes the files that were asked for. */
export async function writeFiles(
  { report, screenshots }: Audit,
  args: Arguments,
  compared: ComparedAudits | null,
): Promise<void> {
  if (args.htmlFile === null && args.pdfFile === null) return;
  const tried = await smallPairs(report.trials ?? [], async (file) => screenshots.get(file) ?? null);
  const html = renderHtml(report, picturesOf(report, screenshots), compared && pictured(compared), tried);
  if (args.htmlFile !== null) await write(args.htmlFile, html);
  if (args.pdfFile === null) return;
  const browser = await availableBrowser();
  if (browser === null) throw new UsageError(text.files.noBrowser);
  await write(args.pdfFile, await printPdf(html, browser));
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(file, content).catch(() => refuse(file));
}

function refuse(file: string): never {
  throw new UsageError(text.files.notWritten({ file }));
}

/** An earlier `--json` report. */
export async function readReport(file: string): Promise<ConversionReport> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(text.files.notRead({ file }));
  });
  try {
    return conversionReportSchema.parse(JSON.parse(content));
  } catch {
    throw new UsageError(text.files.noReport({ file }));
  }
}

function pictured({ comparison, competitors }: ComparedAudits): PicturedComparison {
  return {
    comparison,
    competitors: competitors.map(({ report, screenshots }, index) => ({
      report,
      pictures: picturesOf(report, screenshots),
      property: `competitor-${index + 1}`,
    })),
  };
}

function picturesOf({ screenshots }: ConversionReport, files: PackedCapture['screenshots']): PagePictures {
  const address = (shot: ConversionReport['screenshots']['desktop']) => {
    const bytes = shot && files.get(shot.file);
    return shot && bytes ? `data:${shot.mimeType};base64,${Buffer.from(bytes).toString('base64')}` : null;
  };
  return { desktop: address(screenshots.desktop), mobile: address(screenshots.mobile) };
}
