import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Kinds = Parameters<Text['advice']['steps']>[0]['missing'];

/** In the accusative. */
const KINDS: Record<Kinds[number], string> = {
  phone: 'eine Telefonnummer',
  whatsapp: 'einen WhatsApp-Link',
  email: 'eine E-Mail-Adresse',
  address: 'eine Postanschrift',
  page: 'einen Kontaktlink',
  form: 'ein Kontaktformular',
};

/** A contact link and a contact form count once. */
function onlyWay(kinds: Kinds): string {
  return kinds.length > 1 ? '; das zählt als ein Kontaktweg' : ', aber keinen zweiten Kontaktweg';
}

export const text: Text = {
  title: {
    passes: 'Kontaktdaten sind leicht zu finden',
    fails: 'Kontaktdaten fehlen oder sind spärlich',
  },
  why: 'Die Stanford-Leitlinien, gestützt auf Forschung mit über 4.500 Personen, raten, per Telefon, Post und E-Mail leicht erreichbar zu sein. Offene Kontaktdaten gehören zu den dauerhaften Zeichen einer glaubwürdigen Website.',
  measure: (scale) =>
    `Kontaktwege von Header bis Footer (Telefon oder WhatsApp, E-Mail, Postanschrift, Kontaktseite oder -formular): ${scale}. Platzhalternummern, Links ins Leere, Social-Media-Icons und Chat zählen nicht.`,
  notMeasured: {
    unknown: 'Es ist unklar, ob die Seite Kontaktdaten zeigt.',
    noWordList:
      'Weder Telefonnummer noch E-Mail-Adresse wurden gefunden, und für Kontaktlinks gibt es in dieser Sprache keine Wortliste.',
  },
  /** What could be in a part of the page that wasn’t read. */
  missing: 'ein Kontaktweg',
  observed: {
    found: ({ kinds, isOnlyWay }) =>
      `Die Seite hat ${list(kinds.map((kind) => KINDS[kind]))}${isOnlyWay ? onlyWay(kinds) : ''}.`,
    placeholder: ({ contact }) =>
      `${quote(contact)} stammt aus einer Vorlage, und ein anderer Kontaktweg wurde nicht gefunden.`,
    leadsNowhere: ({ link }) =>
      `${quote(link)} führt ins Leere, und weder Telefonnummer noch E-Mail-Adresse oder Anschrift wurden gefunden.`,
    none: 'Weder Telefonnummer noch E-Mail-Adresse, Anschrift oder Kontaktlink wurden gefunden.',
  },
  advice: {
    title: {
      second: ({ contact }) => `Neben ${quote(contact, 40)} einen zweiten Kontaktweg ergänzen`,
      first: () => 'Kontaktdaten auf der Seite ergänzen',
    },
    steps: ({ missing }) => [
      `Ergänzen Sie im Header oder Footer ${list(
        missing.map((kind) => KINDS[kind]),
        4,
      )}${missing.length > 1 ? ', je nachdem, was Sie betreuen können' : ''}.`,
      'Verlinken Sie Telefonnummern und E-Mail-Adressen (tel:, mailto:), damit ein Tippen genügt.',
      'Wenn Sie nicht sofort antworten, sagen Sie, wann.',
    ],
  },
};
