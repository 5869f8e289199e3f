import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './terminal.text.ts';

export const text: Text = {
  score: 'Liftmark Score',
  noScore: 'Kein Score: Wir konnten zu wenig messen',
  noCategoryScore: 'zu wenig Daten für einen Score',
  uncapped: ({ words }) => `${words}.`,
  changes: 'Was zu ändern ist, das Wertvollste zuerst',
  worth: ({ heading, together }) => `${heading} (${together})`,
  fix: ({ fix }) => `Lösung: ${fix}`,
  together: 'Alle diese Änderungen zusammen',
  nothingToChange: 'Nichts von dem, was wir gemessen haben, muss sich ändern.',
  coverage: ({ measured, checks, fromHtml, notApplicable, notMeasured }) =>
    `${measured} von ${amount(checks, 'Prüfung', 'Prüfungen')}${fromHtml ? ' allein aus dem HTML' : ''} gemessen; ${notApplicable} ${notApplicable === 1 ? 'trifft' : 'treffen'} nicht zu, ${notMeasured} ${notMeasured === 1 ? 'ließ' : 'ließen'} sich nicht messen.`,
  made: ({ rubric, seconds }) => `Bewertungsschema ${rubric}, ${seconds} s.`,
  note: ({ warning }) => `Hinweis: ${warning}`,
};
