import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

function only(call: string | null, mail: string | null): string {
  if (call !== null && mail !== null) {
    return `Auf dieser Seite kann man nur ${quote(call, 40)} anrufen oder an ${quote(mail, 60)} schreiben.`;
  }
  return call === null
    ? `Auf dieser Seite kann man nur an ${quote(mail ?? '', 60)} schreiben.`
    : `Auf dieser Seite kann man nur ${quote(call, 40)} anrufen.`;
}

export const text: Text = {
  why: 'Viele rufen ungern bei Fremden an, und am Arbeitsrechner öffnen E-Mail-Links oft gar nichts. Ein kurzes Formular oder eine Online-Buchung funktioniert auch nachts, wenn niemand ans Telefon geht.',
  measure:
    'Wird gemeldet, wenn eine Seite, die Anfragen, Bestellungen oder Buchungen will, kein Formular hat und ihr einziger Call-to-Action eine Telefonnummer oder E-Mail-Adresse ist. Weniger schwer, wenn sie beides bietet.',
  advice: ({ call, mail }) => ({
    title:
      call !== null
        ? `Neben ${quote(call, 40)} ein Formular oder eine Online-Buchung anbieten`
        : `Neben ${quote(mail ?? '', 40)} ein Formular anbieten`,
    observed: `${only(call, mail)} Es gibt weder ein Formular noch eine Online-Buchung.`,
    steps: [
      'Ergänzen Sie ein Formular mit drei Feldern: Name, E-Mail oder Telefon und worum es geht.',
      'Sagen Sie neben dem Formular, wann Sie antworten, etwa „Wir antworten innerhalb von [Zeitraum]“.',
      call === null
        ? 'Ergänzen Sie eine Telefon- oder WhatsApp-Nummer für Eilige.'
        : 'Sagen Sie, wann Sie telefonisch erreichbar sind, und bieten Sie außerhalb dieser Zeiten einen Rückruf an.',
    ],
  }),
};
