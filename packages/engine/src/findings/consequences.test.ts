import { describe, expect, it, test } from 'vitest';
import { CEILINGS } from '../ceilings/registry.ts';
import { CHECKS } from '../checks/registry.ts';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import { CAUSES, withoutConsequences } from './consequences.ts';

const made = (id: string) => ({ diagnosis: { id } });
const failing = (id: string) => ({ judged: { check: { id } } });
const standing = (id: string, severity: number) => ({ ceiling: { id }, severity });
const isDiagnosis = (id: string) => DIAGNOSES.some((diagnosis) => diagnosis.id === id);

const everything = {
  advised: CHECKS.map(({ id }) => failing(id)),
  diagnosed: DIAGNOSES.map(({ id }) => made(id)),
};

test('a cause stands for what only follows from it', () => {
  const { advised, diagnosed } = withoutConsequences([], {
    advised: [failing('text-size'), failing('customer-proof'), failing('page-errors')],
    diagnosed: [made('unstyled'), made('no-proof'), made('dated-look')],
  });
  expect(advised).toEqual([failing('customer-proof')]);
  expect(diagnosed).toEqual([made('unstyled'), made('no-proof')]);
});

test('without a cause nothing goes', () => {
  const advice = { advised: [failing('text-size')], diagnosed: [made('dated-look'), made('hidden-message')] };
  expect(withoutConsequences([], advice)).toEqual({ ...advice, consequences: new Map() });
});

test('a page that is empty in three ways is told so once', () => {
  const advice = {
    advised: [],
    diagnosed: [made('empty-space'), made('weak-benefits'), made('thin-content')],
  };
  expect(withoutConsequences([standing('empty-page', 0.6)], advice).diagnosed).toEqual([
    made('thin-content'),
  ]);
});

test('some advice is left when every cause stands', () => {
  const all = CEILINGS.map(({ id }) => standing(id, 1));
  const { diagnosed } = withoutConsequences(all, everything);
  expect(diagnosed).toContainEqual(made('unstyled'));
  expect(diagnosed).toContainEqual(made('template-leftovers'));
});

describe.each(CEILINGS.map(({ id }) => [id, CAUSES[id]] as const))('%s', (id, cause) => {
  if (cause === undefined) throw new Error(`No cause is named for the ceiling ${id}.`);
  /** Everything that follows, and of what says so only the speaker. */
  const judge = (severity: number, speaker: string | undefined) => {
    const isOther = (one: string) => !cause.saidBy.includes(one);
    const ids = [...cause.checks, ...cause.diagnoses].filter(isOther);
    if (speaker !== undefined) ids.unshift(speaker);
    const { advised, diagnosed } = withoutConsequences([standing(id, severity)], {
      advised: ids.filter((one) => !isDiagnosis(one)).map(failing),
      diagnosed: ids.filter(isDiagnosis).map(made),
    });
    return { before: ids.length, left: [...advised, ...diagnosed] };
  };

  it('leaves what says so and nothing that follows', () => {
    for (const speaker of cause.saidBy) {
      const { left } = judge(cause.share, speaker);
      expect(left).toEqual([isDiagnosis(speaker) ? made(speaker) : failing(speaker)]);
    }
  });

  it('takes nothing away if nothing says so', () => {
    const { before, left } = judge(1, undefined);
    expect(left).toHaveLength(before);
  });

  it.runIf(cause.share > 0)('takes nothing away where it is mild', () => {
    const { before, left } = judge(cause.share - 0.01, cause.saidBy[0]);
    expect(left).toHaveLength(before);
  });

  it('names only checks and diagnoses that exist', () => {
    const checks = CHECKS.map((check) => check.id);
    const diagnoses = DIAGNOSES.map((diagnosis) => diagnosis.id);
    expect(checks).toEqual(expect.arrayContaining([...cause.checks]));
    expect(diagnoses).toEqual(expect.arrayContaining([...cause.diagnoses]));
    expect([...checks, ...diagnoses]).toEqual(expect.arrayContaining([...cause.saidBy]));
  });
});

test('names only ceilings that exist', () => {
  expect(CEILINGS.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(CAUSES)));
});
