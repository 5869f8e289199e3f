import type { Text } from './text.ts';

export const text: Text = {
  why: 'Vor dem Bezahlen oder Anmelden fragt man sich, was passiert, wenn es doch nicht das Richtige ist. Klare Bedingungen neben dem Button beantworten das, und in Experimenten kauften Menschen mit einer Garantie eher.',
  measure:
    'Wird gemeldet, wenn eine Seite, die etwas verkauft, ihre Bedingungen für Rückgabe, Kündigung, Test oder Lieferung nicht nennt, wenn eine Shop- oder Softwareseite keine Garantie nennt oder wenn diese Angaben weit vom Button entfernt sind. Nicht gemeldet bei Restaurants. Wie schwer es wiegt, bestimmt die Prüfung, die am meisten Punkte kostet. Eine fehlende Garantie allein kommt nie unter die ersten fünf.',
};
