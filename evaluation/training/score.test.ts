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
const byCheck = (values: Readonly<Record<string, number>>) => CHECKS.map(({ id }) => values[id]);

it.each(readStored().filter(({ change, snapshot }) => change === null && snapshot !== null))(
  'scores $page as the engine does',
  ({ page: id, snapshot }) => {
    const read = JSON.parse(snapshot ?? '');
    const page = { id, facts: observe(read), rating: 0, impression: 0 };
    const fit = {
      factors: byCheck(modelOf('weights').factors).map((factor) => factor ?? 1),
      scale: modelOf('scale').points,
    };
    const ours = scored(
      judgedPage(page),
      fit,
      byCheck(modelOf('usual').scores).map((score) => score ?? null),
    );
    expect(Math.abs(ours - (judge(read).overall.percent ?? Number.NaN))).toBeLessThanOrEqual(ROUNDING);
  },
);
