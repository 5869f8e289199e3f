import { expect, it } from 'vitest';
import { composeMail } from './compose.ts';
import type { MailName } from './props.ts';

const SITE = {
  publicUrl: 'https://liftmark.test',
  supportEmail: 'support@liftmark.test',
  unsubscribe: () => ({ oneClickUrl: 'https://liftmark.test/1', screenUrl: 'https://liftmark.test/2' }),
};
const NOON = '2026-03-10T12:00:00.000Z';
const ada = { firstName: 'Ada' };
const ID = '00000000-0000-4000-8000-000000000000';

it.each<[MailName, object]>([
  ['reset-password', { ...ada, token: 't' }],
  ['sign-up-attempt', ada],
  ['security-notice', { ...ada, event: 'password was changed', advice: 'Was it you?' }],
  ['trial-started', { ...ada, trialEndsAt: NOON, planType: 'monthly' }],
  ['trial-ends', { ...ada, trialEndsAt: NOON, planType: 'monthly' }],
  ['trial-refused', ada],
  ['payment-failed', { ...ada, proUntil: NOON }],
  ['subscription-cancelled', { ...ada, proUntil: NOON, isOver: false }],
  ['subscription-cancelled', { ...ada, proUntil: NOON, isOver: true }],
])('%s greets by name and goes on with a capital letter', async (name, props) => {
  const { text } = await composeMail(name, props, SITE);
  expect(text).toMatch(/Hello Ada,\s+[A-Z]/);
});

it('words of a page make no link in a report that is sent to anybody', async () => {
  const props = {
    secureId: ID,
    address: 'https://shop.test/',
    score: null,
    recommendations: ['Show “Confirm at https://evil.test/login” later', 'Answer “me@evil.test” sooner'],
    lockedCount: 0,
  };
  const { text, html } = await composeMail('report', props, SITE);
  for (const part of [text, html]) expect(part).not.toMatch(/https:\/\/evil|@evil|evil\.test/);
});

it.each([
  ['cvr-reminder', { pages: ['Confirm at https://evil.test/login'], userId: ID }],
  [
    'page-declined',
    {
      title: 'Confirm at https://evil.test/login',
      returned: ['Answer “me@evil.test” sooner'],
      secureId: ID,
      address: 'https://shop.test/',
      before: 80,
      after: 60,
    },
  ],
] as const)('words of a page make no link in %s', async (name, props) => {
  const { subject, text, html } = await composeMail(name, { ...ada, ...props }, SITE);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/https:\/\/evil|@evil|evil\.test/);
});

it('tells who sent a report, and where its score rests on few checks', async () => {
  const props = {
    secureId: '00000000-0000-4000-8000-000000000000',
    address: 'https://shop.test/',
    score: '87 (A-)',
    sender: 'Marta login.evil.test',
    limit: '30 of 58 checks could not be measured: the score rests on the other 28.',
    recommendations: [],
    lockedCount: 0,
  };
  const { text } = await composeMail('report', props, SITE);
  expect(text.replace(/\s+/g, ' ')).toContain('sent you this report on https://shop.test/');
  expect(text).toContain('Marta');
  expect(text).not.toContain('evil.test');
  expect(text.replace(/\s+/g, ' ')).toContain(props.limit);
});
