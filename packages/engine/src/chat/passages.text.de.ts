import { figure } from '../checks/shared/phrasing.ts';
import type { Text } from './passages.text.ts';

export const text: Text = {
  titles: {
    summary: 'Zusammenfassung des Berichts',
    ceiling: ({ title }) => `Obergrenze des Scores: ${title}`,
    category: ({ category }) => `Score der Kategorie ${category}`,
    finding: ({ label, title }) => `${label}: ${title}`,
    advice: ({ title, checks }) => `${title} (${checks})`,

    comparison: 'Vergleich mit Wettbewerbern',
    competitors: 'Was Wettbewerber besser machen',

    strength: ({ title }) => `Stärke: ${title}`,
    weakness: ({ title }) => `Schwäche: ${title}`,
    opportunity: ({ title }) => `Chance: ${title}`,
    threat: ({ title }) => `Risiken: ${title}`,
    threats: 'Risiken',

    copy: ({ element }) => `Text: ${element}`,
    headline: 'Überschrift',
    button: ({ label, location }) => `Button „${label}“ (${location})`,
    copyAdvice: 'Empfehlung zum Text',

    method: 'Wie der Score berechnet wird',
    measure: ({ check }) => `So messen wir: ${check}`,
    ceilingRule: ({ title }) => `Obergrenze: ${title}`,
    notChecked: ({ title }) => `Nicht geprüft: ${title}`,
    page: 'Auf der Seite',
  },

  noThreats:
    'Wir haben keine Risiken durch Wettbewerb, Erwartungen der Besucher oder rechtliche Vorgaben gefunden.',
  better: ({ suggestion }) => `Besser: „${suggestion}“.`,
  example: ({ copy }) => `Zum Beispiel: „${copy}“.`,
  method: ({ passes, fails }) =>
    `Jede Prüfung bekommt 0 bis 1 und hat ein Gewicht. Der Score einer Kategorie ist der gewichtete Durchschnitt ihrer Prüfungen, auf einer Skala, die an die Urteile von Menschen angepasst ist. Der Liftmark Score ist der gerundete Durchschnitt der Kategorien. Eine Obergrenze senkt den ganzen Score, wenn eine Seite grundlegend gestört ist. Eine Prüfung ist ab ${figure(passes, 1)} bestanden und unter ${figure(fails, 1)} nicht bestanden. Was nicht zutrifft, zählt nicht. Ließen sich Prüfungen nicht messen, zeigen wir den Score als Spanne.`,
};
