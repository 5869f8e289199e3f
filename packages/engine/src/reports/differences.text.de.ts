import { quote } from '../checks/shared/phrasing.ts';
import type { Text } from './differences.text.ts';

export const text: Text = {
  without: {
    'broken-content': 'Keine kaputten oder fehlenden Inhalte',
    'broken-on-phone': 'Kein kaputtes Layout auf Smartphones',
    'broken-pictures': 'Keine kaputten Bilder',
    'competing-actions': 'Keine Buttons, die miteinander konkurrieren',
    'contact-hard': 'Kein Hindernis bei der Kontaktaufnahme',
    contradictions: 'Keine Angaben, die sich widersprechen',
    covered: 'Keine Ebene über dem Inhalt',
    'dead-action': 'Keine Buttons oder Links, die ins Leere führen',
    'demanding-form': 'Kein Formular, das zu viel verlangt',
    'doubtful-claims': 'Keine zweifelhaften Behauptungen',
    'empty-space': 'Keine großen leeren Flächen',
    expired: 'Keine abgelaufenen Angebote oder Termine',
    'hard-to-find': 'Kein Hindernis beim Finden von Inhalten',
    'language-quality': 'Keine Sprachfehler',
    'late-action': 'Ein nächster Schritt, der überall in Reichweite ist',
    'no-action': 'Ein klarer nächster Schritt',
    'no-picture': 'Kein Mangel an Bildern',
    'no-price': 'Preise auf der Seite',
    'offer-without-action': 'Kein Angebot ohne nächsten Schritt',
    'template-leftovers': 'Kein Platzhaltertext',
    'too-much-text': 'Keine langen Textblöcke',
    'unreadable-text': 'Kein schwer lesbarer Text',
    unstyled: 'Eigene Schriften und Farben',
    'vague-headline': 'Eine Überschrift, die das Angebot nennt',
    'weak-action-look': 'Ein Haupt-CTA, der auffällt',
    'weak-pictures': 'Keine schwachen oder wiederholten Bilder',
  },
  spared: 'Dieses Problem haben wir hier nicht gefunden.',
  shown: {
    action: ({ label }) => `Der Haupt-CTA ist ${quote(label)}.`,
    headline: ({ headline }) => `Die Überschrift lautet ${quote(headline)}.`,
    price: ({ price }) => `Einer der Preise ist ${quote(price)}.`,
    pictures: ({ count }) =>
      count === 1 ? 'Ein Bild zeigt das Angebot.' : `${count} Bilder zeigen das Angebot.`,
  },
};
