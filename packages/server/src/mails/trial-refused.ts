import { Fragment, createElement as h } from 'react';
import { button, paragraph } from './parts.ts';
import { defineMail } from './template.ts';

/** The card was used for a trial before. */
export const trialRefused = defineMail('trial-refused', {
  subject: () => 'Your free trial could not begin',
  preview: () => 'Nothing was charged.',
  body: ({ firstName }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(
        'The card that you gave was used for a free trial of Liftmark Pro before, and each card has one. We have ended the new trial at once: nothing was charged, and nothing will be.',
      ),
      paragraph('You can have Pro without a trial, by the month or by the year, and cancel anytime.'),
      button(`${publicUrl}/subscribe`, 'See the plans'),
    ),
});
