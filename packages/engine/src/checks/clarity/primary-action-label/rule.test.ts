import { expect, it } from 'vitest';
import type { Field, FormFact } from '../../../facts/types/forms.ts';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { field, pageWithForm } from '../../testing/test-form.ts';
import { primaryActionLabel } from './rule.ts';

it('passes act and object', () => {
  expect(outcomeOf(primaryActionLabel)).toMatchObject({ score: 1 });
});

it('fails a generic label and offers a better one', () => {
  const page = { primaryAction: { text: 'Submit', label: 'generic' as const } };
  expect(outcomeOf(primaryActionLabel, page)).toMatchObject({ score: 0.2 });
  expect(adviceOf(primaryActionLabel, page).copyExamples?.[0]).toMatchObject({ before: 'Submit' });
});

it('offers a label for the goal that the person named', () => {
  const page = { primaryAction: { text: 'Submit', label: 'generic' as const } };
  const told = { goal: 'donations' as const, trafficSource: null };
  expect(adviceOf(primaryActionLabel, { ...page, told }).copyExamples?.[0]?.after).toBe('Donate now');
});

it('offers no account where the form books, though the page was taken for a sign-up page', () => {
  const offered = (fields: Field[], purpose: FormFact['purpose'], form: number | null = 0) =>
    adviceOf(primaryActionLabel, {
      ...pageWithForm(fields, { purpose }),
      pageType: { type: 'signup' },
      primaryAction: { text: 'Submit', label: 'generic', form },
    }).copyExamples?.[0]?.after;
  const name = field('name', 'Name');
  const time = field('date', 'Pick-up time', { inputType: 'time' });
  const password = field('password', 'Password');
  expect(offered([name, time], 'booking')).toBe('Book now');
  expect(offered([name, time], 'booking', null)).toBe('Book now');
  expect(offered([name, time], 'signup')).toBe('Book now');
  expect(offered([name, field('message', 'Message')], 'contact')).toBe('Request a free call');
  expect(offered([name, password], 'signup')).toBe('Create your account');
});

it('fails a button without name', () => {
  const page = { primaryAction: { text: '', label: 'nameless' as const } };
  expect(outcomeOf(primaryActionLabel, page)).toMatchObject({ score: 0 });
  expect(adviceOf(primaryActionLabel, page).title).toMatch(
    /^Add a label to the main button without text on the left/,
  );
});

it('doesn’t say which words a label lacks', () => {
  const said = (text: string, label: 'topic' | 'telling-verb') =>
    outcomeOf(primaryActionLabel, { primaryAction: { text, label } });
  expect(said('Sign me up!', 'topic')).toMatchObject({
    observed: 'The main CTA “Sign me up!” has a specific label, not just “Submit” or “More”.',
  });
  expect(said('Become a volunteer', 'telling-verb')).toMatchObject({
    observed: 'The main CTA “Become a volunteer” names the action.',
  });
});

it('does not apply without primary action', () => {
  expect(outcomeOf(primaryActionLabel, { primaryAction: null }).kind).toBe('notApplicable');
});

it('is not measured for a label of unknown kind', () => {
  expect(outcomeOf(primaryActionLabel, { primaryAction: { label: 'unknown' } }).kind).toBe('notMeasured');
});
