import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { field, pageWithForm } from '../../testing/test-form.ts';
import { sensitiveFields } from './rule.ts';

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

it('passes a phone number for a callback or a delivery', () => {
  expect(outcomeOf(sensitiveFields, pageWithForm([phone], { purpose: 'callback' }))).toMatchObject({
    score: 1,
  });
  expect(outcomeOf(sensitiveFields, pageWithForm([phone, field('address', 'Street')]))).toMatchObject({
    score: 1,
  });
});

it('fails required fields, by label', () => {
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

it('passes a phone number for a service that people reach by phone', () => {
  const support = [
    { kind: 'phone' as const, depth: { desktop: 0, mobile: 0 }, evidence: evidence('(503) 555-0142') },
  ];
  const page = { ...pageWithForm([phone]), pageType: { type: 'service' as const } };
  expect(outcomeOf(sensitiveFields, { ...page, trust: { support } })).toMatchObject({ score: 1 });
  expect(outcomeOf(sensitiveFields, { ...page, trust: { support: [] } })).toMatchObject({ score: 0.5 });
});
