import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type FakeProvider,
  type FakeReply,
  type Seen,
  startFakeProvider,
} from '@liftmark/engine/model/testing/fake-provider';
import { goodAnswer, taskOf } from '@liftmark/engine/model/testing/good-answers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PAGES } from './replay.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 });

/** Dev pages that were read; what stands in for their captures is a page of our own. */
const READ = ['p001', 'p002', 'p005'];
let folder: string;
let provider: FakeProvider;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ai-evaluate-'));
  for (const id of [...READ, 'p004']) mkdirSync(join(folder, 'corpus/pages', id), { recursive: true });
  for (const id of READ) {
    copyFileSync(
      join(PAGES, 'saas-vague/snapshot.json.gz'),
      join(folder, `corpus/pages/${id}/snapshot.json.gz`),
    );
  }
  writeFileSync(join(folder, 'corpus/pages/p004/snapshot.json.gz'), 'not a snapshot');
  provider = await startFakeProvider(answer);
});
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

function answer(seen: Seen): FakeReply {
  const { task } = seen.messages[0]?.startsWith('Material') ? taskOf(seen) : { task: 'judge' };
  if (task === 'page-insights') return { text: JSON.stringify({ insights: [], judgments: [] }) };
  if (task !== 'judge') return { text: JSON.stringify(goodAnswer(seen)) };
  return { text: JSON.stringify({ matches: [{ problem: 1, candidates: ['c1', 'c2', 'c3'] }] }) };
}

async function run(...options: string[]): Promise<{ code: number | null; output: string; asked: number }> {
  const { model, baseUrl } = provider.settings('openai-compatible');
  const before = provider.seen.length;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.ts'), ...options], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LIFTMARK_CORPUS: join(folder, 'corpus'),
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: model,
      AI_BASE_URL: baseUrl ?? '',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output, asked: provider.seen.length - before };
}

test('measures page by page, prints both analysts, and goes on where it was', async () => {
  const results = join(folder, 'results.json');
  const options = ['--results', results, '--input-price', '0.25', '--output-price', '2'];
  const first = await run(...options);
  expect(first.code, first.output).toBe(0);
  expect(first.output).toMatch(/p001 {2}measured, [\d.]+ s, [\d,]+ \+ [\d,]+ tokens, 0\.\d{4}/);
  // A page that fails is a line.
  expect(first.output).toMatch(/p004 {2}failed/);
  expect(first.output).toMatch(/3 pages measured, 1 failed/);
  for (const line of [
    /worst two among the first five +[\d.]+% .*[\d.]+%/,
    /worst two anywhere/,
    /summary +\d+ +\d+ {3}3 of 3/,
    /time until written +[\d.]+ s/,
    /cost +0\.\d{4}/,
  ]) {
    expect(first.output).toMatch(line);
  }
  expect(Object.keys(JSON.parse(readFileSync(results, 'utf8')).pages).toSorted()).toEqual(
    [...READ, 'p004'].toSorted(),
  );
  const again = await run(...options);
  expect(again.asked).toBe(0);
  expect(again.output).toMatch(/3 pages measured, 1 failed/);
  expect(again.output).not.toMatch(/p001 {2}measured/);
});

test('lets people judge: files sheets, and reads them filled in', async () => {
  const sheets = join(folder, 'sheets.json');
  const options = ['--results', join(folder, 'people.json')];
  const filed = await run(...options, '--sheets', sheets);
  expect(filed.output).toContain('sheets to fill in');
  const filled = JSON.parse(readFileSync(sheets, 'utf8'));
  expect(filled[0]).toMatchObject({
    page: expect.stringMatching(/^p00/),
    problems: expect.any(Array),
    candidates: { c1: expect.any(String) },
  });
  for (const sheet of filled) sheet.matches = sheet.problems.map(() => Object.keys(sheet.candidates));
  writeFileSync(sheets, JSON.stringify(filled));
  const judged = await run(...options, '--judgments', sheets);
  // What is judged is what was written then: a model may write otherwise the next time.
  expect(judged.asked).toBe(0);
  expect(judged.output).toMatch(/worst two among the first five +100\.0% .*100\.0%/);
});

test('measures with answers written by hand: of the model, then of the judge', async () => {
  const requests = join(folder, 'requests');
  const options = ['--requests', requests, '--pages', '1', '--results', join(folder, 'hand.json')];
  const first = await run(...options);
  expect(first.asked).toBe(0);
  expect(first.output).toMatch(/p\d+ {2}failed.*Write verdict\.answer\.json and run again/);
  const [page = ''] = readdirSync(requests);
  const filed = join(requests, page);
  expect(readdirSync(filed)).toContain('verdict.material.json');

  const kept = join(PAGES, 'saas-vague');
  for (const file of readdirSync(kept)) {
    if (file.endsWith('.answer.json')) copyFileSync(join(kept, file), join(filed, file));
  }
  expect((await run(...options)).output).toContain('No answer is written in judge.answer.json');
  for (const file of readdirSync(filed).filter((each) => /^judge.*material/.test(each))) {
    const { candidates } = JSON.parse(readFileSync(join(filed, file), 'utf8'));
    const matches = [1, 2].map((problem) => ({ problem, candidates: Object.keys(candidates) }));
    writeFileSync(join(filed, file.replace('material', 'answer')), JSON.stringify({ matches }));
  }
  expect((await run(...options)).output).toMatch(/1 pages? measured, 0 failed/);
});
