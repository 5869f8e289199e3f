import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

// Each run is a process of its own, which takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const CLI = join(import.meta.dirname, '../../cli.ts');
const GOOD = '<title>Kayak tours in Portland harbor</title><h1>Guided kayak tours in Portland harbor</h1>';
const WORSE = '<title>Home</title><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p>';
const BODY = '<p>Two hours on the water with all gear for $49 per person.</p><a href="/book">Book a tour</a>';

let folder: string;
let port: number;
const site = createServer((_request, response) => {
  readFile(join(folder, 'index.html')).then((page) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  );
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  port = (site.address() as AddressInfo).port;
});
afterAll(() => void site.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftmark-ci-'));
  await writePage(GOOD);
  return () => rm(folder, { recursive: true });
});

const writePage = (head: string) =>
  writeFile(join(folder, 'index.html'), `<!doctype html><html lang="en"><body>${head}${BODY}</body></html>`);

const configure = (rules: object) =>
  writeFile(
    join(folder, 'liftmark.config.json'),
    JSON.stringify({ pages: [`http://127.0.0.1:${port}/`], source: '.', ...rules }),
  );

function ci(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, CHROME_PATH: 'none' };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, 'ci', ...args], { cwd: folder, env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

it('holds each page against the baseline in a file, and allows what the rules allow', async () => {
  const baseline = { file: 'baseline.json' };
  await configure({ baseline });
  expect(await ci()).toMatchObject({
    code: 2,
    err: expect.stringContaining('liftmark ci --update-baseline'),
  });
  expect(await ci('--update-baseline')).toMatchObject({ code: 0 });
  expect(await ci()).toMatchObject({ code: 0 });
  await writePage(WORSE);
  const worse = await ci();
  expect([worse.code, worse.out]).toEqual([1, expect.stringContaining('Score fell from')]);
  expect(worse.out).toContain('No longer passes, as it does in the baseline');
  const { pages } = JSON.parse(await readFile(join(folder, 'baseline.json'), 'utf8'));
  const allowedRegressions = pages['/'].passing;
  await configure({ baseline, allowedDrop: 100, allowedRegressions });
  expect(await ci()).toMatchObject({ code: 0 });
});

it('holds each page against what a run on the base branch left', async () => {
  await configure({ baseline: { artifact: 'base/baseline.json' } });
  const first = await ci('--output', 'base');
  expect([first.code, first.out]).toEqual([0, expect.stringContaining('Nothing to compare with')]);
  await writePage(WORSE);
  expect(await ci()).toMatchObject({ code: 1, out: expect.stringContaining('Score fell from') });
});

it('fails where a required check fails, and writes every result', async () => {
  await writePage(WORSE);
  await configure({ mustPass: ['template-remnants'] });
  const { code, out } = await ci();
  expect([code, out]).toEqual([1, expect.stringContaining('Required check doesn’t pass')]);
  const results = ['summary.md', 'results.json', 'junit.xml', 'results.sarif', 'baseline.json'];
  for (const name of results) await access(join(folder, 'liftmark-results', name));
  const sarif = await readFile(join(folder, 'liftmark-results/results.sarif'), 'utf8');
  expect(sarif).toContain('"index.html"');
});

it('ends with 2 for an unknown check, before it writes anything', async () => {
  await configure({ mustPass: ['main-headlin'] });
  const { code, err } = await ci();
  expect([code, err]).toEqual([2, expect.stringContaining('Use "main-headline"?')]);
  expect(err.trim().split('\n')).toHaveLength(1);
  await expect(access(join(folder, 'liftmark-results'))).rejects.toThrow('ENOENT');
});

it('runs by a configuration in TypeScript', async () => {
  const rules = `const pages: string[] = ['http://127.0.0.1:${port}/'];\nexport default { pages, minScore: 100 };`;
  await writeFile(join(folder, 'liftmark.config.ts'), rules);
  expect(await ci()).toMatchObject({ code: 1, out: expect.stringContaining('(needs 100)') });
});
