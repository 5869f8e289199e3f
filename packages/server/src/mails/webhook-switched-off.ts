import { Fragment, createElement as h } from 'react';
import { onlyText, withoutLinks } from '../platform/without-links.ts';
import { button, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.webhookSwitchedOff;

/** A webhook failed for days, its address said that it's gone, or its maker no longer manages the team. */
export const webhookSwitchedOff = defineMail('webhook-switched-off', {
  subject: ({ name }) => words.subject({ name: onlyText(name) }),
  preview: ({ reason }) => words.previews[reason],
  body: ({ firstName, name: entered, host: address, webhookId, reason }, { publicUrl }) => {
    const name = onlyText(entered);
    const host = withoutLinks(address);
    return h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.reasons[reason]({ name, host })),
      paragraph(words.request),
      button(`${publicUrl}/account/webhooks/${webhookId}`, words.button),
      small(words.note),
    );
  },
});
