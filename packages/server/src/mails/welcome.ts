import { Fragment, createElement as h } from 'react';
import { button, link, list, paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.welcome;

export const welcome = defineMail('welcome', {
  subject: () => words.subject,
  preview: () => words.preview,
  subscriber: ({ userId }) => userId,
  body: (_props, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(words.greeting),
      paragraph(words.introduction),
      list(words.questions),
      paragraph(
        words.wholeList.before,
        link(`${publicUrl}/tools/cro-checklist`, words.wholeList.link),
        words.wholeList.after,
      ),
      button(`${publicUrl}/analyze`, words.button),
    ),
});
