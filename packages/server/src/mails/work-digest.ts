import { Fragment, createElement as h } from 'react';
import { onlyText, withoutLinks } from '../platform/without-links.ts';
import { button, entries, paragraph } from './parts.ts';
import type { MailProps } from './props.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.workDigest;

/** The whole comment is on the screen. */
const COMMENT_CHARACTERS = 600;

type Item = MailProps<'work-digest'>['items'][number];

const actorOf = ({ actor }: Item): string => onlyText(actor) || words.someone;

/** Mentions and assignments, at most once an hour. What others wrote carries no links. */
export const workDigest = defineMail('work-digest', {
  subject: ({ items }) => {
    const [first] = items;
    if (first === undefined || items.length > 1) return words.subject.many({ items: items.length });
    return words.subject[first.kind]({ actor: actorOf(first), task: withoutLinks(first.task) });
  },
  preview: () => words.preview,
  subscriber: ({ userId }) => userId,
  kinds: ({ kinds }) => kinds,
  body: ({ firstName, items }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      entries(
        items.map((item) => ({
          title: words.title({ kind: item.kind, actor: actorOf(item) }),
          lines: [
            words.about({
              task: withoutLinks(item.task),
              page: withoutLinks(item.page),
              workspace: onlyText(item.workspace),
            }),
            ...(item.text === null ? [] : [onlyText(item.text, COMMENT_CHARACTERS)]),
          ],
        })),
      ),
      button(`${publicUrl}/teamwork`, words.button),
    ),
});
