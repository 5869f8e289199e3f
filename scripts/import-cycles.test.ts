import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

/**
 * No file imports itself by way of others, not even for a type: each can be read after those that it imports. Imports
 * that wait until they are needed don't count; a job loads its work so. Nor does the shape that a translation takes from
 * its English text.
 */

const root = join(import.meta.dirname, '..');
const files = globSync(
  ['packages/*/{src,app,fixtures}/**/*.{ts,tsx}', '{scripts,bench,e2e,evaluation}/**/*.ts'],
  {
    cwd: root,
    exclude: ['**/node_modules'],
  },
).sort();
const known = new Set(files);

/** The file that an import leads to; null for a package of others. */
function fileOf(target: string): string | null {
  const path = target
    .replace(/^@liftmark\/(\w+)\/(?!fixtures\/)/, 'packages/$1/src/')
    .replace(/^@liftmark\//, 'packages/');
  return [path, `${path}.ts`, `${path}.tsx`].find((each) => known.has(each)) ?? null;
}

const TRANSLATION = /\.(?:de|fr|es)\.ts$/;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const imported: Graph = new Map(
  files.map((file) => [
    file,
    new Set(
      importsOf(file).flatMap(({ target, isLazy, typeOnly }) =>
        isLazy || (typeOnly && TRANSLATION.test(file)) ? [] : (fileOf(target) ?? []),
      ),
    ),
  ]),
);

/** The same between the folders that the pattern's first group names. */
function betweenFolders(pattern: RegExp): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of imported) {
    const from = pattern.exec(file)?.[1];
    if (from === undefined || file.includes('.test.')) continue;
    const to = [...targets].flatMap((target) => pattern.exec(target)?.[1] ?? []);
    const all = folders.get(from) ?? new Set();
    for (const folder of to) if (folder !== from) all.add(folder);
    folders.set(from, all);
  }
  return folders;
}

/** One cycle for each place where a walk along the imports comes back to a file that it is still in. */
function cyclesIn(graph: Graph): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, path: readonly string[]): void => {
    const since = path.indexOf(file);
    if (since >= 0) cycles.push([...path.slice(since), file].join(' → '));
    if (since >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return cycles;
}

test('there is something to check', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect([...imported.values()].reduce((sum, targets) => sum + targets.size, 0)).toBeGreaterThan(3_000);
});

test('a cycle is found', () => {
  const graph = new Map(Object.entries({ a: new Set(['b']), b: new Set(['c']), c: new Set(['b']) }));
  expect(cyclesIn(graph)).toEqual(['b → c → b']);
});

test('files import each other in no cycle', () => {
  expect(cyclesIn(imported)).toEqual([]);
});

test.each([
  ['the engine', /^packages\/engine\/src\/(\w+)\//],
  ['the server', /^packages\/server\/src\/features\/(\w+)\//],
])('folders of %s import each other in no cycle', (_, pattern) => {
  expect(cyclesIn(betweenFolders(pattern))).toEqual([]);
});
