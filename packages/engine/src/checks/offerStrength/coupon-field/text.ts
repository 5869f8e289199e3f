import { translated } from '@liftmark/contract/translated';
import { capitalized, quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const field = (label: string, limit?: number) =>
  label === '' ? 'the coupon field' : `the coupon field ${quote(label, limit)}`;

const english = {
  title: { passes: 'No coupon field is open by default', fails: 'Coupon field is open and empty' },
  why: 'A shop lost revenue in a controlled experiment when a coupon box appeared in its cart. The experimenters warn that an empty code field sends buyers away to look for a code.',
  measure: (cases: string) => `An empty coupon field scores ${cases}.`,
  how: {
    open: 'if it’s open by default',
    behindLink: 'behind a link',
    none: 'if there’s none',
  },
  observed: {
    none: 'The page has no coupon field.',
    open: ({ label }: { label: string }) => `${capitalized(field(label))} is open and empty.`,
    behindLink: ({ label }: { label: string }) =>
      `Buyers open the coupon field with ${label === '' ? 'a link' : quote(label)}.`,
  },
  searched: ['form fields and links on the page, for any mention of coupons'],
  /** Replaces a missing label in the copy example. */
  noLabel: 'coupon code',
  advice: {
    title: ({ label }: { label: string }) => `Move ${field(label, 40)} behind a small link`,
    steps: ({ label }: { label: string }) => [
      `Replace ${field(label, 40)} with a text link that opens it.`,
      'Apply the code automatically for visitors who come through a campaign link.',
      'If everyone gets the discount, show it in the price instead of as a code.',
    ],
    design: ['A plain text link below the order total, without a box or button.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
