import { Fragment, createElement as h } from 'react';
import { button, paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.trialRefused;

/** The card was used for a trial before. */
export const trialRefused = defineMail('trial-refused', {
  subject: () => words.subject,
  preview: () => words.preview,
  body: ({ firstName }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.reason),
      paragraph(words.alternative),
      button(`${publicUrl}/subscribe`, words.button),
    ),
});
