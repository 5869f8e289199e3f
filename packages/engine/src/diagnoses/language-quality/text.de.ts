import { list, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Words = Parameters<Text['title']['spelling']>[0]['words'];

function shown(words: Words): string {
  return list(
    words.map((word) => quote(word, 40)),
    4,
  );
}

export const text: Text = {
  why: 'Die Stanford-Leitlinien zur Glaubwürdigkeit warnen: Schon kleine Fehler schaden mehr, als die meisten denken. Besucher schließen daraus, dass Sie bei Ihrer Arbeit so wenig Sorgfalt walten lassen wie beim Schreiben.',
  measure:
    'Wird gemeldet, wenn der Text häufige Rechtschreibfehler oder mitten im Satz Wörter in einer anderen Schrift enthält, wenn mindestens 45 % nicht in der Sprache der Seite stehen oder wenn mindestens 30 % frühere Stellen wörtlich wiederholen. Am meisten zählt ein Rechtschreibfehler in der Überschrift; ein einzelner außerhalb von Überschriften kommt nie unter die ersten fünf.',
  title: {
    spelling: ({ words }) =>
      words.length === 1
        ? `Das falsch geschriebene Wort ${shown(words)} korrigieren`
        : `Die falsch geschriebenen Wörter ${shown(words)} korrigieren`,
    stray: ({ word }) => `${quote(word, 40)} mitten im Satz übersetzen`,
    mixed: ({ share }) => `${percent(share)} des Textes sind nicht in der Sprache der Seite`,
    repeated: ({ share }) => `${percent(share)} des Textes wiederholen, was auf der Seite schon steht`,
  },
  observed: {
    spelling: ({ word, line }) =>
      word === line
        ? `Besucher lesen ${quote(word, 40)}.`
        : `Besucher lesen ${quote(word, 40)} in ${quote(line, 80)}.`,
    stray: ({ word, line }) =>
      `${quote(word, 40)} steht in einer anderen Schrift als der Satz ringsum: ${quote(line, 110)}.`,
    mixed: ({ share, line }) =>
      `${percent(share)} des Fließtextes sind in einer anderen Sprache als der Rest, etwa ${quote(line, 80)}.`,
    repeated: ({ share, line }) =>
      `${percent(share)} des Fließtextes wiederholen frühere Stellen wörtlich, etwa ${quote(line, 80)}.`,
  },
  step: {
    spelling: ({ word, line }) => `Korrigieren Sie ${quote(word, 40)} in ${quote(line, 60)}.`,
    stray: ({ word, line }) => `Übersetzen oder löschen Sie ${quote(word, 40)} in ${quote(line, 60)}.`,
    mixed:
      'Legen Sie eine Sprache für die Seite fest. Übersetzen Sie den übrigen Text, oder geben Sie ihm eine eigene Seite mit Sprachumschalter.',
    repeated: 'Sagen Sie alles nur einmal, und nutzen Sie den Platz für das, was Ihr Angebot auszeichnet.',
    proof:
      'Lassen Sie vor der Veröffentlichung jemand anderen die ganze Seite laut lesen, auch Menü und Footer.',
  },
};
