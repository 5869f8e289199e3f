import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodologySchema } from '@liftmark/contract/methodology';
import { scoreMaking } from '@liftmark/contract/score-making';
import { expect, it } from 'vitest';
import { CEILINGS } from './ceilings/registry.ts';
import { CHECKS } from './checks/registry.ts';
import { methodology } from './methodology.ts';
import { methodologyPage } from './methodology-page.ts';

function committed(path: string): string {
  return readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
}

it('stands in the documentation as the checks are (else run: npm run docs)', () => {
  expect(committed('docs/methodology.md')).toBe(methodologyPage(methodology()));
});

it('stands in the web as the checks are (else run: npm run docs)', () => {
  const published: unknown = JSON.parse(committed('packages/web/app/content/methodology.json'));
  expect(methodologySchema.parse(published)).toEqual(methodology());
});

it('tells of every check its weight, reason, measure and sources', () => {
  const page = methodologyPage(methodology());
  for (const { id, why, measure, evidence } of CHECKS) {
    for (const part of [`### \`${id}\``, why, measure, ...evidence]) expect(page).toContain(part);
  }
});

it('tells of every ceiling when it holds and how much it takes, and how the score is made', () => {
  const method = methodology();
  const page = methodologyPage(method);
  expect(method.ceilings.map(({ id }) => id)).toEqual(CEILINGS.map(({ id }) => id));
  for (const { id, title, measure } of CEILINGS) {
    for (const part of [`### \`${id}\``, title, measure]) expect(page).toContain(part);
  }
  for (const step of scoreMaking(method)) {
    expect(page).toContain(step);
    expect(step).not.toMatch(/NaN|undefined|null/);
  }
});

it('gives no ceiling the name of a check, so that both have an address on one page', () => {
  const checks = new Set(CHECKS.map(({ id }) => id));
  expect(CEILINGS.filter(({ id }) => checks.has(id))).toEqual([]);
});

it('holds every source that it cites, and what contradicts it', () => {
  const { checks, omissions, sources } = methodology();
  const cited = [...checks, ...omissions].flatMap((entry) => entry.sources);
  const contradicting = cited.flatMap((id) => sources[id]?.contradictedBy ?? []);
  for (const id of [...cited, ...contradicting]) expect(sources).toHaveProperty([id]);
});
