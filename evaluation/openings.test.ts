import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendOpening, readOpenings, reasonToOpen } from './openings.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftmark-openings-'));
  file = join(folder, 'held-out.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the pages as `--heldout` does. */
function open(rubric: string, again?: string): void {
  const reason = reasonToOpen(readOpenings(file), rubric, again);
  appendOpening({ date: '2026-12-01', rubric, figures: {}, ...reason }, file);
}

test('held-out pages are opened once for each rubric', () => {
  open('abc');
  const before = readFileSync(file, 'utf8');
  expect(() => open('abc')).toThrow('opened at rubric abc on 2026-12-01');
  expect(() => open('abc', '  ')).toThrow('--again');
  expect(readFileSync(file, 'utf8')).toBe(before);
  open('def');
  expect(() => open('abc')).toThrow('opened at rubric abc');
  expect(readOpenings(file).map(({ number, rubric }) => [number, rubric])).toEqual([
    [1, 'abc'],
    [2, 'def'],
  ]);
});

test('a reason opens them again and stays in the line, and a first opening needs none', () => {
  open('abc', 'no reason needed');
  open('abc', ' the first impression was not measured ');
  expect(readOpenings(file).map(({ again }) => again)).toEqual([
    undefined,
    'the first impression was not measured',
  ]);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
});
