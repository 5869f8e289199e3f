import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { staticSnapshot } from '@liftmark/engine/facts/testing/snapshots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJudges } from './judges.ts';

const PAGE = staticSnapshot('<!doctype html><html lang="en"><title>Rota</title><h1>Welcome</h1>');

/** The engine of this checkout, in which one of each kind throws. */
const BROKEN_ENGINE = `
import { CEILINGS } from '${sourceOf('ceilings/registry.ts')}';
import { CHECKS } from '${sourceOf('checks/registry.ts')}';
import { DIAGNOSES } from '${sourceOf('diagnoses/registry.ts')}';
export { judge } from '${sourceOf('pipeline/judge.ts')}';

function breakAt(list, id, key) {
  const at = list.findIndex((one) => one.id === id);
  const fails = () => {
    throw new TypeError('no such measure');
  };
  list[at] = new Proxy(list[at], { get: (one, of) => (of === key ? fails : one[of]) });
}
breakAt(CHECKS, 'main-headline', 'evaluate');
breakAt(CHECKS, 'headline-specificity', 'recommend');
breakAt(DIAGNOSES, 'no-action', 'judge');
breakAt(CEILINGS, 'covered-page', 'judge');
`;

let engine: string;
beforeAll(() => {
  engine = mkdtempSync(join(tmpdir(), 'liftmark-broken-'));
  mkdirSync(join(engine, 'src/pipeline'), { recursive: true });
  writeFileSync(join(engine, 'src/pipeline/judge.ts'), BROKEN_ENGINE);
});
afterAll(() => rmSync(engine, { recursive: true }));

test('a verdict names each check, diagnosis and ceiling that threw, also a check that fails at its advice', async () => {
  const judges = openJudges(engine, 1);
  try {
    const reply = await judges.judge({ snapshot: JSON.stringify(PAGE) });
    const broken = 'verdict' in reply ? reply.verdict.broken.toSorted() : reply;
    expect(broken).toEqual(
      ['covered-page', 'headline-specificity', 'main-headline', 'no-action'].map(
        (id) => `${id}: no such measure`,
      ),
    );
  } finally {
    await judges.close();
  }
}, 300_000);

function sourceOf(file: string): string {
  return pathToFileURL(join(import.meta.dirname, '../../packages/engine/src', file)).href;
}
