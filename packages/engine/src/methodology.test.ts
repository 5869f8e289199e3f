import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CHECKS } from './checks/registry.ts';
import { methodologyPage } from './methodology.ts';

it('stands in the documentation as the checks are (else run: node scripts/methodology.ts)', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../../docs/methodology.md'), 'utf8');
  expect(committed).toBe(methodologyPage());
});

it('tells of every check its weight, reason, measure and sources', () => {
  const page = methodologyPage();
  for (const { id, why, measure, evidence } of CHECKS) {
    for (const part of [`### \`${id}\``, why, measure, ...evidence]) expect(page).toContain(part);
  }
});
