import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.signUpAttempt;

export const signUpAttempt = defineMail('sign-up-attempt', {
  subject: () => words.subject,
  preview: () => words.preview,
  body: ({ firstName }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.attempt),
      button(`${publicUrl}/analyze?auth=signin`, words.button),
      small(words.note),
    ),
});
