import { Fragment, createElement as h } from 'react';
import { onlyText } from '../platform/without-links.ts';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.invitation;

/** To an address that a team invited. Names are those that people entered, so they make no links. */
export const invitation = defineMail('invitation', {
  subject: ({ workspace }) => words.subject({ workspace: onlyText(workspace) }),
  preview: ({ inviter }) => words.preview({ inviter: onlyText(inviter) }),
  body: ({ workspace, inviter, role, token }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greetingWithoutName),
      paragraph(words.invited({ workspace: onlyText(workspace), inviter: onlyText(inviter), role })),
      paragraph(words.roles[role]),
      button(`${publicUrl}/invitation#token=${token}`, words.button),
      small(words.note),
    ),
});
