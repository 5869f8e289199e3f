import { Fragment, createElement as h } from 'react';
import { onlyText } from '../platform/without-links.ts';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.teamNotice;

/** To a member of a team whose membership has changed or ended. The name is what people entered, so it makes no link. */
export const teamNotice = defineMail('team-notice', {
  subject: ({ team, change }) => words.subjects[change]({ team: onlyText(team) }),
  preview: ({ change }) => words.previews[change],
  body: ({ firstName, team, change, role }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.statements[change]({ team: onlyText(team), role })),
      paragraph(change === 'role' ? words.roles[role] : words.rest),
      button(`${publicUrl}/dashboard`, words.button),
      small(words.note),
    ),
});
