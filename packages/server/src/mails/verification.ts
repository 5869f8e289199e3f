import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';

export const verification = defineMail('verification', {
  subject: () => 'Verify your email address',
  preview: () => 'One click, and your address is confirmed.',
  body: ({ token }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph('Hello,'),
      paragraph('Please confirm that this is your address. You can use Liftmark meanwhile.'),
      button(`${publicUrl}/verify-email#token=${token}`, 'Verify my address'),
      small('The link works once, for 48 hours. If you did not sign up at Liftmark, ignore this mail.'),
    ),
});
