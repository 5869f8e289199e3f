import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '@liftmark/contract/categories';
import { expect, it } from 'vitest';
import { impactOf } from '../evidence/impact.ts';
import { sourceOf } from '../evidence/sources.ts';
import { RUBRIC_VERSION } from '../score/rubric.ts';
import { CHECKS } from './registry.ts';

/** Of each file that defines a check, the part of its path that names category and id: `urgency/event-date`. */
const defined = globSync(['*/*.ts', '*/*/rule.ts'], { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .filter((file) => /defineCheck\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')))
  .map((file) => file.replace(/(?:\/rule)?\.ts$/, ''));

it('registers every check once, under the name and category of its folder, category by category', () => {
  const registered = CHECKS.map(({ id, category }) => `${category}/${id}`);
  expect(new Set(registered).size).toBe(registered.length);
  expect([...registered].sort()).toEqual(defined.sort());
  const order = CHECKS.map(({ category }) => CATEGORIES.indexOf(category));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it('has the 87 checks of the rubric', () => {
  expect(CHECKS.length).toBe(87);
  expect(RUBRIC_VERSION).toMatch(/^[0-9a-f]{12}$/);
});

it.each(CHECKS.map((check) => [check.id, check] as const))('%s is complete', (id, check) => {
  const folder = join(import.meta.dirname, check.category);
  const tests = [join(folder, `${id}.test.ts`), join(folder, id, 'rule.test.ts')];
  expect(tests.some(existsSync), 'has a test').toBe(true);
  expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(check.weight).toBeGreaterThanOrEqual(0);
  expect(check.weight).toBeLessThanOrEqual(10);
  for (const source of check.evidence) sourceOf(source);
  expect(impactOf(check.advice.impact).text).not.toBe('');
  expect(check.needs.length).toBeGreaterThan(0);
  expect(check.title.passes).not.toBe(check.title.fails);
  for (const text of [check.title.passes, check.title.fails]) expect(text).toMatch(/^[A-Z].{12,}[^.]$/);
  expect(check.why).toMatch(/^[A-Z].{80,}\.$/s);
  expect(check.measure).toMatch(/^[A-Z].{40,}\.$/s);
  if (check.pageTypes !== 'all') expect(new Set(check.pageTypes).size).toBe(check.pageTypes.length);
});
