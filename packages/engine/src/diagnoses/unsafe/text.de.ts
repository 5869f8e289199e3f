import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Asked = Parameters<Text['asks']['title']>[0]['asked'];

const NAMES: Partial<Record<Asked[number], string>> = {
  name: 'dem Namen',
  phone: 'der Telefonnummer',
  address: 'der Adresse',
  birthdate: 'dem Geburtsdatum',
  identity: 'der Ausweisnummer',
  card: 'Kartendaten',
  income: 'dem Einkommen',
  password: 'einem Passwort',
  email: 'der E-Mail-Adresse',
};

const named = (asked: Asked) => list(asked.flatMap((kind) => NAMES[kind] ?? []));

export const text: Text = {
  why: 'Daten und Geld gibt nur her, wer dem vertraut, was danach passiert. Browser warnen vor Seiten ohne Verschlüsselung, und in einer Laborstudie zahlten Käufer sogar mehr, wenn der Datenschutz eines Shops leicht zu erkennen war.',
  measure:
    'Wird gemeldet, wenn Verbindung oder Zahlung nicht sicher sind, wenn ein Formular Daten verlangt, die es nicht braucht, oder wenn die Seite keine Datenschutzerklärung hat, obwohl ein Formular persönliche Daten abfragt oder das Produkt Unternehmensdaten verarbeitet. Formulare, die nur nach einer E-Mail-Adresse fragen, zählen nicht. Eine fehlende Datenschutzerklärung kommt nur dort unter die ersten fünf, wo Besucher zahlen, spenden oder Daten übergeben.',
  asks: {
    title: ({ asked, button }) =>
      `${button === null ? 'Das Formular' : `Das Formular hinter ${quote(button, 40)}`} fragt ohne Datenschutzerklärung nach ${named(asked)}`,
    observed: ({ asked, hasNoTerms, button }) =>
      `Das Formular${button === null ? '' : ` mit dem Button ${quote(button, 40)}`} fragt nach ${named(asked)}. Die Seite verlinkt keine Datenschutzerklärung${hasNoTerms ? ' und keine AGB' : ''}.`,
    steps: (isPaid) => [
      'Sagen Sie unter dem Button in einer Zeile, was Sie mit den Daten tun und was nicht: „Wir nutzen Ihre Nummer nur für den Rückruf.“',
      'Verlinken Sie von dort die Datenschutzerklärung, und wiederholen Sie den Link im Footer.',
      ...(isPaid
        ? [
            'Nennen Sie das Unternehmen, das das Geld erhält, und den Zahlungsdienstleister, und sagen Sie, wie Rückerstattungen laufen.',
          ]
        : []),
      'Entfernen Sie jedes Feld, das Sie für den nächsten Schritt nicht brauchen.',
    ],
  },
  entrusts: {
    title: (name) => `${name ?? 'Die Seite'} zeigt weder Nutzungsbedingungen noch Datenschutzerklärung`,
    observed: (name) =>
      `Kein Link auf der Seite${name === null ? '' : ` von ${name}`} führt zu Nutzungsbedingungen oder einer Datenschutzerklärung.`,
    steps: [
      'Verlinken Sie im Footer Nutzungsbedingungen und Datenschutzerklärung.',
      'Sagen Sie neben dem Haupt-Button, wo die Daten gespeichert werden, wer sie sieht und wie man sie löschen lässt.',
    ],
  },
};
