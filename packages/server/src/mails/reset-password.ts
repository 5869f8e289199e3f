import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';

export const resetPassword = defineMail('reset-password', {
  subject: () => 'Set a new password',
  preview: () => 'The link works once, for one hour.',
  body: ({ firstName, token }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph('Somebody, hopefully you, asked for a new password for your Liftmark account.'),
      button(`${publicUrl}/reset-password#token=${token}`, 'Set a new password'),
      small('The link works once, for one hour. Your password stays as it is if you do nothing.'),
    ),
});
