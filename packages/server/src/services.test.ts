import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QUEUES } from './services.ts';

test('every job has a queue, or takes over from one that has', () => {
  const root = import.meta.dirname;
  const names = globSync('**/*.ts', { cwd: root, exclude: (file) => file.endsWith('.test.ts') }).flatMap(
    (file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/= defineJob\b[^(]*\(\{\s*name: '([^']+)'/g)].map(
        ([, name = '']) => name,
      ),
  );
  expect(names.length).toBeGreaterThan(20);
  const known = QUEUES.flatMap(({ name, abandoned }) => [name, abandoned?.name ?? '']);
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
