import { Fragment, createElement as h } from 'react';
import { link, paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.contactMessage;

/** To the founders: a message from the contact form. */
export const contactMessage = defineMail('contact-message', {
  subject: ({ name }) => words.subject({ name }),
  preview: ({ message }) => message.slice(0, 120),
  body: ({ name, email, message }) =>
    h(
      Fragment,
      null,
      paragraph(words.from.before({ name }), link(`mailto:${email}`, email), words.from.after),
      ...message.split(/\n{2,}/).map((part, index) => h(Fragment, { key: index }, paragraph(part))),
    ),
});
