import { quote } from '../../checks/shared/phrasing.ts';

export const text = {
  why: 'Many people won’t call a stranger, and on a work computer a mail link often opens nothing. A short form or online booking also works at night, when no one picks up.',
  measure:
    'Reported if a page that wants inquiries, orders or bookings has no form and no other button or link to act than a phone number or an email address. Milder if it has both.',
  advice: ({ call, mail }: { call: string | null; mail: string | null }) => ({
    title:
      call !== null
        ? `Offer a form or online booking besides ${quote(call, 40)}`
        : `Offer a form besides ${quote(mail ?? '', 40)}`,
    observed: `${only(call, mail)} It has no form and no online booking.`,
    steps: [
      'Add a form with three fields: name, email or phone, and what people need.',
      'Say beside it when you’ll answer, such as “We reply within [time]”.',
      call === null
        ? 'Add a phone or WhatsApp number for people in a hurry.'
        : 'Say when the phone is answered, and offer a callback for the rest of the day.',
    ],
  }),
};

function only(call: string | null, mail: string | null): string {
  if (call !== null && mail !== null) {
    return `On this page, people can only call ${quote(call, 40)} or write to ${quote(mail, 60)}.`;
  }
  return call === null
    ? `On this page, people can only write to ${quote(mail ?? '', 60)}.`
    : `On this page, people can only call ${quote(call, 40)}.`;
}
