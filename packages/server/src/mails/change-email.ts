import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';

export const changeEmail = defineMail('change-email', {
  subject: () => 'Confirm your new email address',
  preview: () => 'One click, and you sign in with this address.',
  body: ({ token }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph('Hello,'),
      paragraph('You asked to use this address for your Liftmark account. Please confirm that it is yours.'),
      button(`${publicUrl}/verify-email#token=${token}`, 'Use this address'),
      small(
        'The link works once, for 2 hours. Until then nothing changes. If you did not ask for this, ignore this mail.',
      ),
    ),
});
