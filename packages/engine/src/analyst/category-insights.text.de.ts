import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './category-insights.text.ts';

export const text: Text = {
  scored: ({ category, score, grade }) => `${category} erreicht ${score} von 100 (${grade}).`,
  unscored: ({ category }) =>
    `${category} hat keinen Score, weil wir zu wenig davon messen konnten; die Kategorie zählt nicht zum Gesamtscore.`,
  namedGaps: ({ gaps, points, titles }) =>
    gaps === 1
      ? `Ein weiteres Problem kostet ${points} Punkte: ${titles}.`
      : `${gaps} weitere Probleme kosten ${points} Punkte: ${titles}.`,
  countedGaps: ({ gaps, points }) =>
    `${amount(gaps, 'weiteres Problem kostet', 'weitere Probleme kosten')} ${points} Punkte; siehe die vollständige Liste der Befunde.`,
  filled: ({ judged }) =>
    judged === 0
      ? 'Keine Prüfung fand hier etwas zu beurteilen; die Kategorie bekommt deshalb den Durchschnitt der Seite.'
      : `Nur ${amount(judged, 'Prüfung fand', 'Prüfungen fanden')} hier etwas zu beurteilen; der Score beruht deshalb zum Teil auf dem Durchschnitt der Seite.`,
  working: ({ observed, others }) =>
    `Was funktioniert: ${observed}${others === 0 ? '' : ` ${amount(others, 'weitere Prüfung ist', 'weitere Prüfungen sind')} bestanden.`}`,
  unmeasured: ({ checks }) => `${amount(checks, 'Prüfung ließ', 'Prüfungen ließen')} sich hier nicht messen.`,
};
