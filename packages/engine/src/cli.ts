#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import type { ConversionReport } from '@liftmark/contract/report';
import type { Audit } from './audit.ts';
import { CaptureError } from './capture/capture-error.ts';
import { type Capturer, createCapturer } from './capture/capturer.ts';
import { DEFAULT_POLICY } from './capture/egress/policy.ts';
import { TargetError } from './capture/target.ts';
import { type Arguments, parseCommand, UsageError } from './cli/arguments.ts';
import { HELP } from './cli/help.ts';
import {
  auditPage,
  auditStored,
  checkComparison,
  checkFiles,
  printedReport,
  readReport,
  writeFiles,
} from './cli/run-audit.ts';
import { printable } from './reports/terminal-text.ts';

/** The command line: parses flags, prints, and chooses the exit code. Results alone go to standard output. */

const EXIT = { done: 0, belowGate: 1, usage: 2, notAnalyzed: 3, interrupted: 130 };

interface Failure {
  url: string | null;
  exitCode: number;
  error: { code: string; message: string };
}

async function main(argv: readonly string[]): Promise<number> {
  const command = parseCommand(argv);
  if (command.name === 'help') return print(HELP);
  if (command.name === 'version') return print(`${await version()}\n`);
  const { urls, snapshotFolder, compareFile } = command.arguments;
  // Before any page is opened: what is missing here is known at once.
  const before = compareFile === null ? null : await readReport(compareFile);
  await checkFiles(command.arguments);
  if (snapshotFolder !== null) {
    const result = await settled(null, () => auditStored(snapshotFolder, command.arguments));
    return finish([result], command.arguments, before);
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new DOMException('Interrupted.', 'AbortError')));
  const capturer = await openCapturer(command.arguments);
  try {
    const results: (Audit | Failure)[] = [];
    for (const url of urls) {
      results.push(await settled(url, () => auditPage(url, capturer, command.arguments, stop.signal)));
    }
    return await finish(results, command.arguments, before);
  } finally {
    await capturer.close();
  }
}

/** On a person's own machine private addresses are as good as any other. */
function openCapturer({ staticMode }: Arguments): Promise<Capturer> {
  return createCapturer({
    policy: { ...DEFAULT_POLICY, allowAllPrivate: true },
    chromePath: staticMode ? 'none' : process.env.CHROME_PATH || null,
    onWarning: (message) => console.error(message),
  });
}

async function finish(
  results: readonly (Audit | Failure)[],
  args: Arguments,
  before: ConversionReport | null,
): Promise<number> {
  const failures = results.filter((result) => 'error' in result);
  const audits = results.filter((result) => 'report' in result);
  for (const { url, error } of failures) {
    console.error(printable(results.length > 1 ? `${url}: ${error.message}` : error.message));
  }
  if (before !== null) for (const { report } of audits) checkComparison(before, report);
  for (const audit of audits) await writeFiles(audit, args);
  print(args.json ? asJson(results) : asText(audits, before));

  if (failures.length > 0) return Math.max(...failures.map(({ exitCode }) => exitCode));
  const below = audits.filter(({ report }) => isBelow(report.overall.percent, args.minScore));
  for (const { report } of below) {
    console.error(
      printable(`${report.url}: ${report.overall.percent ?? 'no score'}, below ${args.minScore}.`),
    );
  }
  return below.length > 0 ? EXIT.belowGate : EXIT.done;
}

function asJson(results: readonly (Audit | Failure)[]): string {
  const single = results.length === 1;
  const values = results.map((result) => {
    if ('report' in result) return result.report;
    return single ? { error: result.error } : { url: result.url, error: result.error };
  });
  return `${JSON.stringify(single ? values[0] : values, null, 2)}\n`;
}

function asText(audits: readonly Audit[], before: ConversionReport | null): string {
  return audits.map(({ report }) => printedReport(report, before)).join('\n');
}

/** A page without a score passes no gate. */
function isBelow(percent: number | null, minScore: number | null): boolean {
  return minScore !== null && (percent === null || percent < minScore);
}

async function settled(url: string | null, run: () => Promise<Audit>): Promise<Audit | Failure> {
  try {
    return await run();
  } catch (error) {
    return { url, ...failureOf(error) };
  }
}

function failureOf(error: unknown): Omit<Failure, 'url'> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CaptureError) {
    return { exitCode: EXIT.notAnalyzed, error: { code: error.code, message } };
  }
  if (error instanceof UsageError || error instanceof TargetError) {
    return { exitCode: EXIT.usage, error: { code: 'bad_request', message } };
  }
  if (error instanceof DOMException && error.name === 'AbortError') {
    return { exitCode: EXIT.interrupted, error: { code: 'cancelled', message } };
  }
  return { exitCode: EXIT.notAnalyzed, error: { code: 'internal', message } };
}

async function version(): Promise<string> {
  const file = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(file) as { version: string };
  return version;
}

function print(text: string): number {
  process.stdout.write(text);
  return EXIT.done;
}

const argv = process.argv.slice(2);
try {
  process.exitCode = await main(argv);
} catch (error) {
  const { exitCode, error: reason } = failureOf(error);
  console.error(printable(reason.message));
  if (argv.includes('--json')) print(`${JSON.stringify({ error: reason })}\n`);
  process.exitCode = exitCode;
}
