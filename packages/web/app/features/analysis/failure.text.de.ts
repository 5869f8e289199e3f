import type { Text } from './failure.text.ts';

export const text: Text = {
  title: 'Analyse fehlgeschlagen',
  notCounted: 'Diese Analyse wird nicht auf Ihr Kontingent angerechnet.',
  overHttp: 'Mit http:// versuchen',
  justWords: 'Stattdessen nur Überschrift und Angebot analysieren',
};
