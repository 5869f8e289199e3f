import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Die Verbindung ist sicher', fails: 'Die Verbindung ist nicht sicher' },
  why: 'Browser kennzeichnen unverschlüsselte Seiten als nicht sicher. In einer Umfrage unter 1.324 Personen in Großbritannien würden 46 % einer solchen Seite weder Namen noch Kartendaten geben; da fast alle Websites verschlüsselt sind, fällt eine unverschlüsselte auf.',
  measure: (cases) => `Es gibt ${cases}. Adressen im lokalen Netz werden nicht geprüft.`,
  how: {
    open: 'wenn die Seite oder das Ziel eines Formulars HTTP verwendet',
    files: 'wenn Bilder oder Medien über HTTP laden',
    secure: 'wenn alles HTTPS verwendet',
  },
  notApplicable: { privateHost: 'Die Seite liegt nicht auf einem öffentlichen Server.' },
  observed: {
    page: ({ address }) => `Die Seite wird über HTTP ausgeliefert: ${address}.`,
    form: ({ targets }) =>
      `${targets.length === 1 ? 'Ein Formular sendet seine' : `${targets.length} Formulare senden ihre`} Daten über HTTP: ${list(targets)}.`,
    files: ({ addresses }) =>
      `${amount(addresses.length, 'Datei lädt', 'Dateien laden')} über HTTP: ${list(addresses, 3)}.`,
    secure: ({ hasForms }) =>
      hasForms ? 'Die Seite und ihre Formulare verwenden HTTPS.' : 'Die Seite verwendet HTTPS.',
  },
  searched: ['endgültige Adresse'],
  advice: {
    page: {
      title: ({ host }) => `${host} über HTTPS ausliefern`,
      steps: ({ address }) => [
        'Installieren Sie ein Zertifikat; die meisten Hoster bieten eines kostenlos an.',
        `Leiten Sie ${address} auf die HTTPS-Adresse um, und aktualisieren Sie Links dorthin.`,
      ],
    },
    form: {
      title: ({ submit }) =>
        `${submit === undefined ? 'Das Formular' : `Das Formular ${quote(submit, 40)}`} über HTTPS senden`,
      steps: ({ targets }) => [
        `Stellen Sie ${targets.length === 1 ? 'das Formularziel' : 'die Formularziele'} ${list(targets)} auf HTTPS um.`,
      ],
    },
    files: {
      title: 'Jede Datei über HTTPS laden',
      steps: ({ addresses }) => [
        `Stellen Sie ${addresses.length === 1 ? 'diese Adresse' : 'diese Adressen'} auf HTTPS um: ${list(addresses, 6)}.`,
      ],
    },
  },
};
