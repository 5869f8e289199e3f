import { expect, it } from 'vitest';
import { adviceOf, evidence, outcomeOf } from '../../testing/test-facts.ts';
import { contactDetails } from './rule.ts';

const contact = (...kinds: ('phone' | 'email' | 'page' | 'form')[]) => ({
  trust: {
    contact: {
      kinds,
      present: kinds.length > 0,
      evidence: [evidence('Contact')],
      searched: ['header', 'footer'],
    },
  },
});

it('passes two kinds', () => {
  expect(outcomeOf(contactDetails, contact('phone', 'email'))).toMatchObject({ score: 1 });
});

it('counts page and form as one', () => {
  expect(outcomeOf(contactDetails, contact('page', 'form'))).toMatchObject({ score: 0.75 });
});

it('fails none, and says where it looked', () => {
  const none = {
    trust: { contact: { kinds: [], present: false, evidence: [], searched: ['header', 'footer'] } },
  };
  expect(outcomeOf(contactDetails, none)).toMatchObject({ score: 0, searched: ['header', 'footer'] });
  expect(adviceOf(contactDetails, none).steps[0]).toContain('a phone number');
});

it('is not measured where links could not be understood', () => {
  const none = { trust: { contact: { kinds: [], present: false, evidence: [] } } };
  expect(outcomeOf(contactDetails, { ...none, wordLists: false }).kind).toBe('notMeasured');
  expect(outcomeOf(contactDetails, { ...contact('phone', 'email'), wordLists: false })).toMatchObject({
    score: 1,
  });
});

it('claims no absence while a frame of another site was not read', () => {
  const unread = [
    {
      kind: 'frame' as const,
      host: 'forms.example',
      purpose: null,
      firstScreenShare: { desktop: 0.1, mobile: 0.1 },
      evidence: evidence(''),
    },
  ];
  const page = {
    trust: { contact: { kinds: [], present: false, evidence: [], searched: ['footer'] } },
    layout: { unread },
  };
  expect(outcomeOf(contactDetails, page).kind).toBe('notMeasured');
});

it('says so where a link that is called contact leads nowhere', () => {
  const page = {
    trust: { contact: { kinds: [], present: true, evidence: [], leadsNowhere: evidence('Contact us') } },
  };
  expect(outcomeOf(contactDetails, page)).toMatchObject({
    score: 0,
    observed: '“Contact us” leads nowhere, and no phone number, email or address was found.',
  });
});

it('says so where the only number came with the template', () => {
  const page = {
    trust: { contact: { kinds: [], present: true, evidence: [], nobodys: evidence('(555) 123-4567') } },
  };
  expect(outcomeOf(contactDetails, page)).toMatchObject({
    score: 0,
    observed: '“(555) 123-4567” comes from a template, and no other way to get in touch was found.',
  });
});

it('claims no absence where a closed part of the page holds one', () => {
  const page = {
    trust: { contact: { kinds: [], present: false, evidence: [], hidden: evidence('me@a.org') } },
  };
  expect(outcomeOf(contactDetails, page)).toMatchObject({
    kind: 'notMeasured',
    reason: expect.stringContaining('“me@a.org”'),
  });
});
