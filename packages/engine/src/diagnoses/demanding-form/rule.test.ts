import { expect, it } from 'vitest';
import { field, pageWithForm } from '../../checks/testing/test-form.ts';
import type { Field, FormFact } from '../../facts/types/forms.ts';
import { diagnosed } from '../testing/diagnosed.ts';
import { demandingForm } from './rule.ts';

const seen = (fields: Field[], given: Partial<FormFact> = {}, type: 'service' | 'hospitality' = 'service') =>
  diagnosed(demandingForm, { facts: { ...pageWithForm(fields, given), pageType: { type } } });
const job = [
  field('name', 'Name'),
  field('phone', 'Phone'),
  field('email', 'Email'),
  field('address', 'Pick-up address'),
  field('other', 'Number of skis', { inputType: 'number' }),
  field('date', 'Pick-up date', { control: 'date' }),
  field('date', 'Pick-up time', { inputType: 'time' }),
  field('choice', 'Service', { control: 'select' }),
];
const fields = (count: number) =>
  Array.from({ length: count }, (_, at) => field(at === 0 ? 'email' : 'other', `Question ${at + 1}`));

it('is more serious the more fields a form has', () => {
  expect(seen(fields(5))).toBeNull();
  expect(seen(fields(8))?.title).toBe('The form with the button “Request a quote” asks for 8 things at once');
  expect(seen(fields(14))?.severity).toBeGreaterThan(seen(fields(8))?.severity ?? 3);
});

it('leaves a form its fields without which nothing is picked up, delivered or booked', () => {
  expect(seen(job, { purpose: 'booking' })).toBeNull();
  expect(seen(job, { purpose: 'lead' })).toBeNull();
  const asked = [...job, ...fields(7)];
  const long = seen(asked, { purpose: 'booking' });
  expect(long?.title).toContain('15 things');
  expect(long?.steps[0]).toContain('“Question 2”');
  expect(long?.steps.join()).not.toMatch(/Phone|address|skis|Pick-up|Service/);
});

it('asks elsewhere why a phone number or an address is needed', () => {
  const asked = [...job.filter(({ kind }) => kind !== 'date'), ...fields(3)];
  const on = (headline: string) =>
    diagnosed(demandingForm, {
      facts: { ...pageWithForm(asked), pageType: { type: 'service' }, headline: { text: headline } },
    });
  expect(on('Advice for skiers')?.steps[0]).toContain('“Phone”');
  expect(on('Book your service')).toBeNull();
});

it('splits a checkout that only asks where the order goes', () => {
  const asked = [...job, ...job.map((each) => ({ ...each, label: `${each.label} of the other` }))];
  const steps = seen(asked, { purpose: 'checkout' })?.steps;
  expect(steps?.[0]).toMatch(/^If you need everything, split/);
});

it('says that no one can be answered, unless they write in a chat or only take a step', () => {
  const asked = [field('name', 'Your name'), field('date', 'Day')];
  expect(seen(asked)?.title).toBe(
    'The form with the button “Request a quote” asks for neither an email address nor a phone number',
  );
  const submit = { text: 'Proceed to WhatsApp', evidence: field('other', '').evidence };
  expect(seen(asked, { submit })).toBeNull();
  expect(seen([field('date', 'From'), field('date', 'To')])).toBeNull();
});

it('names what is asked twice', () => {
  const asked = [field('email', 'Email'), field('other', 'System'), field('other', 'System')];
  expect(seen(asked)?.title).toBe('The form asks for “System” twice');
});

it('misses the date where a stay is booked, but not where a talk is', () => {
  const asked = [field('name', 'Name'), field('email', 'Email')];
  expect(seen(asked, { purpose: 'booking' }, 'hospitality')?.title).toBe(
    'The booking form with the button “Request a quote” doesn’t ask for a date',
  );
  expect(seen(asked, { purpose: 'booking' })).toBeNull();
});

it('is not said of a page without a form', () => {
  expect(diagnosed(demandingForm, { facts: { forms: [], leadForm: null } })).toBeNull();
});

it('minds a button that empties what visitors wrote, but never as one of the first', () => {
  const reset = { text: 'Clear', evidence: field('other', '').evidence };
  const written = seen([field('name', 'Name'), field('email', 'Email')], { reset });
  expect(written).toMatchObject({
    title: 'The button “Clear” empties the whole form',
    slight: true,
    observed: expect.stringContaining('“Clear”, next to “Request a quote”'),
  });
  expect(seen([field('other', 'Ship'), field('other', 'Harbor')], { reset })).toBeNull();
  expect(seen(fields(14), { reset })?.slight).toBe(false);
});
