import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '@liftmark/engine/checks/registry';
import { observe } from '@liftmark/engine/facts/observe';
import { judge } from '@liftmark/engine/pipeline/judge';
import { expect, it } from 'vitest';
import { readStored } from '../stored/archive.ts';
import { judgedPage, scored } from './score.ts';

/** The engine rounds each category, then their mean. */
const ROUNDING = 1;

const modelOf = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../packages/engine/data/models/${name}.json`), 'utf8'),
  );
const byCheck = <Missing>(values: Readonly<Record<string, number>>, missing: Missing) =>
  CHECKS.map(({ id }) => values[id] ?? missing);
const FIT = { factors: byCheck(modelOf('weights').factors, 1), scale: modelOf('scale').points };
const USUAL = byCheck(modelOf('usual').scores, null);

it.each(readStored().filter(({ change, snapshot }) => change === null && snapshot !== null))(
  'scores $page as the engine does',
  ({ page: id, snapshot }) => {
    const read = JSON.parse(snapshot ?? '');
    const page = { id, facts: observe(read), rating: 0, impression: 0 };
    const ours = scored(judgedPage(page), FIT, USUAL);
    expect(Math.abs(ours - (judge(read).overall.percent ?? Number.NaN))).toBeLessThanOrEqual(ROUNDING);
  },
);
