import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'Textanalyse',
  locked: {
    title: ({ count }) => amount(count, 'Vorschlag ist gesperrt', 'Vorschläge sind gesperrt'),
    text: 'Den jetzigen Text sehen Sie. Pro zeigt auch, was daran nicht stimmt und was Sie stattdessen schreiben können.',
  },
  fixes: {
    title: 'Die wichtigsten Textänderungen',
    lead: 'Gepunktete Lücken stehen für Angaben, die nur Sie kennen. Füllen Sie sie vor dem Veröffentlichen aus.',
    none: 'Kein Text auf dieser Seite muss dringend neu geschrieben werden.',
  },
  headline: {
    title: 'Bessere Überschrift',
    locked: 'Die Befunde gehören zu Pro.',
    none: 'Die Prüfungen haben an dieser Überschrift nichts auszusetzen.',
  },
  rewrites: {
    title: 'Die Worte Ihrer Seite, neu gefasst',
    lead: 'Aus dem, was die Seite schon sagt. Gepunktete Lücken stehen für Angaben, die nur Sie kennen.',
  },
  actions: {
    title: 'Bessere Buttons',
    lead: 'Die Buttons und Links der Seite, die Besucher zum Handeln auffordern.',
    none: 'Wir haben keinen Button und keinen Link gefunden, der Besucher zum Handeln auffordert.',
    unnamed: 'Ein Button ohne Text',
    fine: 'An dieser Beschriftung ist nichts auszusetzen.',
  },
  strategy: {
    title: 'Strategische Textempfehlungen',
    none: 'Die Prüfungen haben am Text dieser Seite nichts gefunden, was zu ändern wäre.',
  },
  partOfPro: 'Teil von Pro',
  inPro: 'Gehört zu Pro.',
};
