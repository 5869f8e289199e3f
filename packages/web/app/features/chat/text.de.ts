import type { Text } from './text.ts';

export const text: Text = {
  title: 'KI-Experten-Chat',
  lead: 'Fragen zu diesem Bericht, beantwortet aus seinen Befunden.',
  notSaved: 'Wir speichern die Unterhaltung nicht.',
  model: ({ model }) => `Die Antworten schreibt ${model}.`,
  whatIsSent: 'Ansehen, was wir senden',
  partOfPro: 'Teil von Pro',
  locked:
    'Fragen Sie alles zu diesem Bericht. Jede Antwort beruht auf seinen Befunden und verlinkt sie. Steht die Antwort nicht im Bericht, sagt der Chat das.',
  conversation: 'Unterhaltung',
  suggestions: 'Die Antworten kommen aus diesem Bericht und verlinken seine Befunde.',
  failed: 'Nicht gesendet',
  retry: 'Erneut versuchen',
  clear: 'Unterhaltung löschen',
  question: 'Ihre Frage',
  placeholder: 'Fragen Sie zu diesem Bericht',
  stop: 'Stoppen',
  send: 'Senden',
  asked: 'Ihre Frage:',
  answer: 'Antwort:',
  reading: 'Liest den Bericht',
  writing: 'Schreibt',
  findings: 'Befunde zu dieser Antwort',
  finding: ({ title }) => `Befund: ${title}, `,
  writtenBy: ({ model }) => `Geschrieben von ${model}. Jeder Satz wurde anhand dieses Berichts geprüft.`,
};
