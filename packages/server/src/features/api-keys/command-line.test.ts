import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { createTestKey } from '../../testing/test-keys.ts';
import { testReport } from '../../testing/test-report.ts';

const CLI = join(import.meta.dirname, '../../../../engine/src/cli.ts');
const PAGE = 'https://shop.test/from-the-terminal';

describe('liftmark audit --server', () => {
  let test: TestApp;
  let server: string;
  let key: string;
  let folder: string;
  beforeAll(async () => {
    test = await createTestApp(EMBEDDED);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    server = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
    folder = mkdtempSync(join(tmpdir(), 'liftmark-remote-'));
    key = await keyOf('pro');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await test.close();
  });

  const keyOf = async (plan: 'free' | 'pro', scopes: ('read' | 'analyze')[] = ['read', 'analyze']) =>
    (await createTestKey(test, await signedInAs(test, { plan }), { scopes })).key;

  function liftmark(
    args: string[],
    stored?: string,
  ): Promise<{ code: number | null; out: string; err: string }> {
    const { LIFTMARK_KEY: _, ...environment } = process.env;
    const child = spawn(process.execPath, [CLI, 'audit', ...args], {
      env: { ...environment, ...(stored && { LIFTMARK_KEY: stored }) },
    });
    const run = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      run.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      run.err += text;
    });
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...run })));
  }
  const audit = (url: string, ...args: string[]) => liftmark([url, '--server', server, ...args], key);

  it('prints the report of the server, with the key from the environment', async () => {
    const { code, out, err } = await audit(PAGE);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(testReport(PAGE).title);
    expect(test.engine.analyzed).toContain(PAGE);
  });

  it('prints the same JSON as an audit of this machine, which a later one can be compared with', async () => {
    const file = join(folder, 'before.json');
    const { code, out } = await audit(PAGE, '--json', '--key', key);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(testReport(PAGE))));
    writeFileSync(file, out);
    expect((await audit(PAGE, '--compare', file)).code).toBe(0);
  });

  it('passes on what the person said about the page', async () => {
    const page = `${PAGE}-hints`;
    await audit(page, '--type', 'saas', '--message', 'Kettles');
    expect(test.engine.hints.get(page)).toMatchObject({ pageType: 'saas', message: 'Kettles' });
  });

  it('leaves out what the plan doesn’t show, and says how much', async () => {
    const free = await keyOf('free');
    const { code, out } = await audit(PAGE, '--json', '--key', free);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    const all = testReport(PAGE).recommendations.length;
    expect(report.recommendations).toHaveLength(2);
    expect(report.warnings.at(-1)).toMatch(
      new RegExp(`^${all - 2} more recommendations? (?:is|are) included in Pro\\.$`),
    );
  });

  it('writes the HTML report with the page in it', async () => {
    const file = join(folder, 'report.html');
    expect((await audit(PAGE, '--html', file)).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('data:image/webp;base64,');
  });

  it('ends with 1 below the gate', async () => {
    const { code, err } = await audit(PAGE, '--min-score', '100');
    expect([code, err.includes('below 100')]).toEqual([1, true]);
  });

  it('ends with 3 and the server’s reason where the page could not be analyzed', async () => {
    const { code, out, err } = await audit('https://shop.test/fail/dns', '--json');
    expect(code).toBe(3);
    expect(JSON.parse(out)).toEqual({ error: { code: 'dns', message: err.trim() } });
  });

  it('ends with 3 where the plan is used up', async () => {
    const free = await keyOf('free');
    for (const page of ['1', '2', '3']) await audit(`https://shop.test/${page}`, '--key', free);
    const { code, err } = await audit('https://shop.test/4', '--key', free);
    expect([code, err]).toEqual([3, expect.stringContaining('Free plan limit reached')]);
  });

  it('ends with 3 where nothing answers', async () => {
    const { code, err } = await liftmark([PAGE, '--server', 'http://127.0.0.1:1', '--key', key]);
    expect([code, err]).toEqual([
      3,
      "http://127.0.0.1:1 can't be reached. Check the address, and whether the server is running.\n",
    ]);
  });

  it.each<[string, string[]]>([
    ['--server needs an API key', []],
    ['This API key doesn’t work', ['--key', 'lm_mistyped']],
    ['characters that no key has', ['--key', 'lm_ü']],
    ['work on this machine only', ['--key', 'lm_x', '--static']],
    ['work on this machine only', ['--key', 'lm_x', '--competitor', 'https://rival.test/']],
  ])('ends with 2 and says: %s', async (words, args) => {
    const { code, err } = await liftmark([PAGE, '--server', server, ...args]);
    expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  });

  it('ends with 2 for a key without the permission, and never shows a key', async () => {
    const reader = await keyOf('free', ['read']);
    const { code, out, err } = await audit(PAGE, '--key', reader, '--json');
    expect([code, err]).toEqual([2, expect.stringContaining('“analyze” permission')]);
    expect(out + err).not.toContain(reader);
    const { code: noServer } = await liftmark([PAGE, '--key', reader]);
    expect(noServer).toBe(2);
  });
});
