import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { field, pageWithForm } from '../../testing/test-form.ts';
import { preselectedOptions } from './rule.ts';

const option = (kind: 'paid-extra' | 'newsletter' | 'other', checked: boolean) =>
  pageWithForm([field(kind, 'Add insurance', { control: 'checkbox', checked })]);

it('passes what is left to the visitor', () => {
  expect(outcomeOf(preselectedOptions, option('paid-extra', false))).toMatchObject({ score: 1 });
});

it('fails a ticked extra for certain, and marks a ticked newsletter down', () => {
  expect(outcomeOf(preselectedOptions, option('paid-extra', true))).toMatchObject({
    score: 0,
    certain: true,
  });
  expect(outcomeOf(preselectedOptions, option('newsletter', true))).toMatchObject({ score: 0.4 });
});

it('reports a risk by the label and promises no gain', () => {
  const { title, steps } = adviceOf(preselectedOptions, option('paid-extra', true));
  expect(title).toContain('Add insurance');
  expect(steps.join(' ')).toContain('Risk: in the EU');
  expect(steps.join(' ')).not.toMatch(/\d%/);
});

it('does not apply without such an option', () => {
  expect(outcomeOf(preselectedOptions).kind).toBe('notApplicable');
  expect(outcomeOf(preselectedOptions, option('other', true)).kind).toBe('notApplicable');
});

it('is not measured in a language without word list', () => {
  expect(outcomeOf(preselectedOptions, { ...option('paid-extra', true), wordLists: false }).kind).toBe(
    'notMeasured',
  );
});
