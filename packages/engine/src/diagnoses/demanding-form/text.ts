import { translated } from '@liftmark/contract/translated';
import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'Every field costs effort, and people wonder what each answer is for. Forms that ask for less are completed more often, while a form that doesn’t ask for an email address or a date can’t do its job.',
  measure:
    'Reported if the main form has 7 or more fields (12 in a checkout), asks for the same thing twice, takes a booking or message without asking for an email address or phone number, takes a booking without asking for a date, requires an account before a purchase, or has a button that empties it. Such a button alone never comes among the first five. Phone, address, quantity, date and time don’t count where the form books or orders something, except in a checkout.',
  title: {
    noReply: ({ submit }: { submit: string }) =>
      `The form ${submit} asks for neither an email address nor a phone number`,
    twice: ({ label }: { label: string }) => `The form asks for ${quote(label, 40)} twice`,
    noDate: ({ submit }: { submit: string }) => `The booking form ${submit} doesn’t ask for a date`,
    emptied: ({ label }: { label: string }) => `The button ${quote(label, 40)} empties the whole form`,
    long: ({ submit, count }: { submit: string; count: number }) =>
      `The form ${submit} asks for ${amount(count, 'thing')} at once`,
    account: ({ submit }: { submit: string }) => `The form ${submit} requires an account before a purchase`,
  },
  submit: (label: string | null) => (label === null ? 'on this page' : `with the button ${quote(label, 40)}`),
  observed: {
    fields: ({ labels, required }: { labels: readonly string[]; required: number }) =>
      `The form asks for ${list(labels, 8)}${required === 0 ? '' : `; ${required} of these ${required === 1 ? 'is' : 'are'} required`}.`,
    noReply: 'Without an email address or phone number, you can’t reply to visitors.',
    twice: ({ label }: { label: string }) => `${quote(label, 40)} comes up twice.`,
    noDate: 'Visitors have to type the date into another field or wait for you to ask.',
    emptied: ({ label, submit }: { label: string; submit: string }) =>
      `One click on ${quote(label, 40)}, next to ${quote(submit, 40)}, deletes everything that visitors have typed.`,
    account: 'The form asks for a password before visitors can buy anything.',
  },
  steps: {
    noReply: 'Add one required field for the email address or phone number.',
    twice: ({ label }: { label: string }) => `Delete the second ${quote(label, 40)}.`,
    noDate: 'Add a date picker that shows only the days when you’re available.',
    emptied: ({ label }: { label: string }) =>
      `Remove the button ${quote(label, 40)}: hardly anyone needs it, and a wrong click costs everything typed.`,
    drop: ({ labels }: { labels: readonly string[] }) =>
      `Remove the fields you don’t need right away, such as ${list(labels, 4)}, and ask for them later.`,
    split: 'If you need everything, split the form into two short steps and show the progress.',
    optional: 'Mark the optional fields as optional.',
    guest: 'Let people order as guests, and offer an account after the purchase.',
    next: 'Next to the button, say what happens after the click, and when.',
  },
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });
