#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { parseCommand } from './cli/arguments.ts';
import { EXIT, failureOf } from './cli/failure.ts';
import { HELP } from './cli/help.ts';
import { createJudgingThreads } from './judging/threads.ts';
import { printable } from './reports/terminal-text.ts';

/** The command line: parses flags and chooses the exit code. Results alone go to standard output. */

async function main(argv: readonly string[]): Promise<number> {
  const command = parseCommand(argv);
  if (command.name === 'help') return print(HELP);
  if (command.name === 'version') return print(`${await version()}\n`);
  const threads = createJudgingThreads();
  try {
    // What judges is read there while what captures is read here: one after the other takes twice as long.
    threads.prepare();
    const { runAudits } = await import('./cli/audit-command.ts');
    return await runAudits(command.arguments, threads);
  } finally {
    await threads.close();
  }
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
