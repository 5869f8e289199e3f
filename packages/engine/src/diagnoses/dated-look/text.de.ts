import { capitalized, list } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Menschen beurteilen das Aussehen einer Seite in Sekundenbruchteilen, und fast die Hälfte ihrer Anmerkungen zur Glaubwürdigkeit betrifft das Design. Eine Seite, die selbst gebastelt oder veraltet wirkt, weckt Zweifel am Unternehmen dahinter.',
  measure:
    'Wird gemeldet, wenn das Design für Schrift, Farben, Bilder und Alterszeichen weniger als 0,25 von 1 erreicht, auf einer Skala, die an menschlichen Bewertungen von Screenshots geeicht ist. Je niedriger der Wert, desto schwerer wiegt der Befund. Unter die ersten fünf kommt er nie.',
  title: ({ weaknesses }) => `Die Seite wirkt selbst gebastelt: ${capitalized(list(weaknesses.slice(0, 2)))}`,
  observed: ({ weaknesses }) => `${capitalized(list(weaknesses))}.`,
};
