import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'SWOT-Analyse',
  lead: 'Jeder Punkt beruht auf einem Befund über die Seite, der darunter genannt ist.',
  partOfPro: 'Teil von Pro',
  locked: {
    title: ({ count }) => amount(count, 'Punkt ist gesperrt', 'Punkte sind gesperrt'),
    text: 'Die Stärken sehen alle. Pro zeigt alles andere, mit dem, was wir gesehen haben und was zu tun ist.',
  },
  strengths: {
    title: 'Stärken',
    lead: 'Das macht die Seite gut. Behalten Sie es bei, wenn Sie den Rest ändern.',
    empty: 'Noch wurde keine wichtige Prüfung bestanden. Die Schwächen zeigen, wo anzufangen ist.',
  },
  weaknesses: {
    title: 'Schwächen',
    lead: 'Probleme auf der Seite, die Besucher zurückhalten.',
    empty: 'Wir haben nichts Ernstes gefunden.',
    action: 'Vorschlag',
  },
  opportunities: {
    title: 'Chancen',
    lead: 'Kleinere Änderungen, die den Aufwand wert sind.',
    empty: 'Keine kleinere Änderung wäre den Aufwand wert.',
    action: 'Zu tun',
  },
  threats: {
    title: 'Risiken',
    lead: 'Risiken von außen: Gesetze, Plattformen, verlorenes Vertrauen.',
    empty: 'Wir haben keine Risiken von außen gefunden.',
    action: 'Gegenmaßnahme',
  },
};
