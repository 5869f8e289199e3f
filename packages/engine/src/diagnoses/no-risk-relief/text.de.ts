import type { Text } from './text.ts';

export const text: Text = {
  why: 'Vor dem Bezahlen fragt man sich, was passiert, wenn das Ergebnis nicht den Erwartungen entspricht. Bedingungen für Rückgabe, Kündigung und Lieferung neben dem Button beantworten das; jeder zehnte Käufer, der einen Checkout abbricht, nennt die Rückgaberegeln als Grund.',
  measure:
    'Wird gemeldet, wenn eine Seite, die etwas verkauft, ihre Bedingungen für Rückgabe, Kündigung, Test oder Lieferung nicht nennt, wenn eine Shop- oder Softwareseite keine Garantie nennt oder wenn diese Angaben weit vom Button entfernt sind. Nicht gemeldet bei Restaurants. Wie schwer es wiegt, bestimmt die Prüfung, die am meisten Punkte kostet. Eine fehlende Garantie allein kommt nie unter die ersten fünf.',
};
