import { Fragment, createElement as h } from 'react';
import { withoutLinks } from '../platform/without-links.ts';
import { button, entries, paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.dueTasks;

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Sent once for each due date, at most daily. */
export const dueTasks = defineMail('due-tasks', {
  subject: ({ items }) => {
    const [first] = items;
    return first !== undefined && items.length === 1
      ? words.subject.one({ task: withoutLinks(first.task) })
      : words.subject.many({ items: items.length });
  },
  preview: () => words.preview,
  subscriber: ({ userId }) => userId,
  kinds: () => ['due'],
  body: ({ firstName, items }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.lead({ items: items.length })),
      entries(
        items.map(({ page, task, dueOn }) => ({
          title: withoutLinks(task),
          lines: [words.due({ page: withoutLinks(page), day: DAY.format(new Date(`${dueOn}T00:00:00Z`)) })],
        })),
      ),
      button(`${publicUrl}/teamwork`, words.button),
    ),
});
