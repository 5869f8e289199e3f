import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../../../fixtures/server.ts';
import { availableBrowser } from '../../capture/browser/available-browser.ts';

// The command is a process of its own, which takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const CLI = join(import.meta.dirname, '../../cli.ts');
const WAIT = { timeout: 150_000 };
const withBrowser = it.skipIf((await availableBrowser()) === null);

let pages: FixtureServer;
let folder: string;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  pages = await startFixtureServer();
  folder = await mkdtemp(join(tmpdir(), 'liftmark-mcp-'));
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});
afterAll(async () => {
  await pages.close();
  await rm(folder, { recursive: true, force: true });
});

/** A client of the command, and what the command wrote to standard error. */
async function connected(env: Record<string, string>) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [CLI, 'mcp', '--data', folder],
    env: { PATH: process.env.PATH ?? '', HOME: folder, ...env },
    stderr: 'pipe',
  });
  const said: string[] = [];
  transport.stderr?.on('data', (chunk) => said.push(String(chunk)));
  // Anything on standard output that isn't a message is such an error.
  const strays: Error[] = [];
  const client = new Client({ name: 'test', version: '1' });
  client.onerror = (error) => strays.push(error);
  await client.connect(transport, WAIT);
  closers.push(() => client.close());
  return { client, strays, said, pid: transport.pid ?? 0 };
}

async function call(client: Client, name: string, given: Record<string, unknown>): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: given }, undefined, WAIT)) as CallToolResult;
}

it('analyzes a page, keeps the report, and compares it with the next one', async () => {
  const { client, strays, said } = await connected({
    CHROME_PATH: 'none',
    ALLOW_PRIVATE_TARGETS: pages.host,
  });
  expect(client.getInstructions()).toContain('No browser was found');
  expect(said.join('')).toContain('read from their HTML alone');
  const url = pages.page('saas-vague');
  const first = await call(client, 'analyze_page', { url });
  expect(first.structuredContent).toMatchObject({ mode: 'static', url });
  const second = await call(client, 'analyze_page', { url });
  const { reportId } = second.structuredContent as { reportId: string };
  const changes = await call(client, 'compare_with_last_report', { reportId });
  expect(changes.structuredContent).toMatchObject({
    previous: { reportId: first.structuredContent?.reportId },
    points: { total: 0 },
  });
  const list = await call(client, 'list_reports', {});
  expect(list.structuredContent).toMatchObject({ total: 2, reports: [{ reportId, url }, {}] });
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(strays).toEqual([]);
});

it('opens no private address that is not listed', async () => {
  const { client } = await connected({ CHROME_PATH: 'none' });
  const asked = pages.requested.length;
  const result = await call(client, 'analyze_page', { url: pages.page('saas-vague') });
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result.content)).toContain('ALLOW_PRIVATE_TARGETS');
  expect(pages.requested.length).toBe(asked);
});

it('says which private target it does not understand, before a client waits for an answer', async () => {
  const child = spawn(process.execPath, [CLI, 'mcp', '--data', folder], {
    env: { ...process.env, ALLOW_PRIVATE_TARGETS: 'http://localhost:3000' },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(2);
  expect(said).toContain('such as localhost:3000, not "http://localhost:3000"');
});

withBrowser(
  'sends progress, shows the page, tries a fix, and lets go of it when it is canceled',
  async () => {
    const silent = await silentSite();
    const { client, strays, pid } = await connected({
      ALLOW_PRIVATE_TARGETS: `${pages.host},${silent.host}`,
    });
    const messages: string[] = [];
    const result = (await client.callTool(
      { name: 'analyze_page', arguments: { url: pages.page('saas-vague') } },
      undefined,
      { ...WAIT, onprogress: ({ message = '' }) => void messages.push(message) },
    )) as CallToolResult;
    expect(result.structuredContent, JSON.stringify(result.content)).toMatchObject({ mode: 'rendered' });
    expect(messages.length).toBeGreaterThan(2);
    const { reportId } = result.structuredContent as { reportId: string };
    const shown = await call(client, 'get_screenshot', { reportId, device: 'mobile' });
    expect(shown.content).toMatchObject([{ type: 'text' }, { type: 'image', mimeType: 'image/jpeg' }]);

    const listed = await call(client, 'list_diagnoses', { reportId });
    const { diagnoses } = listed.structuredContent as {
      diagnoses: { id: string; details: { hasFix: boolean } }[];
    };
    const fixable = diagnoses.find(({ details }) => details.hasFix);
    expect(fixable).toBeDefined();
    const tried = await call(client, 'try_fix', { reportId, diagnosisId: fixable?.id });
    expect(tried.structuredContent).toMatchObject({ applied: true, diagnosisId: fixable?.id });
    expect(tried.content.filter(({ type }) => type === 'image').length).toBeGreaterThan(0);

    const stop = new AbortController();
    const cancelled = client.callTool(
      { name: 'analyze_page', arguments: { url: `http://${silent.host}/` } },
      undefined,
      { ...WAIT, signal: stop.signal },
    );
    await silent.asked;
    stop.abort('no longer needed');
    await expect(cancelled).rejects.toThrow();
    await silent.left;
    // The next page has its turn.
    const next = await call(client, 'analyze_page', { url: pages.page('saas-vague') });
    expect(next.isError, JSON.stringify(next.content)).toBeFalsy();
    expect(strays).toEqual([]);
    await client.close();
    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
  },
);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A site that never answers, and says when the browser came and when it left. */
async function silentSite(): Promise<{ host: string; asked: Promise<void>; left: Promise<void> }> {
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const server: Server = createServer((request) => {
    asked.resolve();
    request.socket.once('close', left.resolve);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: asked.promise,
    left: left.promise,
  };
}
