import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSystemBrowser, isExecutable } from './system-browser.ts';

let folder: string;
let unreadable: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liftmark-path-'));
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o000 });
  // Root may look into every folder, but nobody into one that leads to itself.
  const circle = join(folder, 'circle');
  symlinkSync(circle, circle);
  unreadable = [closed, circle, join(folder, 'x'.repeat(5_000))];
});
afterEach(() => {
  chmodSync(join(folder, 'closed'), 0o700);
  rmSync(folder, { recursive: true });
});

test.skipIf(process.platform !== 'linux')('folders on PATH that can not be read are skipped', () => {
  const programs = join(folder, 'programs');
  const browser = join(programs, 'google-chrome-stable');
  mkdirSync(programs);
  writeFileSync(browser, '', { mode: 0o755 });
  const PATH = [...unreadable, programs].join(delimiter);
  expect(findSystemBrowser({ PATH })?.executablePath).toBe(browser);
});

test('what can not be reached is no program', () => {
  for (const path of unreadable) expect(isExecutable(join(path, 'chromium'))).toBe(false);
});
