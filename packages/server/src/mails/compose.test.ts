import { contrast } from '@liftmark/contract/branding';
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
  ['team-notice', { ...ada, team: 'Kettles', change: 'removed', role: 'editor' }],
  ['team-notice', { ...ada, team: 'Kettles', change: 'role', role: 'admin' }],
  ['team-notice', { ...ada, team: 'Kettles', change: 'deleted', role: 'viewer' }],
  ['trial-started', { ...ada, trialEndsAt: NOON, planType: 'monthly' }],
  ['trial-ends', { ...ada, trialEndsAt: NOON, planType: 'monthly' }],
  ['trial-refused', ada],
  ['payment-failed', { ...ada, proUntil: NOON }],
  ['subscription-cancelled', { ...ada, proUntil: NOON, isOver: false }],
  ['subscription-cancelled', { ...ada, proUntil: NOON, isOver: true }],
  ['webhook-switched-off', { ...ada, webhookId: ID, name: 'Team', host: 'hooks.test', reason: 'failing' }],
  ['webhook-switched-off', { ...ada, webhookId: ID, name: 'Team', host: 'hooks.test', reason: 'gone' }],
  ['webhook-switched-off', { ...ada, webhookId: ID, name: 'Team', host: 'hooks.test', reason: 'left' }],
])('%s greets by name and goes on with a capital letter', async (name, props) => {
  const { text } = await composeMail(name, props, SITE);
  expect(text).toMatch(/Hi Ada,\s+[A-Z]/);
});

it('names in an invitation make no link, which a stranger could be sent', async () => {
  const props = {
    workspace: 'Pay at https://evil.test/',
    inviter: 'me@evil.test',
    role: 'viewer',
    token: 't',
  };
  const { subject, text, html } = await composeMail('invitation', props, SITE);
  for (const part of [subject, text, html]) expect(part).not.toMatch(/https:\/\/evil|@evil|evil\.test/);
  expect(text).toContain('https://liftmark.test/invitation#token=t');
});

const PHISHING = 'Your account is locked: https://evil.test/login';
const NAMED: [MailName, object][] = [
  ['invitation', { workspace: PHISHING, inviter: PHISHING, role: 'viewer', token: 't' }],
  ['team-notice', { ...ada, team: PHISHING, change: 'role', role: 'viewer' }],
  ['webhook-switched-off', { ...ada, webhookId: ID, name: PHISHING, host: 'hooks.test', reason: 'gone' }],
  [
    'report',
    {
      secureId: ID,
      address: 'https://shop.test/',
      score: null,
      sender: PHISHING,
      recommendations: [],
      lockedCount: 0,
      brand: { name: PHISHING, logo: null, accent: null, senderName: PHISHING, replyTo: null },
    },
  ],
  [
    'work-digest',
    {
      ...ada,
      userId: ID,
      kinds: ['mention'],
      items: [
        {
          kind: 'mention',
          actor: PHISHING,
          workspace: PHISHING,
          page: 'Kettles',
          task: 'Fix it',
          text: `Log in at evil.test/login, evil.test:8443/x, www.evil.test or help@evil.test. ${'And so on. '.repeat(300)}`,
        },
      ],
    },
  ],
];

it.each(NAMED)('what people wrote carries no address in %s, and isn’t endless', async (name, props) => {
  const { subject, text, html, from } = await composeMail(name, props, SITE);
  for (const part of [subject, text, html, from?.name ?? '']) expect(part).not.toMatch(/evil/);
  expect(subject.length).toBeLessThan(160);
  expect(text.length).toBeLessThan(2_000);
});

it('keeps the name of a company that is called like its host, without a link', async () => {
  const props = { ...ada, team: 'Booking.com 旅行。com', change: 'role', role: 'viewer' };
  const { html, text } = await composeMail('team-notice', props, SITE);
  expect(html.replaceAll('\u200b', '')).toContain('“Booking.com 旅行。com”');
  for (const part of [html, text]) expect(part).not.toMatch(/\.com|。com/);
});

