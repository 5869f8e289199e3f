import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { field, pageWithForm } from '../../testing/test-form.ts';
import { fieldLabels } from './rule.ts';

const bare = field('email', 'E-mail', { labelSource: 'placeholder' });

it('passes visible labels', () => {
  expect(outcomeOf(fieldLabels)).toMatchObject({ score: 1 });
});

it('scores a placeholder low and a missing label lowest, and names the fields', () => {
  const page = pageWithForm([bare, field('name', 'Name', { labelSource: 'none', label: null })]);
  expect(outcomeOf(fieldLabels, page)).toMatchObject({ score: expect.closeTo(0.2) });
  expect(adviceOf(fieldLabels, page).title).toContain('“E-mail” and the unlabeled name field');
});

it('is milder with a lone email field', () => {
  expect(outcomeOf(fieldLabels, pageWithForm([bare]))).toMatchObject({ score: 0.8 });
});

it('does not apply without a form', () => {
  expect(outcomeOf(fieldLabels, { forms: [], leadForm: null }).kind).toBe('notApplicable');
});

it('doesn’t call a lone field labeled if it only has a placeholder', () => {
  expect(outcomeOf(fieldLabels, pageWithForm([bare]))).toMatchObject({
    observed: '“E-mail” has no visible label, but an email field on its own can do without one.',
  });
});
