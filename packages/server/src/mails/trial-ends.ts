import { formatPrice, PLANS } from '@liftmark/contract/plans';
import { Fragment, createElement as h } from 'react';
import { dayOf } from './moment.ts';
import { button, paragraph } from './parts.ts';
import { defineMail } from './template.ts';
import { text } from './text.ts';

const words = text.trialEnds;

/** Sent two days before a trial ends, unless it is canceled. */
export const trialEnds = defineMail('trial-ends', {
  subject: ({ trialEndsAt }) => words.subject({ day: dayOf(trialEndsAt) }),
  preview: ({ planType }) => words.preview({ price: formatPrice(PLANS[planType].charged) }),
  body: ({ firstName, trialEndsAt, planType }, { publicUrl }) =>
    h(
      Fragment,
      null,
      paragraph(text.greeting({ firstName })),
      paragraph(
        words.renewal({
          price: formatPrice(PLANS[planType].charged),
          day: dayOf(trialEndsAt),
          period: planType === 'annual' ? 'year' : 'month',
        }),
      ),
      paragraph(words.cancellation),
      button(`${publicUrl}/account#plan`, words.button),
    ),
});
