#!/usr/bin/env node
import { AsyncLocalStorage } from 'node:async_hooks';
import { Console } from 'node:console';
import { readFile } from 'node:fs/promises';
import { inLanguage, keepLanguageIn } from '@liftmark/contract/translated';
import { parseCommand } from './cli/arguments.ts';
import { EXIT, failureOf } from './cli/failure.ts';
import { text } from './cli/text.ts';
import { createJudgingThreads, type JudgingThreads } from './pipeline/threads.ts';
import { printable } from './reports/terminal-text.ts';

/** The command line: parses flags and chooses the exit code. Only results go to standard output. */

async function main(argv: readonly string[]): Promise<number> {
  const command = parseCommand(argv);
  if (command.name === 'help') return print(text.help);
  if (command.name === 'version') return print(`${await version()}\n`);
  const threads = createJudgingThreads();
  try {
    if (command.name === 'ci') {
      const { runCi } = await import('./cli/ci/ci-command.ts');
      const about = { threads, version: await version() };
      return await inLanguage(command.arguments.language, () => runCi(command.arguments, about));
    }
    if (command.name === 'mcp') return await serveMcp(command, threads);
    if (command.name === 'fix') {
      const { runFix } = await import('./cli/fix-command.ts');
      return await inLanguage(command.arguments.language, () => runFix(command.arguments, threads));
    }
    // The thread loads the judging code while this one loads the capturing code, which takes half as long.
    if (command.arguments.server === null) threads.prepare();
    const { runAudits } = await import('./cli/audit-command.ts');
    const { reportLanguage = 'en' } = command.arguments.hints;
    return await inLanguage(reportLanguage, () => runAudits(command.arguments, threads));
  } finally {
    await threads.close();
  }
}

async function serveMcp(
  { dataFolder }: { dataFolder: string | null },
  threads: JudgingThreads,
): Promise<number> {
  // Whatever a library logs must not mix with the protocol.
  globalThis.console = new Console(process.stderr, process.stderr);
  const { serveStdio } = await import('./mcp/local/command.ts');
  await serveStdio({ dataFolder }, { version: await version(), threads });
  return EXIT.done;
}

async function version(): Promise<string> {
  const file = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(file) as { version: string };
  return version;
}

function print(output: string): number {
  process.stdout.write(output);
  return EXIT.done;
}

keepLanguageIn(new AsyncLocalStorage());
const argv = process.argv.slice(2);
try {
  process.exitCode = await main(argv);
} catch (error) {
  const { exitCode, error: reason } = failureOf(error);
  console.error(printable(reason.message));
  if (argv.includes('--json')) print(`${JSON.stringify({ error: reason })}\n`);
  process.exitCode = exitCode;
}
