import { Fragment, createElement as h } from 'react';
import { dayOf } from './moment.ts';
import { button, paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.paymentFailed;

export const paymentFailed = defineMail('payment-failed', {
  subject: () => words.subject,
  preview: ({ proUntil }) => words.preview({ day: dayOf(proUntil) }),
  body: ({ firstName, proUntil }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.declined({ day: dayOf(proUntil) })),
      paragraph(words.request),
      button(`${publicUrl}/account#plan`, words.button),
    ),
});
