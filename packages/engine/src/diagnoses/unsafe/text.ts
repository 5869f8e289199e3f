import { translated } from '@liftmark/contract/translated';
import { list, quote } from '../../checks/shared/phrasing.ts';
import type { FieldKind } from '../../facts/types/forms.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

interface Asked {
  asked: readonly FieldKind[];
  /** The label of the form's button. */
  button: string | null;
}

const NAMES: Partial<Record<FieldKind, string>> = {
  name: 'a name',
  phone: 'a phone number',
  address: 'an address',
  birthdate: 'a date of birth',
  identity: 'an ID number',
  card: 'card details',
  income: 'an income',
  password: 'a password',
  email: 'an email address',
};

const named = (asked: readonly FieldKind[]) => list(asked.flatMap((kind) => NAMES[kind] ?? []));

const english = {
  why: 'People hand over data and money only when they trust what happens next. Browsers warn about pages without encryption, and in a lab study, shoppers even paid more when a store’s privacy protection was easy to see.',
  measure:
    'Reported if the connection or the payment isn’t secure, if a form requires data that it doesn’t need, or if the page has no privacy policy although a form asks for personal data or the product handles a company’s data. Forms that only ask for an email address don’t count. A missing policy comes among the first five only where visitors pay, donate or hand over data.',
  asks: {
    title: ({ asked, button }: Asked) =>
      `${button === null ? 'The form' : `The form behind ${quote(button, 40)}`} asks for ${named(asked)} without a privacy policy`,
    observed: ({ asked, hasNoTerms, button }: Asked & { hasNoTerms: boolean }) =>
      `The form${button === null ? '' : ` with the button ${quote(button, 40)}`} has fields for ${named(asked)}. The page doesn’t link to a privacy policy${hasNoTerms ? ' or terms' : ''}.`,
    steps: (isPaid: boolean) => [
      'Below the button, say in one line what you do and don’t do with the data: “We only use your number to call you back.”',
      'Link that line to a privacy policy, and repeat the link in the footer.',
      ...(isPaid
        ? ['Name the company that takes the money and the payment provider, and say how refunds work.']
        : []),
      'Remove every field that you don’t need for the next step.',
    ],
  },
  entrusts: {
    title: (name: string | null) => `${name ?? 'The page'} shows neither terms nor a privacy policy`,
    observed: (name: string | null) =>
      `No link on the page${name === null ? '' : ` of ${name}`} leads to terms of use or a privacy policy.`,
    steps: [
      'In the footer, link to the terms and the privacy policy.',
      'Next to the main button, say where the data is stored, who can see it and how people can have it deleted.',
    ],
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
