import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.resetPassword;

export const resetPassword = defineMail('reset-password', {
  subject: () => words.subject,
  preview: () => words.preview,
  body: ({ firstName, token }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.request),
      button(`${publicUrl}/reset-password#token=${token}`, words.button),
      small(words.note),
    ),
});
