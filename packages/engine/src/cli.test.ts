import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SLOW_JUDGING_SENTENCE } from '@liftmark/contract/capture-failures';
import type { CompetitorReport } from '@liftmark/contract/competitor';
import type { ConversionReport } from '@liftmark/contract/report';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FixtureServer, startFixtureServer } from '../fixtures/server.ts';
import { packSnapshot } from './capture/packed-snapshot.ts';
import type { PageSnapshot } from './capture/snapshot.ts';
import { saveCapture } from './capture/store.ts';
import { renderedSnapshot } from './facts/testing/snapshots.ts';

// Each run is a process of its own, which takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: FixtureServer;
let folder: string;

beforeAll(async () => {
  server = await startFixtureServer();
  folder = await mkdtemp(join(tmpdir(), 'liftmark-cli-'));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Run {
  /** The exit code, or the signal that ended the process. */
  code: number | string | null;
  out: string;
  err: string;
}

function liftmark(...args: string[]): Promise<Run> {
  return nodeRun([join(import.meta.dirname, 'cli.ts'), ...args]);
}

function nodeRun(args: string[]): Promise<Run> {
  const child = spawn(process.execPath, args);
  const run: Run = { code: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    run.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.err += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ ...run, code: code ?? signal }));
  });
}

const audit = (...args: string[]) => liftmark('audit', '--static', ...args);

it('prints a summary and nothing else, and writes the HTML report aside', async () => {
  const file = join(folder, 'report.html');
  const { code, out, err } = await audit(server.page('saas-rota'), '--min-score', '0', '--html', file);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Rotaweave: staff rotas for clinics');
  expect(out).not.toContain('\u001b');
  expect(await readFile(file, 'utf8')).toContain('Liftmark Score Report</title>');
});

it('a file that can not be written is wrong usage, which is said before any page is opened', async () => {
  const file = join(folder, 'nowhere', 'report.html');
  const { code, err } = await audit('http://127.0.0.1:1/', '--html', file);
  expect({ code, err }).toEqual({ code: 2, err: `${file} can't be written. Does its folder exist?\n` });
});

it('a folder in the place of a file is told from a missing one', async () => {
  const { code, err } = await audit('http://127.0.0.1:1/', '--html', folder);
  expect({ code, err }).toEqual({
    code: 2,
    err: `${folder} is a folder. Name a file in it: ${join(folder, 'report.html')}\n`,
  });
});

it('says of a bare word that nobody has that name', async () => {
  const { code, err } = await audit('notaurl');
  expect({ code, err }).toEqual({
    code: 3,
    err: 'We couldn’t find this site. Check the spelling of the address.\n',
  });
});

it('prints several reports as a list', async () => {
  const { code, out } = await audit(server.page('saas-rota'), `${server.origin}/nowhere`, '--json');
  expect(code).toBe(3);
  expect(JSON.parse(out)).toMatchObject([{ kind: 'conversion' }, { error: { code: 'http_status' } }]);
});

it('ends with 1 below the gate', async () => {
  const { code, err } = await audit(server.page('saas-vague'), '--min-score', '100');
  expect(code).toBe(1);
  expect(err).toContain('below 100');
});

it('ends with 2 and one line for wrong usage', async () => {
  const { code, out, err } = await liftmark('audit', 'ftp://example.com');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe('Only http and https addresses can be analyzed, not ftp.\n');
});

it('ends with 3 and the reason where the page could not be analyzed', async () => {
  const { code, out, err } = await audit(`${server.origin}/nowhere`, '--json');
  expect(code).toBe(3);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(out)).toEqual({ error: { code: 'http_status', message: err.trim() } });
});

it('compares the page with the ad, to the same bytes each time and without a change of the score', async () => {
  const message = 'Staff rotas for clinics: 30-day free trial, <b>from $4</b>';
  const run = async (...args: string[]) => {
    const { code, out } = await audit(server.page('saas-rota'), '--json', ...args);
    expect(code).toBe(0);
    const { timings, capturedAt, ...report } = JSON.parse(out);
    return report;
  };
  const [plain, first, second] = await Promise.all([
    run(),
    run('--message', message),
    run('--message', message),
  ]);
  expect(first.message).toBe(message);
  expect(first.recommendations).toContainEqual(
    expect.objectContaining({
      id: 'broken-promise',
      title: expect.stringMatching(/^You promise “30-day free trial”, but the page says “/),
    }),
  );
  const bytes = ({ facts, ...report }: typeof first) =>
    JSON.stringify({ ...report, facts: { ...facts, document: null } });
  expect(bytes(second)).toBe(bytes(first));
  expect([first.overall, first.scores, first.scoreLines, first.findings]).toEqual([
    plain.overall,
    plain.scores,
    plain.scoreLines,
    plain.findings,
  ]);
  expect('message' in plain).toBe(false);
});

it('keeps a capture, replays it to the same report, and compares with it', async () => {
  const kept = join(folder, 'kept');
  const first = await audit(server.page('saas-vague'), '--json', '--save', kept);
  expect(JSON.parse(first.out)).toMatchObject({ kind: 'conversion', mode: 'static' });
  const again = await liftmark('audit', '--snapshot', kept, '--json');
  expect({ ...JSON.parse(again.out), timings: null }).toEqual({ ...JSON.parse(first.out), timings: null });
  const before = join(folder, 'before.json');
  await writeFile(before, first.out);
  const { out } = await liftmark('audit', '--snapshot', kept, '--compare', before);
  expect(out).toMatch(/Liftmark Score (\S+) → \1/);
  expect(out).toContain('not fixed');
});

