import { bytes, figure, list, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Die Seite reagiert schon beim Laden',
    fails: 'Skripte blockieren die Seite beim Laden',
  },
  why: 'Ein Portal für Busreisen, das die Reaktionszeit seiner Suchseite um etwa 72 % senkte, meldete 7 % mehr Umsatz. Die Blockierzeit dient uns als Näherung dafür; die Schwellen beruhen auf unserer eigenen Einschätzung.',
  measure: (scale) =>
    `Wie lange lange Aufgaben die Seite blockieren, in einem Durchlauf auf unserem Rechner: ${scale}. War unser Rechner zu beschäftigt, zählt die Zeit nicht, die Aufgaben auf ihn gewartet haben.`,
  notMeasured: { noValue: 'Der Browser hat keine Blockierzeit gemeldet.' },
  observed: {
    blocked: ({ times, isGood, goodMs }) =>
      `In unserem Durchlauf blockierten Skripte die Seite: ${perViewport(times, (ms) => `${figure(Math.round(ms))} ms`)}${isGood ? '' : ` (gut sind bis zu ${goodMs} ms)`}.`,
  },
  advice: {
    /** @param scripts bytes of scripts; null where they are too few to matter */
    title: ({ scripts }) =>
      `Beim Laden weniger Skripte ausführen${scripts === null ? '' : ` (jetzt ${bytes(scripts)})`}`,
    removeUnused: ({ hosts }) =>
      `Prüfen Sie, was von diesen Servern geladen wird: ${list(hosts, 6)}. Entfernen Sie, was Sie nicht brauchen, und laden Sie alles Übrige nach der ersten Interaktion.`,
    split: 'Teilen Sie die Skripte so auf, dass sofort nur läuft, was der sofort sichtbare Bereich braucht.',
    breakUp:
      'Teilen Sie Aufgaben über 50 ms in kleinere auf, damit der Browser zwischendurch reagieren kann.',
    remeasure: 'Messen Sie noch einmal auf einem Smartphone der Mittelklasse.',
  },
};
