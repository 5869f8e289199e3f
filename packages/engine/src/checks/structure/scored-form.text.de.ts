import type { Text } from './scored-form.text.ts';

export const text: Text = {
  kinds: {
    email: 'E-Mail-Feld',
    password: 'Passwortfeld',
    phone: 'Telefonfeld',
    name: 'Namensfeld',
    address: 'Adressfeld',
    company: 'Firmenfeld',
    message: 'Nachrichtenfeld',
    quantity: 'Mengenfeld',
    date: 'Datumsfeld',
    choice: 'Auswahlfeld',
    birthdate: 'Geburtsdatumsfeld',
    income: 'Einkommensfeld',
    identity: 'Ausweisnummernfeld',
    card: 'Kartenfeld',
    coupon: 'Gutscheinfeld',
    consent: 'Einwilligungsfeld',
    newsletter: 'Newsletter-Feld',
    'paid-extra': 'Feld für eine kostenpflichtige Zusatzleistung',
    other: 'Feld',
  },
  awaited: ({ host }) =>
    `Ein Formular von ${host} wurde bei uns nicht geladen, deshalb konnten wir es nicht prüfen.`,
  unlabeled: ({ kind }) => `das unbeschriftete ${kind}`,
};
