import type { Text } from './text.ts';

export const text: Text = {
  title: 'Bericht weitergeben',
  lead: 'Wer den Link hat, kann diesen Bericht, sein PDF und sein Vorschaubild sehen. Sonst kann ihn niemand finden.',
  anyone: 'Wer den Link hat, kann diesen Bericht lesen.',
  error: 'Fehler',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  pdf: {
    start: 'PDF herunterladen',
    pending: 'PDF wird erstellt …',
    done: 'Download abgeschlossen',
    failed: 'Download fehlgeschlagen',
    retry: 'Das PDF konnte nicht heruntergeladen werden. Versuchen Sie es noch einmal.',
    saved: ({ name }) => `Der Bericht ist als ${name} gespeichert.`,
  },
  email: {
    start: 'Per E-Mail senden',
    description: 'Die E-Mail enthält den Score, die ersten Empfehlungen, einen Link und das PDF.',
    address: 'E-Mail-Adresse',
    submit: 'Bericht senden',
    pending: 'Wird gesendet …',
    sent: 'E-Mail gesendet',
    onItsWay: ({ address }) => `Der Bericht ist unterwegs an ${address}.`,
    missing: {
      title: 'E-Mail-Adresse fehlt',
      text: 'Geben Sie eine E-Mail-Adresse ein',
    },
    invalid: {
      title: 'Ungültige E-Mail-Adresse',
      text: 'Geben Sie eine gültige E-Mail-Adresse ein',
    },
  },
  link: {
    title: 'Link zum Teilen',
    label: 'Link',
  },
  share: {
    start: 'Link teilen',
    pending: 'Wird geteilt …',
    copied: 'Link kopiert',
    signedOut: 'Nicht angemeldet',
    signingIn: 'Sie sind abgemeldet. Die Anmeldung öffnet sich …',
  },
  open: 'Bericht öffnen',
  analyzeAnother: 'Weitere Seite analysieren',
  optimizeAnother: 'Weitere Seite verbessern',
  unlock: 'Mit Pro freischalten',
};
