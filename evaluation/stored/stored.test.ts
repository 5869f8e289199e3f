import { beforeAll, describe, expect, test } from 'vitest';
import { judgementsIn, readApproved } from '../approval.ts';
import { DAMAGE_FAMILIES } from '../ordering/kind.ts';
import { KINDS } from '../ordering/kinds.ts';
import type { Pair } from '../ordering/outcome.ts';
import { orderingFigures, readRatchet, worsened } from '../ratchet.ts';
import { type Judged, judgeStored, pairsOf } from './judged.ts';

/** Snapshots of our own pages, as they stand and changed, judged by the code of now. */

let judged: Judged[];
let pairs: Pair[];
beforeAll(async () => {
  judged = await judgeStored();
  pairs = pairsOf(judged);
}, 300_000);

const nameOf = ({ page, change }: Judged) => (change ? `${page}, ${change.kind} ${change.strength}` : page);

test('no check ends with an error on any snapshot', () => {
  const broken = judged.flatMap((one) =>
    'error' in one.reply
      ? [`${nameOf(one)}: ${one.reply.error}`]
      : 'verdict' in one.reply
        ? one.reply.verdict.broken.map((line) => `${nameOf(one)}: ${line}`)
        : [],
  );
  expect(broken).toEqual([]);
});

test('every page is judged as it was approved: see `npm run compare`, then `npm run evaluate -- --approve`', () => {
  expect(judgementsIn(judged)).toEqual(readApproved());
});

describe('ordered pairs', () => {
  test('hold what the ratchet says', () => {
    expect(worsened(readRatchet().ordering, orderingFigures(pairs))).toEqual([]);
  });

  test('are there of nearly every kind of damage, in all strengths, and of repairs and tricks', () => {
    const stored = new Set(pairs.map(({ kind }) => kind.id));
    const of = (families: readonly string[]) => KINDS.filter(({ family }) => families.includes(family));
    const damage = of(DAMAGE_FAMILIES);
    expect(damage.length).toBeGreaterThanOrEqual(28);
    expect(of(['repair']).length).toBeGreaterThanOrEqual(12);
    expect(of(['gaming']).length).toBeGreaterThanOrEqual(12);
    expect(damage.filter(({ id }) => stored.has(id)).length).toBeGreaterThanOrEqual(0.9 * damage.length);
    expect(of(['gaming']).every(({ id }) => stored.has(id))).toBe(true);
    expect(damage.filter(({ family }) => family === 'mixture').length).toBeGreaterThanOrEqual(3);
  });
});
