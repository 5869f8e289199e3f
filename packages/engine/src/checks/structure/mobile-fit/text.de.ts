import type { Evidence } from '@liftmark/contract/report';
import { capitalized, figure, hasWords, nodeName } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function nameOf(widest: Evidence): string {
  return nodeName(widest, 'das Element', { viewport: 'mobile' });
}

export const text: Text = {
  title: {
    passes: 'Die Seite passt auf Smartphones',
    fails: 'Die Seite hat Darstellungsfehler auf Smartphones',
  },
  titleFromHtml: {
    passes: 'Der Viewport ist für Smartphones eingestellt',
    fails: 'Der Viewport ist nicht für Smartphones eingestellt',
  },
  why: 'WCAG 1.4.10 verlangt, dass Inhalt ohne Scrollen in zwei Richtungen auf einen schmalen Bildschirm passt; was daneben liegt, sehen Besucher nicht. Ohne Viewport-Angabe ist eine Seite auf dem Smartphone kaum lesbar, und wenn Zoomen gesperrt ist, haben alle das Nachsehen, die größeren Text brauchen.',
  measure: (scale) =>
    `Eine Viewport-Angabe mit der Gerätebreite bekommt 1, keine 0; gesperrtes Zoomen multipliziert mit 0,6. Ist die Seite breiter als ein 390-px-Bildschirm, wird der Wert noch einmal multipliziert (je nach Überstand: ${scale}; höchstens 0,7, wenn Wörter über den Rand ragen), sofern das Layout dargestellt wurde.`,
  searched: ['Meta-Tags der Seite'],
  observed: {
    declared: 'Die Seite setzt ihren Viewport auf die Gerätebreite',
    undeclared:
      'Die Seite setzt ihren Viewport nicht auf die Gerätebreite; Smartphones stellen sie in Desktop-Breite dar und verkleinern sie',
    zoomBlocked: 'sie sperrt das Zoomen',
    notRendered: 'ihr Layout auf Smartphones wurde nicht dargestellt',
    fits: 'nichts ist breiter als ein 390-px-Bildschirm',
    barelyWide: ({ px }) => `sie ist ${figure(px)} px breiter als ein 390-px-Bildschirm, was kaum auffällt`,
    tooWide: ({ px, widest, cutsWords }) =>
      `bei 390 px ist sie ${figure(px)} px zu breit${widest ? ` (breiteste Stelle: ${nameOf(widest)})` : ''}${cutsWords ? ', und Wörter ragen über den Rand' : ''}`,
    /** The parts above as one sentence. */
    sentence: ({ parts }) => `${parts.join('; ')}.`,
  },
  advice: {
    title: {
      tooWide: ({ px }) => `Die Seite für Smartphones passend machen: Sie ist ${figure(px)} px zu breit`,
      zoom: 'Zoomen auf Smartphones erlauben',
      viewport: 'Einen mobilen Viewport setzen, damit die Seite auf Smartphones passt',
    },
    addViewport:
      'Ergänzen Sie <meta name="viewport" content="width=device-width, initial-scale=1"> im head der Seite.',
    allowZoom: 'Entfernen Sie user-scalable=no und maximum-scale aus der Viewport-Angabe.',
    narrow: ({ px, widest }) =>
      widest
        ? `${capitalized(nameOf(widest))} ragt ${figure(px)} px über den Bildschirmrand: Setzen Sie max-width: 100%${hasWords(widest) ? ', lassen Sie den Text umbrechen' : ''}, oder lassen Sie das Element für sich scrollen.`
        : `Etwas ragt ${figure(px)} px über den Bildschirmrand. Suchen Sie nach festen Breiten.`,
    checkNarrowest: 'Prüfen Sie die Seite auch bei 320 px, der Breite, die WCAG verwendet.',
  },
};
