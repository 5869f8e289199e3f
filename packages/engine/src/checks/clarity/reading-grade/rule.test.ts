import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { readingGrade } from './rule.ts';

it('passes easy copy', () => {
  expect(outcomeOf(readingGrade)).toMatchObject({ score: 1 });
});

it('fails hard copy, the sooner for consumers', () => {
  const hard = { content: { readingGrade: 14 } };
  expect(outcomeOf(readingGrade, hard)).toMatchObject({ score: expect.closeTo(0.6) });
  const consumers = { ...hard, audience: { kind: 'consumer' as const } };
  expect(outcomeOf(readingGrade, consumers)).toMatchObject({ score: expect.closeTo(0.2) });
  expect(adviceOf(readingGrade, consumers).title).toContain('from grade 14.0 to about grade 8');
  expect(adviceOf(readingGrade, consumers).steps[0]).toContain('Customers pick a boat');
});

it('does not apply to a product category', () => {
  expect(outcomeOf(readingGrade, { pageType: { type: 'ecommerce-category' } }).kind).toBe('notApplicable');
});

it('is not measured on too little text', () => {
  const page = { content: { readingGrade: null, readingGradeNotMeasured: 'Only 40 running words.' } };
  expect(outcomeOf(readingGrade, page)).toEqual({ kind: 'notMeasured', reason: 'Only 40 running words.' });
});
