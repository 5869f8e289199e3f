import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';

export const securityNotice = defineMail('security-notice', {
  subject: ({ event }) => `Your ${event}`,
  preview: ({ event }) => `Your ${event}.`,
  body: ({ firstName, event, advice }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(`Your ${event}.`),
      paragraph(advice),
      button(`${publicUrl}/account`, 'Look at my account'),
      small('You get this mail because it concerns the security of your account.'),
    ),
});
