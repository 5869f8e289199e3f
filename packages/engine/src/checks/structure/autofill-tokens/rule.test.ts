import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { field, pageWithForm } from '../../testing/test-form.ts';
import { autofillTokens } from './rule.ts';

it('passes valid tokens', () => {
  expect(outcomeOf(autofillTokens)).toMatchObject({ score: 1 });
});

it('scores a matching type half, and autocomplete turned off not at all', () => {
  const typed = field('email', 'E-mail', { inputType: 'email' });
  expect(outcomeOf(autofillTokens, pageWithForm([typed]))).toMatchObject({ score: 0.5 });
  expect(outcomeOf(autofillTokens, pageWithForm([{ ...typed, autocomplete: 'off' }]))).toMatchObject({
    score: 0,
  });
});

it('names the missing token of each field', () => {
  const { steps } = adviceOf(
    autofillTokens,
    pageWithForm([field('phone', 'Phone'), field('name', 'Full name')]),
  );
  expect(steps[0]).toContain('autocomplete="tel"` and `type="tel"');
  expect(steps[1]).toContain('autocomplete="name"');
});

it('does not apply without a field for personal data', () => {
  expect(outcomeOf(autofillTokens, pageWithForm([field('message', 'Message')])).kind).toBe('notApplicable');
});

it('names the one token that the label asks for', () => {
  const page = pageWithForm([field('name', 'First name', { purpose: 'given-name' }), field('name', 'Name')]);
  const { steps } = adviceOf(autofillTokens, page);
  expect(steps[0]).toBe('Add `autocomplete="given-name"` to “First name”.');
  expect(steps[1]).toContain('use `given-name` or `family-name` instead');
});

it('explains each address token, and puts only newsletter fields last', () => {
  const page = pageWithForm([field('address', 'State')]);
  expect(adviceOf(autofillTokens, page).steps[0]).toContain('`address-level1` (state or region)');
  expect(adviceOf(autofillTokens, page).slight).toBe(false);
});
