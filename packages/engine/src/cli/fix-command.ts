import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type FixesFile, fixesFileSchema } from '@liftmark/contract/fix-exports';
import { createCapturer } from '../capture/capturer.ts';
import { DEFAULT_POLICY } from '../capture/egress/policy.ts';
import { chosenFixes } from '../exports/chosen-fixes.ts';
import { fixesFile } from '../exports/export-format.ts';
import { type FixedFile, fixFile } from '../exports/html-file/fix-file.ts';
import { unifiedDiff } from '../exports/html-file/unified-diff.ts';
import { auditInThread } from '../pipeline/audit-in-thread.ts';
import type { JudgingThreads } from '../pipeline/threads.ts';
import { printable } from '../reports/terminal-text.ts';
import { type FixArguments, UsageError } from './arguments.ts';
import { EXIT } from './failure.ts';
import { withLinks } from './given-links.ts';
import { progressLine } from './progress-line.ts';
import { printCheckError } from './run-audit.ts';
import { serveFile } from './serve-folder.ts';
import { text } from './text.ts';

const { fix: words } = text;

/** Applies fixes to an HTML file, and resolves to the exit code. */
export async function runFix(args: FixArguments, threads: JudgingThreads): Promise<number> {
  const source = await readFile(args.file).catch(() => {
    throw new UsageError(words.notRead({ file: args.file }));
  });
  const fixes = await fixesFor(args, threads);
  const fixed = fixFile(source, fixes);
  const diff = unifiedDiff(basename(args.file), fixed.before, fixed.after);
  if (args.outFile !== null) await write(args.outFile, fixed.bytes);
  print(args, fixes, fixed, diff);
  const { applied, refused } = fixed;
  const isShort = args.only !== null ? refused.length > 0 : applied.length === 0 && refused.length > 0;
  return isShort ? EXIT.belowGate : EXIT.done;
}

type Fixes = Pick<FixesFile, 'url' | 'fixes'>;

async function fixesFor(args: FixArguments, threads: JudgingThreads): Promise<Fixes> {
  const all = args.fixesFile === null ? await judgedFixes(args, threads) : await readFixes(args.fixesFile);
  const recommendations = all.fixes.map(({ recommendation, patch }) => ({ id: recommendation, patch }));
  const unknown = args.only?.find((id) => !recommendations.some((each) => each.id === id));
  if (unknown !== undefined) {
    const ids = recommendations.map(({ id }) => id);
    throw new UsageError(words.unknownId({ id: unknown, ids }));
  }
  return fixesFile(chosenFixes({ url: all.url, recommendations }, args.only));
}

/** What is recommended for the file, as the browser shows it. */
async function judgedFixes(
  { file, budgetMs, language, links }: FixArguments,
  threads: JudgingThreads,
): Promise<Fixes> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new DOMException(text.interrupted, 'AbortError')));
  const served = await serveFile(file);
  const capturer = await createCapturer({
    policy: { ...DEFAULT_POLICY, allowAllPrivate: true },
    chromePath: process.env.CHROME_PATH || null,
    onWarning: (message) => console.error(message),
  });
  const line = progressLine(process.stderr, file);
  try {
    if (capturer.tryOut === null) throw new UsageError(words.noBrowser);
    const audit = await auditInThread(served.url, threads, {
      hints: { reportLanguage: language },
      capturer,
      signal: stop.signal,
      budgetMs,
      onProgress: line.show,
      onCheckError: printCheckError,
    });
    const { report } = await withLinks(audit, links);
    const fixes = report.recommendations.flatMap(({ id, patch }) =>
      patch === undefined ? [] : [{ recommendation: id, patch }],
    );
    return { url: file, fixes };
  } finally {
    line.clear();
    await capturer.close();
    await served.close();
  }
}

async function readFixes(file: string): Promise<Fixes> {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(words.fixesNotRead({ file }));
  });
  try {
    return fixesFileSchema.parse(JSON.parse(content));
  } catch {
    throw new UsageError(words.noFixes({ file }));
  }
}

async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(file, bytes).catch(() => {
    throw new UsageError(text.files.notWritten({ file }));
  });
}

function print(args: FixArguments, { fixes }: Fixes, { applied, refused }: FixedFile, diff: string): void {
  const summaryOf = (id: string) =>
    fixes.find(({ recommendation }) => recommendation === id)?.patch.summary ?? id;
  const done = applied.map((id) => ({ recommendation: id, summary: summaryOf(id) }));
  const undone = refused.map(({ recommendation, reason }) => ({
    recommendation,
    summary: summaryOf(recommendation),
    reason,
    message: words.reasons[reason],
  }));
  if (args.json) {
    const { file, outFile } = args;
    const result = { file, out: outFile, applied: done, notApplied: undone, diff };
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
    return;
  }
  const lines = [
    ...done.map(({ recommendation, summary }) => words.applied({ id: recommendation, summary })),
    ...undone.map(({ recommendation, message }) => words.notApplied({ id: recommendation, message })),
    ...(fixes.length === 0 ? [words.none] : []),
    ...wroteLines(args, applied.length > 0),
  ].map(printable);
  const notes = args.diffOnly ? process.stderr : process.stdout;
  notes.write(`${lines.join('\n')}\n`);
  if (diff === '') return;
  // A file goes to a program as it is, and to a terminal without what that would obey.
  const shown = process.stdout.isTTY ? stripVTControlCharacters(diff) : diff;
  process.stdout.write(args.diffOnly ? shown : `\n${shown}`);
}

function wroteLines({ outFile }: FixArguments, isChanged: boolean): string[] {
  if (outFile === null) return [];
  return [isChanged ? words.wrote({ file: outFile }) : words.copied({ file: outFile })];
}
