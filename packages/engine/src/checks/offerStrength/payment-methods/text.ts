import { translated } from '@liftmark/contract/translated';
import { list } from '../../shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const methodsShown = (methods: readonly string[]) =>
  methods.length === 1
    ? `payment method shown is ${list(methods)}`
    : `payment methods shown are ${list(methods, 8)}`;

const english = {
  title: { passes: 'Several payment methods are shown', fails: 'Few payment methods are shown' },
  why: 'In a survey, 8% of US shoppers abandoned a checkout because it had too few payment methods. In one app, paying with a wallet took 17 seconds, compared with 103 seconds of typing; the higher conversion that wallet providers report mostly reflects who uses wallets.',
  measure: (scale: string) =>
    `Different payment methods shown: ${scale}. Not scored if none are, because they may appear in a later step.`,
  notMeasured: { none: 'No payment methods are shown here. They may appear in a later step.' },
  observed: {
    enough: ({ methods }: { methods: readonly string[] }) => `The ${methodsShown(methods)}.`,
    few: ({ methods }: { methods: readonly string[] }) =>
      `The only ${methodsShown(methods)}; aim for at least three.`,
  },
  advice: {
    title: ({ methods }: { methods: readonly string[] }) => `Add payment methods beyond ${list(methods)}`,
    steps: ({ methods }: { methods: readonly string[] }) => [
      `The page shows ${list(methods)}. Check which other methods are used most in your customers’ countries.`,
      'Add the one or two that are used most, including a mobile wallet.',
      'Show the logos of all methods near the purchase button and in the payment step.',
    ],
    design: ['Small logos in one row; on phones, the wallet button above the card form.'],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
