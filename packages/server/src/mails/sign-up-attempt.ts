import { Fragment, createElement as h } from 'react';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';

export const signUpAttempt = defineMail('sign-up-attempt', {
  subject: () => 'You already have a Liftmark account',
  preview: () => 'Somebody tried to sign up with your address.',
  body: ({ firstName }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(
        'Somebody tried to sign up at Liftmark with your address. If it was you: you have an account already.',
      ),
      button(`${publicUrl}/analyze?auth=signin`, 'Sign in'),
      small(
        'If you do not remember your password, choose "Forgot your password?" there. If it was not you, nothing needs to be done: nobody got in.',
      ),
    ),
});
