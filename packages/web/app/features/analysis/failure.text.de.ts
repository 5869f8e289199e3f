import type { Text } from './failure.text.ts';

export const text: Text = {
  title: 'Analyse fehlgeschlagen',
  notCounted: 'Das zählt nicht gegen Ihren Tarif.',
  overHttp: 'Mit http:// versuchen',
  justWords: 'Stattdessen nur Überschrift und Angebot analysieren',
};
