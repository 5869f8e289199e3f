import { Fragment, createElement as h } from 'react';
import { dayOf } from './moment.ts';
import { button, paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const { ended, ending, comeBack } = text.subscriptionCancelled;

/** The subscription won't renew, or has ended. */
export const subscriptionCancelled = defineMail('subscription-cancelled', {
  subject: ({ isOver }) => (isOver ? ended.subject : ending.subject),
  preview: ({ isOver, proUntil }) => (isOver ? ended.preview : ending.preview({ day: dayOf(proUntil) })),
  body: ({ firstName, proUntil, isOver }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(isOver ? ended.statement : ending.statement({ day: dayOf(proUntil) })),
      paragraph(comeBack),
      isOver
        ? button(`${publicUrl}/subscribe`, ended.button)
        : button(`${publicUrl}/account#plan`, ending.button),
    ),
});
