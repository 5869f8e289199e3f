import { homedir } from 'node:os';
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { availableBrowser } from '../../capture/browser/available-browser.ts';
import { createCapturer } from '../../capture/capturer.ts';
import { compilePolicy, DEFAULT_POLICY, type EgressPolicy } from '../../capture/egress/policy.ts';
import { UsageError } from '../../cli/arguments.ts';
import type { JudgingThreads } from '../../pipeline/threads.ts';
import { createMcpServer } from '../server.ts';
import { text } from '../text.ts';
import { createIdleCapturer } from './idle-capturer.ts';
import { LocalWorkspace } from './local-workspace.ts';
import { openReportFolder } from './report-folder.ts';

/** A browser that wasn't used for this long is closed. */
const IDLE_MS = 5 * 60_000;

/** Longer messages than any call needs end the connection. */
const MAX_MESSAGE_BYTES = 1024 * 1024;

export interface McpArguments {
  /** Folder of the reports; null for the usual one. */
  dataFolder: string | null;
}

/** Serves one client over standard input and output until it hangs up. Only the protocol goes to standard output. */
export async function serveStdio(
  { dataFolder }: McpArguments,
  { version, threads }: { version: string; threads: JudgingThreads },
): Promise<void> {
  if (process.stdin.isTTY) say(text.stderr.terminal);
  const policy = policyOf(process.env);
  const path = dataFolder ?? join(homedir(), '.liftmark', 'reports');
  const chromePath = process.env.CHROME_PATH || null;
  const isRendered = chromePath !== 'none' && (await availableBrowser()) !== null;
  const capturer = createIdleCapturer(() => createCapturer({ policy, chromePath, onWarning: say }), IDLE_MS);
  const onError = (error: unknown) => say(error instanceof Error ? String(error.stack) : String(error));
  const folder = openReportFolder(path);
  const workspace = new LocalWorkspace({ capturer, isRendered, threads, folder, onError });
  const server = createMcpServer(workspace, { version, onError });
  const transport = new StdioServerTransport(process.stdin, process.stdout, {
    maxBufferSize: MAX_MESSAGE_BYTES,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  server.server.onclose = end;
  server.server.onerror = (error) => say(error.message);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  process.stdin.once('end', end).once('close', end);
  process.stdout.once('error', end);
  await server.connect(transport);
  say(text.stderr.ready({ folder: path, browser: isRendered }));
  await ended;
  await server.close();
  await capturer.close();
}

/**
 * Private addresses have to be listed: the page that an assistant is asked to open may come from another page.
 * @throws {UsageError}
 */
function policyOf({ ALLOW_PRIVATE_TARGETS = '' }: NodeJS.ProcessEnv): EgressPolicy {
  const allowPrivate = ALLOW_PRIVATE_TARGETS.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const policy = { ...DEFAULT_POLICY, allowPrivate };
  try {
    compilePolicy(policy);
  } catch {
    throw new UsageError(text.stderr.privateTargets({ given: ALLOW_PRIVATE_TARGETS }));
  }
  return policy;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
