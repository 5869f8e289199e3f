import { expect, it } from 'vitest';
import { judgedCheck } from '../../advise/test-judged.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { templateLeftovers } from './rule.ts';

it('is said where remnants of a template were found', () => {
  const judged = [judgedCheck({ id: 'template-remnants', score: 0 })];
  expect(diagnosed(templateLeftovers, { judged })).toMatchObject({ severity: 3 });
});

it('is not said of a healthy page', () => {
  expect(diagnosed(templateLeftovers, {})).toBeNull();
});
