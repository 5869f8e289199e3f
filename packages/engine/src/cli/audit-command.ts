import type { ConversionReport } from '@liftmark/contract/report';
import { type Capturer, createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import type { ThreadedAudit } from '../pipeline/audit-in-thread.ts';
import type { JudgingThreads } from '../pipeline/threads.ts';
import { printable } from '../reports/terminal-text.ts';
import type { Arguments } from './arguments.ts';
import { EXIT, type Failure, failureOf } from './failure.ts';
import { scoreBelow } from './gate.ts';
import {
  auditPage,
  auditStored,
  checkComparison,
  checkFiles,
  printedReport,
  readReport,
  writeFiles,
} from './run-audit.ts';
import { text } from './text.ts';

/** Audits the given pages, prints only results to standard output, and resolves to the exit code. */
export async function runAudits(args: Arguments, threads: JudgingThreads): Promise<number> {
  const { urls, snapshotFolder, compareFile } = args;
  // Before any page is opened, so that a missing file is reported right away.
  const before = compareFile === null ? null : await readReport(compareFile);
  await checkFiles(args);
  if (snapshotFolder !== null) {
    const result = await settled(null, () => auditStored(snapshotFolder, threads, args));
    return finish([result], args, before);
  }
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new DOMException(text.interrupted, 'AbortError')));
  const capturer = await openCapturer(args);
  try {
    const results: (ThreadedAudit | Failure)[] = [];
    for (const url of urls) {
      results.push(await settled(url, () => auditPage(url, { capturer, threads }, args, stop.signal)));
    }
    return await finish(results, args, before);
  } finally {
    await capturer.close();
  }
}

/** On a person's own machine private addresses are allowed. */
function openCapturer({ staticMode }: Arguments): Promise<Capturer> {
  return createCapturer({
    policy: { ...DEFAULT_POLICY, allowAllPrivate: true },
    chromePath: staticMode ? 'none' : process.env.CHROME_PATH || null,
    onWarning: (message) => console.error(message),
  });
}

async function finish(
  results: readonly (ThreadedAudit | Failure)[],
  args: Arguments,
  before: ConversionReport | null,
): Promise<number> {
  const failures = results.filter((result) => 'error' in result);
  const audits = results.filter((result) => 'report' in result);
  for (const { url, error } of failures) {
    const { message } = error;
    console.error(printable(results.length > 1 ? text.failed({ url, reason: message }) : message));
  }
  if (before !== null) for (const { report } of audits) checkComparison(before, report);
  for (const audit of audits) await writeFiles(audit, args);
  process.stdout.write(args.json ? asJson(results) : asText(audits, before));

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

function asJson(results: readonly (ThreadedAudit | Failure)[]): string {
  const single = results.length === 1;
  const values = results.map((result) => {
    if ('report' in result) return result.report;
    return single ? { error: result.error } : { url: result.url, error: result.error };
  });
  return `${JSON.stringify(single ? values[0] : values, null, 2)}\n`;
}

function asText(audits: readonly ThreadedAudit[], before: ConversionReport | null): string {
  return audits.map(({ report }) => printedReport(report, before)).join('\n');
}

async function settled(
  url: string | null,
  run: () => Promise<ThreadedAudit>,
): Promise<ThreadedAudit | Failure> {
  try {
    return await run();
  } catch (error) {
    return { url, ...failureOf(error) };
  }
}
