import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeOnce } from './write-once.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftmark-once-'));
  file = join(folder, 'secret');
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

const content = () => readFileSync(file, 'utf8');

it('makes a file once, for its owner alone, and leaves nothing else behind', () => {
  writeOnce(file, 'first');
  writeOnce(file, 'second');
  expect([content(), readdirSync(folder)]).toEqual(['first', ['secret']]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('shows no file without its content to a process that starts at the same time', () => {
  const seen: boolean[] = [];
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce((path, data, options) => {
    // The other process looks when the file is open and empty.
    writeFileSync(path, '', options);
    seen.push(fs.existsSync(file));
    writeFileSync(path, data as string);
  });
  syncBuiltinESMExports();
  writeOnce(file, 'whole');
  expect([seen, content()]).toEqual([[false], 'whole']);
});

it('keeps the file of the process that was first', () => {
  vi.spyOn(fs, 'linkSync').mockImplementationOnce((draft, path) => {
    vi.restoreAllMocks();
    writeFileSync(path, 'other');
    fs.linkSync(draft, path);
  });
  syncBuiltinESMExports();
  writeOnce(file, 'own');
  expect([content(), readdirSync(folder)]).toEqual(['other', ['secret']]);
});
