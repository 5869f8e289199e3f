import { Fragment, createElement as h } from 'react';
import { withoutLinks } from '../platform/without-links.ts';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.connectionBroken;

/** An analytics service refuses a connection, or hasn't answered for days. */
export const connectionBroken = defineMail('connection-broken', {
  subject: ({ source, name }) => words.subject({ source, name: withoutLinks(name) }),
  preview: () => words.preview,
  body: ({ firstName, source, name, host, reason }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.stopped({ source, name: withoutLinks(name), host: host ? withoutLinks(host) : null })),
      paragraph(reason),
      paragraph(words.missing),
      button(`${publicUrl}/account/measuring#connections`, words.button),
      small(words.note),
    ),
});
