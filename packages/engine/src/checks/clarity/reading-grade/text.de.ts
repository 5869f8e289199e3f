import { figure, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const READERS = {
  consumer: ' (Zielgruppe: Privatkunden)',
  business: ' (Zielgruppe: Geschäftskunden)',
  unknown: '',
};

export const text: Text = {
  title: {
    passes: 'Die Lesestufe passt zur Zielgruppe',
    fails: 'Die Lesestufe ist zu hoch',
  },
  why: 'Über Tausende Landingpages hinweg geht schwerer lesbarer Text eher mit niedrigerer Conversion einher, und Lesbarkeit half vorherzusagen, welche Seiten konvertieren. Das sind Zusammenhänge über sehr verschiedene Angebote, also kein Versprechen; einfache Worte sind aber für alle leichter.',
  measure: ({ consumers, others }) =>
    `Die Lesestufe (Schuljahre) von mindestens 100 Wörtern Fließtext nach der Lesbarkeitsformel für die Sprache der Seite: für Privatkunden ${consumers}; für Geschäftskunden oder unbekannte Zielgruppen ${others}. Einträge unter acht Wörtern ohne Punkt bleiben außen vor.`,
  notMeasured: { fewWords: 'Für die Lesbarkeitsformel gibt es zu wenig Fließtext.' },
  observed: {
    easy: ({ grade, audience }) =>
      `Der Text hat nach der Lesbarkeitsformel seiner Sprache die Stufe ${figure(grade, 1)}${READERS[audience]}.`,
    hard: ({ grade, audience, aim }) =>
      `Der Text hat nach der Lesbarkeitsformel seiner Sprache die Stufe ${figure(grade, 1)}${READERS[audience]}; die volle Punktzahl gibt es bis Stufe ${aim}.`,
  },
  advice: {
    title: ({ grade, aim }) =>
      `Den Text vereinfachen, von Stufe ${grade === null ? '' : figure(grade, 1)} auf etwa ${aim}`,
    hardest: ({ paragraph }) =>
      `Beginnen Sie mit ${quote(paragraph, 90)}: Machen Sie aus dem längsten Satz zwei.`,
    steps: [
      'Bleiben Sie meist unter 20 Wörtern pro Satz, mit einem Gedanken je Satz.',
      'Ersetzen Sie lange abstrakte Substantive durch Verben und Fachbegriffe durch Wörter, die Besucher in ihren E-Mails verwenden.',
      'Lesen Sie den Text laut, und schreiben Sie um, worüber Sie stolpern.',
    ],
  },
};
