import { amount, figure } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'Diese Analyse bewerten',
  lead: 'So sehen wir, was wir besser machen können.',
  thanks: 'Vielen Dank für Ihr Feedback! Ihre Bewertung hilft uns, unsere KI-Analyse zu verbessern.',
  signedOut: { text: 'Melden Sie sich an, um diese Analyse zu bewerten.', button: 'Anmelden' },
  notLoaded: 'Wir konnten Ihre Bewertung nicht laden.',
  rated: ({ stars }) => `Sie haben diese Analyse mit ${amount(stars, 'Stern', 'Sternen')} bewertet`,
  failed: 'Bewertung nicht gespeichert',
  chosen: ({ stars }) => (stars === 0 ? 'Keine Sterne ausgewählt' : `${stars} von 5`),
  feedback: {
    low: 'Helfen Sie uns, besser zu werden (optional):',
    other: 'Weiteres Feedback (optional):',
    tooLong: ({ most }) => `Verwenden Sie höchstens ${figure(most)} Zeichen.`,
  },
  pending: 'Wird gesendet …',
  submit: 'Bewertung absenden',
  addComment: 'Kommentar hinzufügen',
  stars: {
    legend: 'Sterne',
    choice: ({ stars }) => amount(stars, 'Stern', 'Sterne'),
    shown: ({ stars }) => `${stars} von 5 Sternen`,
  },
  missing: {
    title: 'Bitte wählen Sie eine Bewertung aus',
    text: 'Wählen Sie 1 bis 5 Sterne, um diese Analyse zu bewerten.',
  },
};
