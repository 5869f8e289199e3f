import { Fragment, createElement as h } from 'react';
import { link, paragraph } from './parts.ts';
import { defineMail } from './template.ts';

/** To the founders: what somebody wrote in the contact form. */
export const contactMessage = defineMail('contact-message', {
  subject: ({ name }) => `Message from ${name}`,
  preview: ({ message }) => message.slice(0, 120),
  body: ({ name, email, message }) =>
    h(
      Fragment,
      null,
      paragraph(`${name} wrote, and can be answered at `, link(`mailto:${email}`, email), ':'),
      ...message.split(/\n{2,}/).map((part, index) => h(Fragment, { key: index }, paragraph(part))),
    ),
});
