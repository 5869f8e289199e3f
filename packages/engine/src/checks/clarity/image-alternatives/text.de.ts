import { amount } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Wichtige Bilder haben Alt-Texte', fails: 'Wichtigen Bildern fehlen Alt-Texte' },
  why: 'Der Standard für Barrierefreiheit verlangt eine Textalternative für jedes Bild mit Bedeutung, und viele, die darauf angewiesen sind, gehen, wenn sie fehlt. Browser zeigen den Alt-Text auch anstelle eines Bildes, das nicht lädt.',
  measure: (scale) =>
    `Anteil der informativen Bilder (einziger Inhalt eines Links oder Buttons, Bilder des Angebots, Kundenlogos) mit zugänglichem Namen: ${scale}. Ein leerer Alt-Text gilt als Absicht, außer in einem Link. Dateinamen, Wörter wie „Bild“ und andere Zeichen als Buchstaben sind keine Namen.`,
  notApplicable: { none: 'Die Seite hat keine informativen Bilder.' },
  observed: {
    all: ({ total }) =>
      total === 1
        ? 'Das einzige informative Bild hat einen Alt-Text.'
        : `${total === 2 ? 'Beide informativen' : `Alle ${total} informativen`} Bilder haben Alt-Texte.`,
    some: ({ nameless, total }) =>
      total === 1
        ? 'Dem einzigen informativen Bild fehlt ein brauchbarer Alt-Text.'
        : `${nameless < total ? `${nameless} von ${total}` : total === 2 ? 'Beiden' : `Allen ${total}`} informativen Bildern fehlt ein brauchbarer Alt-Text.`,
  },
  image: 'Bild',
  advice: {
    title: {
      one: ({ image }) => `Alt-Text ergänzen: ${image}`,
      several: ({ count, image }) =>
        `Bei ${amount(count, 'Bild', 'Bildern')} Alt-Texte ergänzen, zuerst bei ${image}`,
    },
    steps: {
      each: ({ image }) => `Ergänzen Sie den Alt-Text für ${image}.`,
      linked:
        'Wenn ein Bild allein den Link oder Button bildet, sagen Sie, wohin er führt, nicht was es zeigt.',
      wording:
        'Bleiben Sie unter 15 Wörtern, und lassen Sie „Bild von“ weg. Bei reiner Dekoration bleibt der Alt-Text leer (alt="").',
    },
  },
};
