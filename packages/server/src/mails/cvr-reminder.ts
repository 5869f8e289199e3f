import { Fragment, createElement as h } from 'react';
import { button, list, paragraph, withoutLinks } from './parts.ts';
import { defineMail } from './template.ts';

/** A week after pages were marked as optimized: what did it bring? */
export const cvrReminder = defineMail('cvr-reminder', {
  subject: ({ pages: [first, ...others] }) =>
    others.length === 0
      ? `What did the change bring? ${withoutLinks(first ?? '')}`
      : 'What did your changes bring?',
  preview: () => 'Enter the conversion rate since the change to see the lift.',
  subscriber: ({ userId }) => userId,
  body: ({ firstName, pages }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(`Hello ${firstName},`),
      paragraph(
        pages.length === 1
          ? 'A week ago or longer you marked this page as optimized. Its conversion rate since then is still missing:'
          : 'A week ago or longer you marked these pages as optimized. Their conversion rates since then are still missing:',
      ),
      list(pages.map(withoutLinks)),
      paragraph(
        'Enter the rate before and after, with visitors and conversions if you have them, and Liftmark shows the lift with the interval that they allow.',
      ),
      button(`${publicUrl}/dashboard?status=optimized`, 'Track CVR'),
    ),
});
