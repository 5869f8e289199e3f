import { translated } from '@liftmark/contract/translated';
import { text as de } from './scored-form.text.de.ts';
import { text as es } from './scored-form.text.es.ts';
import { text as fr } from './scored-form.text.fr.ts';

const english = {
  kinds: {
    email: 'email field',
    password: 'password field',
    phone: 'phone field',
    name: 'name field',
    address: 'address field',
    company: 'company field',
    message: 'message field',
    quantity: 'quantity field',
    date: 'date field',
    choice: 'choice field',
    birthdate: 'birth date field',
    income: 'income field',
    identity: 'ID number field',
    card: 'card field',
    coupon: 'coupon field',
    consent: 'consent field',
    newsletter: 'newsletter field',
    'paid-extra': 'paid extra field',
    other: 'field',
  },
  awaited: ({ host }: { host: string }) => `A form from ${host} didn’t load for us, so we couldn’t check it.`,
  unlabeled: ({ kind }: { kind: string }) => `the unlabeled ${kind}`,
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
