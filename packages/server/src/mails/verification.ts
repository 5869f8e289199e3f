import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.verification;

export const verification = defineMail('verification', {
  subject: () => words.subject,
  preview: () => words.preview,
  body: ({ token }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greetingWithoutName),
      paragraph(words.request),
      button(`${publicUrl}/verify-email#token=${token}`, words.button),
      small(words.note),
    ),
});
