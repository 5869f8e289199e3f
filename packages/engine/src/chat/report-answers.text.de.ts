import { oneOrMany } from '@liftmark/contract/figures';
import { amount, figure } from '../checks/shared/phrasing.ts';
import type { Text } from './report-answers.text.ts';

export const text: Text = {
  firstChanges: 'Beginnen Sie mit den Änderungen, bei denen sich der Aufwand am meisten lohnt:',
  firstProblems: 'Beginnen Sie mit dem, was Besucher aufhält, das Schwerwiegendste zuerst:',
  fix: ({ step }) => `Was zu tun ist: ${step}`,
  quickChanges: 'Diese Änderungen dauern je etwa 15 Minuten, die wertvollste zuerst:',
  nothingToChange: 'Nichts von dem, was wir gemessen haben, muss sich ändern.',

  score: ({ score }) => `Der Score ist ${score} von 100.`,
  uncapped: ({ ceilings, score }) =>
    ceilings === 1
      ? `Ohne die Obergrenze unten wären es ${score}.`
      : `Ohne die Obergrenzen unten wären es ${score}.`,
  biggestLosses: 'Die größten Verluste:',
  noLosses: 'Keine nicht bestandene Prüfung hat Punkte gekostet.',
  loss: ({ reason, points }) => `${reason} (${figure(Number(points), 1)} Punkte)`,
  neutral: ({ points }) =>
    `${figure(Number(points), 1)} Punkte gehen in Kategorien verloren, in denen wenige Prüfungen auf diese Seite zutreffen, weil der Rest einer solchen Kategorie als Durchschnitt zählt.`,

  strengths: 'Was schon funktioniert:',
  noStrengths: 'Keine der Prüfungen von Dingen, die Besucher bemerken, ist voll bestanden.',

  expectation:
    'Das lässt sich der Seite allein nicht ansehen: Es hängt davon ab, wer sie warum besucht, und nur ein Test zeigt es.',
  impact: ({ impact }) => `Zu Änderungen wie dieser: ${impact}`,

  allPass: ({ topic }) => `Alles, was wir zum Thema „${topic}“ geprüft haben, ist in Ordnung:`,
  canImprove: ({ topic, faults, shown }) =>
    `Zum Thema „${topic}“ ${oneOrMany(faults, 'lässt', 'lassen')} sich ${amount(faults, 'Punkt', 'Punkte')} verbessern${shown < faults ? ', zuerst diese' : ''}:`,
  onPage: ({ topic }) => `Das sagt die Seite zum Thema „${topic}“:`,
  notJudged: ({ topic }) => `Das Thema „${topic}“ beurteilt dieser Bericht nicht:`,
  betterCopy: ({ topic }) =>
    `Bessere Formulierungen zum Thema „${topic}“, aus den Worten der Seite. Füllen Sie die Platzhalter in Klammern aus:`,
  toDo: ({ observed, advice }) => `${observed} Was zu tun ist: ${advice}`,
  example: ({ copy }) => `Zum Beispiel: ${copy}`,

  about: ({ title, pageType }) => `„${title}“. Seitentyp: ${pageType}.`,
};
