import { translated } from '@liftmark/contract/translated';
import { quote } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  title: { passes: 'Guest checkout is available', fails: 'Checkout requires an account' },
  why: 'Of US shoppers who abandoned a checkout, 35% blamed forced account creation in 2016, and 19% in the latest survey. Across 1,362 forms, more people left at the password field than at any other.',
  measure:
    'Scores 1 with a guest option or no required password, and 0 if an account or sign-in is the only way forward. Not scored if neither is visible.',
  notMeasured: { unclear: 'This step doesn’t show whether people can buy without an account.' },
  searched: ['forms, buttons, and links on the page, for any mention of guest checkout'],
  observed: {
    guest: ({ label }: { label: string }) => `People can buy without an account: ${quote(label)}.`,
    noPassword: 'People can place an order without entering a password.',
    account: 'The only way forward is to sign in or create an account.',
  },
  advice: {
    title: ({ submit }: { submit: string | null }) =>
      `Add guest checkout${submit === null ? '' : ` next to ${quote(submit, 40)}`}`,
    steps: [
      'Put guest checkout first and make it as prominent as signing in.',
      'Ask only for what the order needs: email, delivery, payment.',
      'After the order, offer an account: one password field, and the reasons to sign up.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
