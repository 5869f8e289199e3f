import { expect, test } from 'vitest';
import { CHECKS } from '../checks/registry.ts';
import { DIAGNOSES } from '../diagnoses/registry.ts';
import { withoutConsequences } from './consequences.ts';

const made = (id: string) => ({ diagnosis: { id } });
const failing = (id: string) => ({ judged: { check: { id } } });

test('a cause stands for what only follows from it', () => {
  const { advised, diagnosed } = withoutConsequences(
    [failing('text-size'), failing('customer-proof'), failing('page-errors')],
    [made('unstyled'), made('no-proof'), made('dated-look')],
  );
  expect(advised).toEqual([failing('customer-proof')]);
  expect(diagnosed).toEqual([made('unstyled'), made('no-proof')]);
});

test('without a cause nothing goes', () => {
  const advised = [failing('text-size')];
  const diagnosed = [made('dated-look'), made('hidden-message')];
  expect(withoutConsequences(advised, diagnosed)).toEqual({ advised, diagnosed });
});

test('names only checks and diagnoses that exist', () => {
  const everything = withoutConsequences(
    CHECKS.map(({ id }) => failing(id)),
    DIAGNOSES.map(({ id }) => made(id)),
  );
  expect(CHECKS.length - everything.advised.length).toBe(12);
  expect(DIAGNOSES.length - everything.diagnosed.length).toBe(7);
});
