import { translated } from '@liftmark/contract/translated';
import { quote } from '../../checks/shared/phrasing.ts';
import { text as de } from './text.de.ts';
import { text as es } from './text.es.ts';
import { text as fr } from './text.fr.ts';

const english = {
  why: 'Many people won’t call a stranger, and on work computers, email links often don’t open anything. A short form or online booking also works at night, when no one picks up.',
  measure:
    'Reported if a page that wants inquiries, orders or bookings has no form, and its only call to action is a phone number or an email address. Less serious if it has both.',
  advice: ({ call, mail }: { call: string | null; mail: string | null }) => ({
    title:
      call !== null
        ? `Offer a form or online booking in addition to ${quote(call, 40)}`
        : `Offer a form in addition to ${quote(mail ?? '', 40)}`,
    observed: `${only(call, mail)} There’s no form and no online booking.`,
    steps: [
      'Add a form with three fields: name, email or phone, and what people need.',
      'Next to the form, say how soon you’ll reply, such as “We reply within [time]”.',
      call === null
        ? 'Add a phone or WhatsApp number for people in a hurry.'
        : 'Say when you answer the phone, and offer a callback outside those hours.',
    ],
  }),
};

export type Text = typeof english;

export const text = translated(english, { de, fr, es });

function only(call: string | null, mail: string | null): string {
  if (call !== null && mail !== null) {
    return `On this page, people can only call ${quote(call, 40)} or email ${quote(mail, 60)}.`;
  }
  return call === null
    ? `On this page, people can only email ${quote(mail ?? '', 60)}.`
    : `On this page, people can only call ${quote(call, 40)}.`;
}
