import { formatPrice, PLANS } from '@liftmark/contract/plans';
import { Fragment, createElement as h } from 'react';
import { dayOf } from './moment.ts';
import { button, list, paragraph, small } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.trialStarted;

export const trialStarted = defineMail('trial-started', {
  subject: () => words.subject,
  preview: ({ trialEndsAt }) => words.preview({ day: dayOf(trialEndsAt) }),
  body: ({ firstName, trialEndsAt, planType }, { publicUrl }) => {
    const day = dayOf(trialEndsAt);
    return h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(words.unlocked({ day })),
      list(words.features),
      button(`${publicUrl}/analyze`, words.button),
      small(words.note({ price: formatPrice(PLANS[planType].charged), day })),
    );
  },
});
