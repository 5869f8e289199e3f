import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, signedInAs, type TestApp } from '../../testing/test-app.ts';
import { EMBEDDED } from '../../testing/test-database.ts';
import { createTestKey } from '../../testing/test-keys.ts';
import { testReport } from '../../testing/test-report.ts';

// Each run is a process of its own, which takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const CLI = join(import.meta.dirname, '../../../../engine/src/cli.ts');
const PAGE = 'https://shop.test/from-the-terminal';

describe('liftmark audit --server', () => {
  let test: TestApp;
  let server: string;
  let key: string;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'liftmark-remote-'));
    test = await createTestApp(EMBEDDED);
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    server = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
    key = await keyOf('pro');
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await test.close();
  });

  const html = () => join(folder, 'report.html');
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
    const page = `${PAGE}/pictured`;
    const desktop = { file: 'desktop.webp', mimeType: 'image/webp', width: 1, height: 1, scale: 1 };
    test.engine.found.set(page, { ...testReport(page), screenshots: { desktop, mobile: null } });
    const { code, out, err } = await audit(page, '--type', 'saas', '--message', 'Kettles', '--html', html());
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(testReport(page).title);
    expect(test.engine.hints.get(page)).toMatchObject({ pageType: 'saas', message: 'Kettles' });
    expect(readFileSync(html(), 'utf8')).toContain('data:image/webp;base64,');
  });

  it('prints the same JSON as an audit of this machine, which a later one can be compared with', async () => {
    const file = join(folder, 'before.json');
    const { code, out, err } = await audit(PAGE, '--json', '--key', key, '--min-score', '100');
    expect([code, err]).toEqual([1, expect.stringContaining('below 100')]);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(testReport(PAGE))));
    writeFileSync(file, out);
    expect((await audit(PAGE, '--compare', file)).code).toBe(0);
  });

  it('leaves out what the plan doesn’t show and says how much, until the plan is used up', async () => {
    const free = await keyOf('free');
    const { code, out } = await audit(PAGE, '--json', '--key', free);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    const locked = testReport(PAGE).recommendations.length - 2;
    expect(report.recommendations).toHaveLength(2);
    expect(report.warnings.at(-1)).toMatch(
      new RegExp(`^${locked} more recommendations? (?:is|are) included in Pro\\.$`),
    );
    for (const page of ['2', '3']) {
      await test.app.inject({
        method: 'POST',
        url: '/api/v1/analyze/url',
        headers: { authorization: `Bearer ${free}` },
        payload: { url: `https://shop.test/${page}` },
      });
    }
    const refused = await audit('https://shop.test/4', '--key', free);
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('Free plan limit reached')]);
  });

  it('ends with 3 and the server’s reason where the page could not be analyzed', async () => {
    const { code, out, err } = await audit('https://shop.test/fail/dns', '--json');
    expect(code).toBe(3);
    expect(JSON.parse(out)).toEqual({ error: { code: 'dns', message: err.trim() } });
  });

  it('ends with 3 where nothing answers', async () => {
    const { code, err } = await liftmark([PAGE, '--server', 'http://127.0.0.1:1', '--key', key]);
    expect([code, err]).toEqual([
      3,
      "http://127.0.0.1:1 can't be reached. Check the address, and whether the server is running.\n",
    ]);
  });

  it('ends with 2 for a key that is refused, and never shows one', async () => {
    const reader = await keyOf('free', ['read']);
    const limited = await audit(PAGE, '--key', reader, '--json');
    expect([limited.code, limited.err]).toEqual([2, expect.stringContaining('“analyze” permission')]);
    expect(limited.out + limited.err).not.toContain(reader);
    const mistyped = await liftmark([PAGE, '--server', server], 'lm_mistyped');
    expect([mistyped.code, mistyped.err]).toEqual([2, expect.stringContaining('This API key doesn’t work')]);
  });
});
