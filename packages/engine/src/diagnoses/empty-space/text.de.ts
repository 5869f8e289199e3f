import { amount, figure, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Eine leere Fläche sieht aus, als sei die Seite zu Ende oder nicht geladen, und viele hören dort auf zu scrollen. Alles darunter entgeht ihnen.',
  measure:
    'Wird gemeldet, wenn auf dem Desktop 400 px oder mehr weder Text noch Bilder zeigen oder wenn eine Seite, die auf einen Bildschirm passt, zu mindestens 40 % leer ist. Je höher die Lücke, desto schwerer wiegt es. Eine Lücke von weniger als 600 px kommt nie unter die ersten fünf, es sei denn, sie ist ganz oben.',
  title: {
    after: ({ heading, px }) => `Nach ${quote(heading, 40)} ist die Seite ${figure(px)} px lang leer`,
    middle: ({ px }) => `Die Seite ist ${figure(px)} px lang leer`,
    top: ({ px }) => `Die Seite beginnt mit ${figure(px)} px Leere`,
    end: ({ share }) => `${percent(share)} des Bildschirms sind leer`,
    whole: 'Die Seite zeigt gar nichts',
  },
  observed: {
    middle: ({ px, screens }) =>
      `Auf dem Desktop zeigt ein Stück von ${figure(px)} px (${figure(screens, 1)} Bildschirmhöhen) weder Text noch Bilder.`,
    end: ({ words }) =>
      words === null
        ? 'Die Seite passt auf einen Bildschirm, und vieles davon ist leer.'
        : `Die Seite passt auf einen Bildschirm und hat ${amount(words, 'Wort', 'Wörter')}; der restliche Platz ist leer.`,
  },
  steps: {
    check:
      'Öffnen Sie die Seite in einem privaten Fenster, und finden Sie heraus, was dorthin gehört: ein Bild, ein Widget oder Text, der eingeblendet wird.',
    repair:
      'Wenn dort etwas erscheinen soll, zeigen Sie es sofort, ohne auf Scrollen oder Skripte zu warten.',
    remove: 'Wenn dort nichts hingehört, entfernen Sie den leeren Block oder seine feste Höhe.',
    fill: 'Nutzen Sie den Platz für das, was Besucher als Nächstes suchen: ein Foto Ihres Angebots, eine Liste der enthaltenen Leistungen, Bewertungen oder Kontaktdaten.',
    height: 'Begrenzen Sie Abstände zwischen Abschnitten auf etwa 120 px.',
  },
};