it('says at which host a key was refused, without a link', async () => {
  const props = { ...ada, source: 'Umami', name: 'Kettles', reason: 'Umami no longer accepts the key.' };
  const { html, text } = await composeMail(
    'connection-broken',
    { ...props, host: 'stats.evil.test:8443' },
    SITE,
  );
  expect(html.replaceAll('\u200b', '')).toContain('from Umami at stats.evil.test:8443 anymore.');
  for (const part of [html, text]) expect(part).not.toContain('evil.test');
  for (const host of [null, undefined]) {
    const plain = await composeMail('connection-broken', { ...props, host }, SITE);
    expect(plain.text).toContain('from Umami anymore.');
  }
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const BRAND = {
  name: 'Kettle House',
  logo: null,
  accent: '#ffcc00',
  senderName: 'Ada at Kettle House',
  replyTo: 'ada@kettles.test',
};

it('has the look of whom it is sent for, with an accent that can be read', async () => {
  const props = { ...ada, userId: ID, items: [{ page: 'Kettles', task: 'Fix it', dueOn: '2026-12-01' }] };
  const mail = await composeMail('due-tasks', { ...props, brand: { ...BRAND, logo: PIXEL } }, SITE);
  expect(mail.from).toEqual({ name: 'Ada at Kettle House', replyTo: 'ada@kettles.test' });
  expect(mail.html).toContain('src="cid:logo"');
  expect(mail.html).toContain('alt="Kettle House"');
  expect(mail.pictures).toEqual([{ cid: 'logo', content: Buffer.from(PIXEL, 'base64') }]);
  // Nothing is loaded from elsewhere, and questions go to the sender.
  expect(mail.html.match(/src="[^"]*"/g)).toEqual(['src="cid:logo"']);
  expect(mail.html).toContain('mailto:ada@kettles.test');
  const [, button = ''] = /background-color:(#[0-9a-f]{6});border-radius:6px/.exec(mail.html) ?? [];
  expect(button).not.toBe('#006069');
  expect(contrast(button, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  const named = await composeMail('due-tasks', { ...props, brand: BRAND }, SITE);
  expect(named.text).toMatch(/^Kettle House/);
  const plain = await composeMail('due-tasks', props, SITE);
  expect([plain.from, plain.pictures]).toEqual([undefined, []]);
  expect(plain.html).toContain('#006069');
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

it('leads with what visitors run into and why, and ends with housekeeping', async () => {
  const props = {
    secureId: ID,
    address: 'https://shop.test/',
    score: '40 (D)',
    start: 'Start here: Fix “evil.test”. About 15 minutes, 40 → 71 once it works.',
    problems: [
      {
        title: 'Fix “evil.test”',
        question: 'works',
        reason: 'Nothing else counts.',
        observed: 'The button leads to evil.test.',
        firstStep: 'Link it to evil.test/cart.',
        about: 'About 15 minutes · 40 → 71 once it works',
      },
    ],
    recommendations: ['Show the delivery time'],
    housekeeping: { words: 'Housekeeping: 1 small fix, about 15 minutes', titles: ['Link the terms'] },
    lockedCount: 0,
  };
  const { text, html } = await composeMail('report', props, SITE);
  const lines = text.split('\n').map((line) => line.trim());
  const at = lines.indexOf('Problems visitors run into:');
  expect(
    lines
      .slice(at)
      .filter((line) => line !== '')
      .slice(0, 11),
  ).toEqual([
    'Problems visitors run into:',
    expect.stringMatching(/^1\. Fix “evil/),
    'Does it work?',
    expect.stringMatching(/^The button leads to evil/),
    'Nothing else counts.',
    expect.stringMatching(/^First step: Link it to evil/),
    'About 15 minutes · 40 → 71 once it works',
    'Also worth doing:',
    '* Show the delivery time',
    'Housekeeping: 1 small fix, about 15 minutes:',
    '* Link the terms',
  ]);
  expect(text.replace(/\s+/g, ' ')).toMatch(/Start here: Fix “.*About 15 minutes, 40 → 71 once it works\./);
  expect(html).not.toMatch(/evil\.test|What matters most/);
});

it.each([
  [1, '1 more recommendation is part of Pro.'],
  [2, '2 more recommendations are part of Pro.'],
])('counts %i locked recommendations', async (lockedCount, sentence) => {
  const props = {
    secureId: ID,
    address: 'https://shop.test/',
    score: null,
    recommendations: [],
    lockedCount,
  };
  expect((await composeMail('report', props, SITE)).text).toContain(sentence);
});

it.each([
  ['cvr-reminder', { pages: ['Confirm at https://evil.test/login'], userId: ID }],
  [
    'work-digest',
    {
      userId: ID,
      kinds: ['mention', 'assignment'],
      items: [
        {
          kind: 'mention',
          actor: 'Marta login.evil.test',
          workspace: 'evil.test',
          page: 'Confirm at https://evil.test/login',
          task: 'Fix evil.test',
          text: 'See https://evil.test/login or me@evil.test',
        },
      ],
    },
  ],
  [
    'due-tasks',
    {
      userId: ID,
      items: [{ page: 'Confirm at https://evil.test/login', task: 'Fix evil.test', dueOn: '2026-12-01' }],
    },
  ],
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
    limit: '30 of 58 checks couldn’t be measured, so the score is based mainly on the other 28.',
    recommendations: [],
    lockedCount: 0,
  };
  const { text } = await composeMail('report', props, SITE);
  expect(text.replace(/\s+/g, ' ')).toContain('sent you this report on https://shop.test/');
  expect(text).toContain('Marta');
  expect(text).not.toContain('evil.test');
  expect(text.replace(/\s+/g, ' ')).toContain(props.limit);
});

const DECLINED = {
  ...ada,
  secureId: ID,
  title: 'Kettles',
  address: 'https://shop.test/',
  returned: ['Change a'],
};

it.each([
  [{ before: 76, after: 70 }, 'Score down from 76 to 70: Kettles', 'Its Liftmark Score fell from 76 to 70.'],
  [
    { before: 76, after: 58, ownLoss: 6 },
    'Your page lost 6 points: Kettles',
    'The page lost 6 points. Its Liftmark Score under the new rubric is 58.',
  ],
])('a decline of %j is told as what it is', async (scores, subject, sentence) => {
  const mail = await composeMail('page-declined', { ...DECLINED, ...scores }, SITE);
  expect(mail.subject).toBe(subject);
  expect(mail.text.replace(/\s+/g, ' ')).toContain(sentence);
});

it('another rubric alone is no loss of the page', async () => {
  const mail = await composeMail('page-declined', { ...DECLINED, before: 76, after: 58, ownLoss: 0 }, SITE);
  expect(mail.subject).toBe('Broken again: Kettles');
  expect(mail.text).not.toMatch(/fell|lost|76/);
});

it('says in a report what holds the score down, how certain it is and where it stands', async () => {
  const props = {
    secureId: ID,
    address: 'https://shop.test/',
    score: '29 (20–62%)',
    held: ['Costs 47.0 points: A layer hides 92% of the text, see evil.test/login.'],
    fall: 'From 100 to 29: A layer covers the page −47.0, everything else −24.0.',
    limit: 'Between F (20) and C (62): 28 checks couldn’t be read in Swedish.',
    standing: 'Higher than 4% of 60 software pages measured in November 2026.',
    recommendations: [],
    lockedCount: 0,
  };
  const mail = await composeMail('report', props, SITE);
  const text = mail.text.replace(/\s+/g, ' ');
  expect(mail.subject).toBe('Liftmark Score 29 (20–62%): shop.test');
  expect(text).toContain('Costs 47.0 points: A layer hides 92% of the text');
  expect(text).not.toContain('evil.test');
  expect(text).toContain(props.limit);
  expect(text).toContain(props.standing);
});

it('names the language model that suggested a problem', async () => {
  const problem = { title: 'Say who it is for', question: 'offer', reason: null, suggestedBy: 'gpt-5-mini' };
  const props = {
    secureId: ID,
    address: 'https://shop.test/',
    score: '40 (D)',
    problems: [problem],
    recommendations: [],
    lockedCount: 0,
  };
  const { text, html } = await composeMail('report', props, SITE);
  for (const part of [text, html]) expect(part).toContain('Suggested by gpt-5-mini');
});
