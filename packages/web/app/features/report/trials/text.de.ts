import { amount, figure } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  before: 'Jetzt',
  after: 'Ausprobiert',
  beforePicture: 'Die Seite, wie sie jetzt ist',
  afterPicture: 'Die Seite mit der Änderung',
  slider: 'Die Seite jetzt mit der Änderung vergleichen',
  sliderValue: (percent) => `${percent} % des Bildes zeigen die Seite jetzt`,
  device: 'Gerät',
  devices: { desktop: 'Desktop', mobile: 'Smartphone' },
  whole: {
    page: 'Die ganze Seite vorher und nachher ansehen',
    firstScreen: 'Ohne Scrollen sichtbaren Bereich ansehen',
  },
  wholeOf: (title) => `Vorher und nachher: ${title}`,
  part: 'Teil der Seite',
  parts: { page: 'Ganze Seite', firstScreen: 'Ohne Scrollen sichtbar' },
  scrolled: 'Die ganze Seite zum Durchscrollen',
  wholeNote: 'Schieben Sie den Regler, um die Seite jetzt mit der Änderung zu vergleichen.',
  checkScores: ({ before, after }) =>
    [before, after].map((score) => (score === null ? '–' : figure(score, 1))).join(' → '),
  worse: 'Schlechter geworden',
  doesNotHold: 'Die Änderung hat auf Ihrer Seite nicht bewirkt, was sie sollte.',
  queued: 'Wartet darauf, auf Ihrer Seite ausprobiert zu werden …',
  running: ({ tried, total }) =>
    total > 1
      ? `Die Korrekturen werden auf Ihrer Seite ausprobiert: ${tried} von ${total} …`
      : 'Wird auf Ihrer Seite ausprobiert …',
  cancel: 'Abbrechen',
  title: 'Auf Ihrer Seite',
  try: 'Auf Ihrer Seite ausprobieren',
  tryAgain: 'Noch einmal versuchen',
  tryTogether: 'Korrekturen zusammen ausprobieren',
  noneTogether:
    'Weniger als zwei dieser Korrekturen wirken auf Ihrer Seite für sich allein, deshalb gibt es nichts zusammen auszuprobieren.',
  spent: 'Sie haben Ihre Versuche für heute aufgebraucht. In den nächsten 24 Stunden bekommen Sie neue.',
  together: (count) => (count === 2 ? 'Beide Korrekturen zusammen' : `Alle ${count} Korrekturen zusammen`),
  links: {
    intro:
      'Geben Sie die Adressen Ihrer eigenen Seiten ein. Wir ergänzen die Links in der Fußzeile und probieren sie auf Ihrer Seite aus.',
    pages: { privacy: 'Datenschutz', terms: 'AGB', imprint: 'Impressum', contact: 'Kontaktseite' },
    submit: 'Links ausprobieren',
    empty: 'Geben Sie mindestens eine Adresse ein.',
    refused: 'Geben Sie eine Adresse derselben Website ein, zum Beispiel /datenschutz.',
  },
  words: {
    title: 'Eigene Worte ausprobieren',
    intro: 'Sehen Sie sie auf Ihrer Seite, mit den Prüfungen. An Ihre Website wird nichts gesendet.',
    part: 'Wo',
    parts: { headline: 'Überschrift', button: 'Button' },
    text: 'Ihre Worte',
    submit: 'Ausprobieren',
    page: {
      opening: 'Ihre Seite wird geöffnet …',
      open: 'Ihre Seite ist offen, Ihre Worte erscheinen gleich.',
    },
    empty: 'Geben Sie die Worte ein, die Sie ausprobieren möchten.',
    refused: 'Verwenden Sie einfachen Text mit höchstens 600 Zeichen, ohne Markup.',
    left: (count) => `Heute noch ${amount(count, 'Versuch', 'Versuche')}`,
  },
};
