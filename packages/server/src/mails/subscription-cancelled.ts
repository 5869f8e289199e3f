import { Fragment, createElement as h } from 'react';
import { dayOf } from './moment.ts';
import { button, paragraph } from './parts.ts';
import { defineMail } from './template.ts';

/** It will not renew, or has ended. */
export const subscriptionCancelled = defineMail('subscription-cancelled', {
  subject: ({ isOver }) =>
    isOver ? 'Your Liftmark Pro has ended' : 'Your Liftmark Pro is cancelled and will not renew',
  preview: ({ isOver, proUntil }) =>
    isOver ? 'Your reports stay yours.' : `Pro stays open until ${dayOf(proUntil)}.`,
  body: ({ firstName, proUntil, isOver }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(
        isOver
          ? 'Your subscription to Liftmark Pro has ended, and nothing more will be charged. You are on the free plan now.'
          : `Your subscription to Liftmark Pro is cancelled. Pro stays open to you until ${dayOf(proUntil)}; after that nothing more is charged, and you are on the free plan.`,
      ),
      paragraph('Your reports stay yours. You can have Pro back whenever you like.'),
      button(
        isOver ? `${publicUrl}/subscribe` : `${publicUrl}/account#plan`,
        isOver ? 'See the plans' : 'Manage plan',
      ),
    ),
});
