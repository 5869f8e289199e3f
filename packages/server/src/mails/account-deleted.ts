import { Fragment, createElement as h } from 'react';
import { paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.accountDeleted;

export const accountDeleted = defineMail('account-deleted', {
  subject: () => words.subject,
  preview: () => words.preview,
  body: ({ firstName }) =>
    h(
      Fragment,
      null,
      paragraph(words.greeting({ firstName })),
      paragraph(words.deleted),
      paragraph(words.unexpected),
    ),
});
