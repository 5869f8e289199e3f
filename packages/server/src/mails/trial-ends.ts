import { formatPrice, PLANS } from '@liftmark/contract/plans';
import { Fragment, createElement as h } from 'react';
import { dayOf } from './moment.ts';
import { button, paragraph } from './parts.ts';
import { defineMail } from './template.ts';

/** Two days before the end of a trial that nobody has cancelled. */
export const trialEnds = defineMail('trial-ends', {
  subject: ({ trialEndsAt }) => `Your free trial ends on ${dayOf(trialEndsAt)}`,
  preview: ({ planType }) => `Pro goes on for ${formatPrice(PLANS[planType].charged)} unless you cancel.`,
  body: ({ firstName, trialEndsAt, planType }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(
        `Your free trial of Liftmark Pro ends on ${dayOf(trialEndsAt)}. To keep Pro you need not do anything: ${formatPrice(PLANS[planType].charged)} is charged then, and every ${planType === 'annual' ? 'year' : 'month'} after.`,
      ),
      paragraph(
        'If it is not for you, cancel before that day and nothing is charged. Your reports stay yours either way.',
      ),
      button(`${publicUrl}/account#plan`, 'Manage plan'),
    ),
});
