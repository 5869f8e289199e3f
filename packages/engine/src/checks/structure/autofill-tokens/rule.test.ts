import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../test-facts.ts';
import { field, pageWithForm } from '../../test-form.ts';
import { autofillTokens } from './rule.ts';

it('passes valid tokens', () => {
  expect(outcomeOf(autofillTokens)).toMatchObject({ score: 1 });
});

it('counts a fitting type half and a switched-off one not at all', () => {
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

it('does not apply where nothing personal is asked', () => {
  expect(outcomeOf(autofillTokens, pageWithForm([field('message', 'Message')])).kind).toBe('notApplicable');
});

it('names the one token that the label asks for', () => {
  const page = pageWithForm([field('name', 'First name', { purpose: 'given-name' }), field('name', 'Name')]);
  const { steps } = adviceOf(autofillTokens, page);
  expect(steps[0]).toBe('“First name”: `autocomplete="given-name"`.');
  expect(steps[1]).toContain('or `given-name` and `family-name`');
});

it('says what each token of an address is for, and begins no report with the field of a newsletter', () => {
  const page = pageWithForm([field('address', 'State')]);
  expect(adviceOf(autofillTokens, page).steps[0]).toContain('`address-level1` (state or region)');
  expect(adviceOf(autofillTokens, page).slight).toBe(false);
});
