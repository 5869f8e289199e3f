import { Fragment, createElement as h } from 'react';
import { withoutLinks } from '../platform/without-links.ts';
import { button, list, paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.cvrReminder;

/** Sent a week after pages were marked as optimized, while their new conversion rates are missing. */
export const cvrReminder = defineMail('cvr-reminder', {
  subject: ({ pages: [first, ...others] }) =>
    others.length === 0 ? words.subject.one({ page: withoutLinks(first ?? '') }) : words.subject.many,
  preview: () => words.preview,
  subscriber: ({ userId }) => userId,
  body: ({ firstName, pages }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.missing({ pages: pages.length })),
      list(pages.map(withoutLinks)),
      paragraph(words.request),
      button(`${publicUrl}/dashboard?status=optimized`, words.button),
    ),
});
