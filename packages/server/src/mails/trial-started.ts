import { formatPrice, PLANS, TRIAL_DAYS } from '@liftmark/contract/plans';
import { Fragment, createElement as h } from 'react';
import { dayOf } from './moment.ts';
import { button, list, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';

export const trialStarted = defineMail('trial-started', {
  subject: () => `Your ${TRIAL_DAYS}-day free trial of Liftmark Pro has begun`,
  preview: ({ trialEndsAt }) => `Everything is open until ${dayOf(trialEndsAt)}.`,
  body: ({ firstName, trialEndsAt, planType }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(`Liftmark Pro is yours until ${dayOf(trialEndsAt)}. This is open to you now:`),
      list([
        'Unlimited analyses, with every recommendation and its action plan',
        'AI Expert Chat about any of your reports',
        'Competitor Analysis, SWOT Analysis and Copy Optimization',
      ]),
      button(`${publicUrl}/analyze`, 'Analyze a page'),
      small(
        `Nothing has been charged. If you keep Pro, ${formatPrice(PLANS[planType].charged)} is charged on ${dayOf(trialEndsAt)}. We write to you two days before. To cancel, open your account and choose "Manage plan".`,
      ),
    ),
});
