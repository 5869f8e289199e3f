import { expect, it } from 'vitest';
import { adviceOf, outcomeOf } from '../../testing/test-facts.ts';
import { field, pageWithForm } from '../../testing/test-form.ts';
import { formLength } from './rule.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => field('other', `Question ${index + 1}`));

it('passes five fields and fails sixteen', () => {
  expect(outcomeOf(formLength, pageWithForm(many(5)))).toMatchObject({ score: 1 });
  expect(outcomeOf(formLength, pageWithForm(many(9)))).toMatchObject({ score: expect.closeTo(0.7) });
  expect(outcomeOf(formLength, pageWithForm(many(16)))).toMatchObject({ score: expect.closeTo(0.2) });
});

it('counts selects and further text areas twice', () => {
  const fields = [
    ...many(3),
    field('choice', 'Team size', { control: 'select' }),
    field('message', 'Message', { control: 'textarea' }),
    field('other', 'Notes', { control: 'textarea' }),
  ];
  expect(outcomeOf(formLength, pageWithForm(fields))).toMatchObject({
    score: expect.closeTo(1 - (3 / 4) * 0.3),
  });
});

it('names each surplus field by its label', () => {
  const fields = [
    field('name', 'Name'),
    field('email', 'E-mail'),
    field('other', 'Fax number'),
    field('other', 'Budget'),
  ];
  expect(adviceOf(formLength, pageWithForm(fields)).title).toContain('“Fax number” and “Budget”');
});

it('asks no booking to do without its address, number and time', () => {
  const fields = [
    field('address', 'Pick-up address'),
    field('other', 'Number of skis', { inputType: 'number' }),
    field('date', 'Pick-up time', { inputType: 'time' }),
    field('choice', 'Service', { control: 'select' }),
    ...many(3),
  ];
  const { title, steps } = adviceOf(formLength, pageWithForm(fields, { purpose: 'booking' }));
  expect(title).toContain('“Question 1”');
  expect([title, ...steps.slice(0, 1)].join()).not.toMatch(/address|skis|time|Service/);
});

it('judges the form of the main action, not the newsletter in the footer', () => {
  const long = pageWithForm(many(16)).forms?.[0];
  const line = pageWithForm([field('email', 'E-mail')], {
    purpose: 'newsletter',
    region: 'footer',
    primary: false,
  }).forms?.[0];
  if (!long || !line) throw new Error('both forms are given');
  expect(outcomeOf(formLength, { forms: [line, long], leadForm: line })).toMatchObject({
    score: expect.closeTo(0.2),
  });
});

it('does not apply without a form', () => {
  expect(outcomeOf(formLength, { forms: [], leadForm: null }).kind).toBe('notApplicable');
});

it('is not measured where a form from another host didn’t load for us', () => {
  const content = { unfinished: { awaitedForm: 'loader.boatdesk.example' } };
  expect(outcomeOf(formLength, { forms: [], leadForm: null, content })).toMatchObject({
    kind: 'notMeasured',
    reason: 'A form from loader.boatdesk.example didn’t load for us, so we couldn’t check it.',
  });
});
