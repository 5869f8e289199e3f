import { Fragment, createElement as h } from 'react';
import { paragraph } from './parts.ts';
import { defineMail } from './template.ts';

export const accountDeleted = defineMail('account-deleted', {
  subject: () => 'Your account was deleted',
  preview: () => 'Your account, your reports and everything that belonged to them are gone.',
  body: ({ firstName }) =>
    h(
      Fragment,
      null,
      paragraph(`Goodbye ${firstName},`),
      paragraph(
        'As you asked, your account, your reports and everything that belonged to them were deleted. Links to your reports no longer work.',
      ),
      paragraph('If this was not you, please write to us at once.'),
    ),
});
