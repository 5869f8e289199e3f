import { amount, capitalized, percent, quote } from '../checks/shared/phrasing.ts';
import { text as devices } from './devices.text.ts';
import type { Text } from './missing-content.text.ts';

export const text: Text = {
  title: 'Angekündigter Inhalt fehlt',
  measure:
    'Senkt den Score, wenn der Hauptteil sagt, dass Inhalt in Kürze folgt, nicht geladen werden konnte oder noch lädt, oder wenn er Besucher bittet, ein Formular auszufüllen, das es nicht gibt: um 8 % bei einer solchen Zeile, um 13 % bei zwei und um 22 % bei fünf oder mehr. Senkt ihn um 20 %, wenn eine Ladeanimation nie endet, und um 35 %, wenn es drei sind oder eine davon im sofort sichtbaren Bereich liegt. Senkt ihn um 12 %, wenn leere Frames 5 % der Seite einnehmen, um 30 % bei einem Drittel und um 55 % bei zwei Dritteln.',
  reason: {
    blank: ({ share, device }) =>
      `Leere Frames nehmen ${devices.on[device]} ${percent(share)} der Seite ein.`,
    loaders: ({ count, device }) =>
      `${capitalized(devices.on[device])} ${count === 1 ? 'endet' : 'enden'} ${amount(count, 'Ladeanimation', 'Ladeanimationen')} nie.`,
    announced: ({ line }) => `Die Seite kündigt Inhalt an, den es noch nicht gibt: ${quote(line, 80)}.`,
    failed: ({ line }) => `Ein Teil des Inhalts konnte nicht geladen werden: ${quote(line, 80)}.`,
    loading: ({ line }) => `Ein Teil des Inhalts hört nie auf zu laden: ${quote(line, 80)}.`,
    form: ({ line }) =>
      `Die Seite bittet Besucher, ein Formular auszufüllen, zeigt aber keines: ${quote(line, 80)}.`,
  },
};
