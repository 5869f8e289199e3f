import { quote } from '../shared/phrasing.ts';
import type { Text } from './honest-limit.text.ts';

export const text: Text = {
  steps: ({ claim }) => [
    `Wenn es eine echte Grenze gibt, nennen Sie sie neben ${quote(claim, 60)}: Enddatum, Uhrzeit und Zeitzone oder die tatsächliche Zahl. Entfernen Sie das Angebot, wenn die Grenze erreicht ist.`,
    `Wenn es keine gibt, löschen Sie ${quote(claim, 60)}. Punkte verlieren Sie dadurch nicht, denn eine Seite ohne Dringlichkeit wird nicht abgewertet. Das Angebot muss für sich sprechen.`,
  ],
};
