import { eld } from 'eld/small';
import { expect, it } from 'vitest';
import { createDetector, readDatabase } from './detector.ts';

const TEXTS = [
  'Plan the shifts of next week in ten minutes',
  'Schichtpläne für die nächste Woche, in zehn Minuten fertig',
  "Planifiez les équipes de la semaine prochaine en dix minutes, c'est tout",
  'Planeje as escalas da próxima semana em dez minutos',
  'Plan de diensten van volgende week in tien minuten',
  'Pianifica i turni della prossima settimana in dieci minuti',
  'Составьте график смен на следующую неделю за десять минут',
  'Önümüzdeki haftanın vardiyalarını on dakikada planlayın',
];

it.for(TEXTS)('detects as the library does: %s', async (text) => {
  const detector = await createDetector();
  const [own, library] = [detector.detect(text), eld.detect(text)];
  expect(own.language).toBe(library.language);
  expect(own.getScores()).toEqual(library.getScores());
});

it('knows the same languages, and no letter group that there is not', () => {
  const { type, languages, ngrams } = readDatabase();
  expect({ 'Data type': type, Languages: languages, Subset: false }).toEqual(eld.info());
  expect(ngrams['no such group']).toBeUndefined();
});
