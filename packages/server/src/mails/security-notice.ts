import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.securityNotice;

export const securityNotice = defineMail('security-notice', {
  subject: ({ event }) => words.subject({ event }),
  preview: ({ event }) => words.statement({ event }),
  body: ({ firstName, event, advice }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.statement({ event })),
      paragraph(advice),
      button(`${publicUrl}/account`, words.button),
      small(words.note),
    ),
});
