import { Fragment, createElement as h } from 'react';
import { dayOf } from './moment.ts';
import { button, paragraph } from './parts.ts';
import { defineMail } from './template.ts';

export const paymentFailed = defineMail('payment-failed', {
  subject: () => 'Your payment for Liftmark Pro did not go through',
  preview: ({ proUntil }) => `Pro stays open until ${dayOf(proUntil)}.`,
  body: ({ firstName, proUntil }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(
        `Your card was declined when Liftmark Pro came up for renewal. Pro stays open to you until ${dayOf(proUntil)} while we try again.`,
      ),
      paragraph('To keep it, check your card or give another one.'),
      button(`${publicUrl}/account#plan`, 'Manage plan'),
    ),
});
