import type { Text } from './detail.text.ts';

export const text: Text = {
  why: ({ why, reason }) => [why, reason].filter((part) => part !== null).join(' '),
  how: 'Gehen Sie so vor:',
  step: ({ step }) => `- ${step}`,
  example: ({ copy }) => `Zum Beispiel: ${copy}`,
  noExample: ({ step }) =>
    `Dafür gibt es keine fertige Formulierung, weil sie von Tatsachen abhängt, die nur Sie kennen. Der erste Schritt: ${step}`,
  time: ({ time }) => `Arbeitsaufwand: ${time}.`,
  where: ({ place }) => `Die Stelle auf der Seite: ${place}.`,
  whereQuote: ({ quote, screens }) => (screens === null ? quote : `${quote}, ${screens}`),
  top: 'ganz oben',
  down: ({ screens }) =>
    `etwa ${screens} ${screens === 1 ? 'Bildschirmhöhe' : 'Bildschirmhöhen'} weiter unten`,
  nowhere: 'Es betrifft die Seite als Ganzes; eine einzelne Stelle gibt es nicht.',
  noSuch: ({ count }) =>
    count === 1
      ? 'Meine letzte Antwort hatte nur einen Punkt.'
      : `Meine letzte Antwort hatte nur ${count} Punkte.`,
};
