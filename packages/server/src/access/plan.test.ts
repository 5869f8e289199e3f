import { describe, expect, it } from 'vitest';
import { hasPro, proUntil, type SubscriptionTerms } from './plan.ts';

const at = (day: string) => new Date(`2026-${day}T12:00:00Z`);

const terms: SubscriptionTerms = {
  status: 'active',
  periodStart: at('04-03'),
  periodEnd: at('05-03'),
  trialEnd: null,
  cancelAt: null,
  endedAt: null,
  isEndedByChoice: false,
  isCharged: true,
  withdrawnAt: null,
};
const trial = { status: 'trialing', periodEnd: at('04-10'), trialEnd: at('04-10') };

describe('a subscription brings Pro until', () => {
  it.each<[string, Partial<SubscriptionTerms>, Date]>([
    ['its renewal is told, while active', {}, at('05-04')],
    ['its renewal is told, while trialing', trial, at('04-11')],
    ['the end of what is paid, once cancelled', { cancelAt: at('05-03') }, at('05-03')],
    ['the end of the trial, once cancelled', { ...trial, cancelAt: at('04-10') }, at('04-10')],
    ['7 days after a renewal failed', { status: 'past_due' }, at('04-10')],
    [
      'its end, where that comes before the grace',
      { status: 'past_due', cancelAt: at('04-05') },
      at('04-05'),
    ],
    [
      'the end of what is paid, ended at once by choice',
      { status: 'canceled', endedAt: at('04-09'), isEndedByChoice: true },
      at('05-03'),
    ],
    [
      'its end, where payments failed',
      { status: 'canceled', endedAt: at('04-25'), isEndedByChoice: false },
      at('04-25'),
    ],
    [
      'its end, where nothing was paid in the trial',
      { ...trial, status: 'canceled', endedAt: at('04-06'), isEndedByChoice: true },
      at('04-06'),
    ],
    ['its beginning, with quantity 0', { isCharged: false }, at('04-03')],
    ['the payment that went back', { withdrawnAt: at('04-03') }, at('04-03')],
  ])('%s', (_when, changed, expected) => {
    expect(proUntil({ ...terms, ...changed })).toEqual(expected);
  });

  it.each(['unpaid', 'incomplete', 'incomplete_expired', 'paused', 'something new'])(
    'its beginning, where it is %s',
    (status) => expect(proUntil({ ...terms, status })).toEqual(terms.periodStart),
  );
});

describe('an account has Pro', () => {
  const account = {
    kind: 'personal' as 'personal' | 'team',
    email: 'a@shop.test',
    emailVerified: true,
    subscriptionStatus: 'free',
    proUntil: null as Date | null,
    grantedProUntil: null as Date | null,
  };
  const now = at('04-20');

  it.each<[string, Partial<typeof account>, boolean]>([
    ['not without anything', {}, false],
    ['until a time to come', { subscriptionStatus: 'canceled', proUntil: at('04-21') }, true],
    [
      'not after it, whatever the status says',
      { subscriptionStatus: 'active', proUntil: at('04-19') },
      false,
    ],
    ['without an end, while the status says so', { subscriptionStatus: 'active' }, true],
    ['as a team that pays', { kind: 'team', subscriptionStatus: 'active' }, true],
    ['not as a team by what a member was given', { kind: 'team', grantedProUntil: at('04-21') }, false],
    ['not as a team by the listed address of a member', { kind: 'team', email: 'listed@shop.test' }, false],
    ['as a founder’s gift', { grantedProUntil: at('04-21') }, true],
    ['not after the gift', { grantedProUntil: at('04-19') }, false],
    ['by its listed address', { email: 'listed@shop.test' }, true],
    [
      'not by a listed address that nobody has proven',
      { email: 'listed@shop.test', emailVerified: false },
      false,
    ],
  ])('%s', (_when, changed, expected) => {
    const holder = { ...account, ...changed };
    expect(hasPro(holder, holder, ['listed@shop.test'], now)).toBe(expected);
  });
});
