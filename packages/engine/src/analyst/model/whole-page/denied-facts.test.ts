import { expect, test } from 'vitest';
import { evidence, pageFacts } from '../../../checks/testing/test-facts.ts';
import { field, pageWithForm } from '../../../checks/testing/test-form.ts';
import { deniedThings } from './denied-facts.ts';

const FACTS = pageFacts({
  content: { faq: { count: 4 } },
  offer: { guarantee: { present: true } },
  ...pageWithForm([field('email', 'Email')]),
  trust: {
    contact: {
      present: true,
      kinds: ['phone', 'email', 'address'],
      emails: [{ address: 'ahoy@harbor.test', evidence: evidence('ahoy@harbor.test') }],
    },
  },
});

const isFoundOf = (...given: Parameters<typeof deniedThings>) =>
  deniedThings(...given).map(({ isOnPage }) => isOnPage);

test.each([
  'Neither a phone number nor an email address can be found anywhere on this page.',
  'The page offers no telephone contact, so nobody can call.',
  'No phone number is given anywhere on the page.',
  'Neither the street nor the town of the garage is mentioned anywhere.',
  'The form doesn’t ask for any email address.',
  'There’s no link to a form.',
  'The address is missing.',
  'The page mentions no guarantee anywhere.',
  'It has no schedule and no FAQ.',
])('“%s” denies what is there', (sentence) => {
  expect(isFoundOf(sentence, FACTS)).toContain(true);
});

test.each([
  'No phone number stands near the button.',
  'There’s no phone number for emergencies.',
  'The first screen shows a dark room, no hours and no address.',
  'The page has no photo of the town.',
  'The form has no field for a phone number.',
  'No opening hours are given.',
  'No guarantee stands near the button.',
  'The phone number stands in the footer.',
  'The offer stands there without an earlier price.',
])('“%s” doesn’t', (sentence) => {
  expect(isFoundOf(sentence, FACTS)).not.toContain(true);
});

test('says nothing of a page whose facts are not known', () => {
  expect(isFoundOf('The page has no phone number.', {})).not.toContain(true);
});

test('tells that what is missing is missing, whatever a check passes for', () => {
  const facts = pageFacts({ offer: { prices: [] } });
  expect(isFoundOf('No price appears anywhere on this page.', facts)).toEqual([false]);
});
