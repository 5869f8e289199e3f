import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../test-facts.ts';
import { field, pageWithForm } from '../../test-form.ts';
import { fieldLabels } from './rule.ts';

const bare = field('email', 'E-mail', { labelSource: 'placeholder' });

it('passes visible labels', () => {
  expect(outcomeOf(fieldLabels)).toMatchObject({ score: 1 });
});

it('finds placeholders weak and nothing worst, and names the fields', () => {
  const page = pageWithForm([bare, field('name', 'Name', { labelSource: 'none', label: null })]);
  expect(outcomeOf(fieldLabels, page)).toMatchObject({ score: expect.closeTo(0.2) });
  expect(adviceOf(fieldLabels, page).title).toContain('“E-mail” and the unlabeled name field');
});

it('is milder with a lone e-mail field', () => {
  expect(outcomeOf(fieldLabels, pageWithForm([bare]))).toMatchObject({ score: 0.8 });
});

it('does not apply without a form', () => {
  expect(outcomeOf(fieldLabels, { forms: [], leadForm: null }).kind).toBe('notApplicable');
});

it('does not call a lone field labeled that has no label', () => {
  expect(outcomeOf(fieldLabels, pageWithForm([bare]))).toMatchObject({
    observed: '“E-mail” has no visible label, which a lone e-mail field can do without.',
  });
});