async function keep(name: string, snapshot: PageSnapshot): Promise<string> {
  const kept = join(folder, name);
  await saveCapture(kept, { packed: await packSnapshot(snapshot), screenshots: new Map() });
  return kept;
}

const PAGE = renderedSnapshot('<h1 data-box="0 80 900 90">Plan next week in ten minutes</h1>');

it('names a check that fails, besides the report, which says nothing but that', async () => {
  const kept = await keep('plain', PAGE);
  const broken = import.meta.resolve('./checks/testing/broken-check.ts');
  const cli = join(import.meta.dirname, 'cli.ts');
  const { code, out, err } = await nodeRun(['--import', broken, cli, 'audit', '--snapshot', kept, '--json']);
  const report: ConversionReport = JSON.parse(out);
  expect([code, err]).toEqual([
    0,
    'The check "cumulative-layout-shift" failed on this page (no such node). Please report it.\n',
  ]);
  expect(report.findings.find(({ check }) => check === 'cumulative-layout-shift')).toMatchObject({
    outcome: 'notMeasured',
    observed: 'This couldn’t be measured on this page.',
  });
  expect(out).not.toContain('no such node');
});

it('tells a damaged capture from a folder without one', async () => {
  const page = { width: 1350, height: '940' as unknown as number };
  const damaged = await keep('damaged', { ...PAGE, desktop: PAGE.desktop && { ...PAGE.desktop, page } });
  expect(await liftmark('audit', '--snapshot', damaged)).toEqual({
    code: 2,
    out: '',
    err: `The page saved in ${damaged} is damaged. Save it again with \`liftmark audit --save\`.\n`,
  });
  const { code, err } = await liftmark('audit', '--snapshot', folder);
  expect([code, err]).toEqual([2, `${folder} has no page saved with \`liftmark audit --save\`.\n`]);
});

it('gives up a page that takes longer to judge than it may', async () => {
  const kept = join(folder, 'large');
  await audit(`${server.odd('many-links')}?nodes=90000`, '--save', kept, '--budget', '300');
  const { code, out } = await liftmark('audit', '--snapshot', kept, '--budget', '1', '--json');
  expect(code).toBe(3);
  expect(JSON.parse(out)).toEqual({ error: { code: 'timeout', message: SLOW_JUDGING_SENTENCE } });
});

it('compares with no other page', async () => {
  const before = join(folder, 'other-page.json');
  await writeFile(before, (await audit(server.page('saas-vague'), '--json')).out);
  const { code, out, err } = await audit(server.page('saas-rota'), '--compare', before);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(
    `--compare needs an earlier report of the same page, but this one is for ${server.page('saas-vague')}, not ${server.page('saas-rota')}.\n`,
  );
});

it('warns where a page may have moved', async () => {
  const before = join(folder, 'moved.json');
  const report = JSON.parse((await audit(server.page('saas-vague'), '--json')).out);
  await writeFile(
    before,
    JSON.stringify({ ...report, url: 'https://old.test/', finalUrl: 'https://old.test/' }),
  );
  const { code, out, err } = await audit(server.page('saas-vague'), '--compare', before);
  expect(code).toBe(0);
  expect(err).toContain('Comparing with a report for https://old.test/, as if that page had moved');
  expect(out).toContain('not fixed');
});

it('notices before it opens any page that there is nothing to compare with', async () => {
  const file = join(folder, 'missing.json');
  // Nobody answers there, which would be told had the page been opened.
  const { code, out, err } = await liftmark('audit', 'http://127.0.0.1:1/', '--compare', file);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toBe(`${file} can't be read. Save a report first: liftmark audit <url> --json > ${file}\n`);
});

it('says where a capture can not be kept', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const { code, err } = await audit(server.page('saas-rota'), '--save', file);
  expect({ code, err }).toEqual({
    code: 2,
    err: `${file} can't be written. Choose a folder that you can write to.\n`,
  });
});

it('refuses a comparison with something else', async () => {
  const file = join(folder, 'other.json');
  await writeFile(file, '{}');
  const { code, err } = await audit(server.page('saas-rota'), '--compare', file);
  expect({ code, err }).toEqual({ code: 2, err: `${file} isn't a report from \`liftmark audit --json\`.\n` });
});

it('teaches by example', async () => {
  const { code, out } = await liftmark('--help');
  expect(code).toBe(0);
  expect(out).toContain('liftmark audit https://example.com --json > before.json');
});

it('shows what a competitor does differently, in the terminal, as JSON and in the HTML report', async () => {
  const file = join(folder, 'compared.html');
  const pages = [server.page('saas-vague'), '--competitor', server.page('saas-rota')];
  const { code, out, err } = await audit(...pages, '--html', file);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const told = out.slice(out.indexOf('The differences that matter most'));
  expect(told).toMatch(/ 1\. \S.*\n {4}Your page: [\s\S]*\n {4}Rotaweave: /);
  expect(await readFile(file, 'utf8')).toContain('<h4>Rotaweave</h4>');
  const { differences } = (JSON.parse((await audit(...pages, '--json')).out) as CompetitorReport).insights;
  expect(differences?.length).toBeGreaterThanOrEqual(3);
});

it('makes no comparison with a page that can’t be opened, and no more than three', async () => {
  const missing = 'http://127.0.0.1:1/';
  const failed = await audit(server.page('saas-rota'), '--competitor', missing);
  expect(failed.code).toBe(3);
  expect(failed.err).toContain(missing);
  expect(failed.out).not.toContain('The differences that matter most');
  const many = await audit(missing, ...Array.from({ length: 4 }, () => ['--competitor', missing]).flat());
  expect(many).toEqual({ code: 2, out: '', err: '--competitor can be used up to 3 times.\n' });
});
