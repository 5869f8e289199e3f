import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../test-facts.ts';
import { field, pageWithForm } from '../test-form.ts';
import { sensitiveFields } from './sensitive-fields.ts';

const phone = field('phone', 'Phone');

it('passes optional and explained ones', () => {
  expect(outcomeOf(sensitiveFields)).toMatchObject({ score: 1 });
  expect(outcomeOf(sensitiveFields, pageWithForm([{ ...phone, required: false }]))).toMatchObject({
    score: 1,
  });
  expect(outcomeOf(sensitiveFields, pageWithForm([{ ...phone, reason: 'for the courier' }]))).toMatchObject({
    score: 1,
  });
});

it('passes a phone where one is called back or gets a delivery', () => {
  expect(outcomeOf(sensitiveFields, pageWithForm([phone], { purpose: 'callback' }))).toMatchObject({
    score: 1,
  });
  expect(outcomeOf(sensitiveFields, pageWithForm([phone, field('address', 'Street')]))).toMatchObject({
    score: 1,
  });
});

it('fails what is demanded, by label', () => {
  expect(outcomeOf(sensitiveFields, pageWithForm([phone]))).toMatchObject({ score: 0.5 });
  const page = pageWithForm([phone, field('password', 'Password')]);
  expect(outcomeOf(sensitiveFields, page)).toMatchObject({ score: 0.1 });
  expect(adviceOf(sensitiveFields, page).title).toContain('“Phone” and “Password”');
});

it('does not apply without a form', () => {
  expect(outcomeOf(sensitiveFields, { forms: [], leadForm: null }).kind).toBe('notApplicable');
});

it('does not guess whether a field is required', () => {
  expect(outcomeOf(sensitiveFields, pageWithForm([{ ...phone, required: null }])).kind).toBe('notMeasured');
});
