import type { Evidence } from '@liftmark/contract/report';
import { amount, figure, nodeName, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const nameOf = (widest: Evidence): string => nodeName(widest, 'das Element', { viewport: 'mobile' });

export const text: Text = {
  why: 'Auf den meisten Websites kommt mehr als die Hälfte der Besuche von Smartphones. Wer zum Lesen zoomen oder seitwärts scrollen muss oder zuerst nur ein Menü sieht, ist weg, bevor er weiß, was die Seite bietet.',
  measure:
    'Wird gemeldet, wenn Smartphones die Desktop-Seite verkleinern, weil kein mobiler Viewport gesetzt ist, wenn die Seite breiter als ein 390-px-Bildschirm ist, wenn Smartphones viel weniger Text zeigen als der Desktop, wenn gestapelte Menülinks einen großen Teil des sofort sichtbaren Bereichs füllen oder wenn die Überschrift nur auf dem Desktop ohne Scrollen zu sehen ist. Am schwersten wiegen verkleinerte Seiten und fehlender Inhalt. Inhalt, der weniger als 40 px aus dem Bildschirm ragt, und gestapelte Menülinks kommen für sich allein nie unter die ersten fünf. Die Überschrift einer Spalte, die auf Smartphones unter einer anderen steht, zählt nicht.',
  shrunk: {
    title: ({ shownAt }) => `Smartphones verkleinern die ganze Seite auf ${percent(shownAt)}`,
    observed: ({ bodyPx }) =>
      `Die Seite hat keinen mobilen Viewport. Smartphones zeigen deshalb das Desktop-Layout, mit einer Schriftgröße von etwa ${bodyPx} px.`,
    steps: [
      'Ergänzen Sie <meta name="viewport" content="width=device-width, initial-scale=1"> im head der Seite.',
      'Ordnen Sie die Spalten auf schmalen Bildschirmen untereinander an, und lassen Sie Bilder auf die Bildschirmbreite schrumpfen.',
    ],
  },
  wide: {
    title: {
      words: ({ px, widest }) =>
        widest
          ? `Auf Smartphones ragt ${nameOf(widest)} ${figure(px)} px aus dem Bildschirm`
          : `Auf Smartphones ragt Text ${figure(px)} px aus dem Bildschirm`,
      boxes: ({ px }) => `Auf Smartphones ist die Seite ${figure(px)} px breiter als der Bildschirm`,
    },
    observed: ({ px, widest }) =>
      `Auf einem 390 px breiten Bildschirm ist die Seite ${figure(px)} px zu breit${widest ? ` (breiteste Stelle: ${nameOf(widest)})` : ''}; Besucher müssen seitwärts scrollen.`,
    steps: ({ widest }) => [
      widest
        ? `Begrenzen Sie ${nameOf(widest)} auf die Bildschirmbreite (max-width: 100%), und lassen Sie den Text umbrechen.`
        : 'Suchen Sie nach festen Breiten, und ersetzen Sie sie durch max-width: 100%.',
      'Lassen Sie breite Tabellen und Menüs für sich scrollen, oder machen Sie Listen daraus.',
    ],
  },
  missing: {
    title: ({ share }) => `Smartphones zeigen nur ${percent(share)} des Seitentextes`,
    steps: [
      'Zeigen Sie auf Smartphones denselben Text wie auf dem Desktop, und prüfen Sie, welche Abschnitte eine CSS-Regel auf kleinen Bildschirmen ausblendet.',
    ],
  },
  pushed: {
    title: ({ headline }) => `Auf Smartphones ist ${quote(headline, 50)} erst nach dem Scrollen zu lesen`,
    observed: ({ headline, depth }) =>
      `Auf Smartphones beginnt die Überschrift ${quote(headline, 50)} erst ${figure(depth, 1)} Bildschirmhöhen weiter unten; auf dem Desktop steht sie fast ganz oben.`,
    steps: [
      'Verkleinern Sie auf Smartphones alles, was vor der Überschrift kommt (Menü, Logo, Bild, Kontaktdaten), oder setzen Sie es darunter.',
      'Prüfen Sie, ob Überschrift und Haupt-Button auf einem Bildschirm von 390 × 844 px ohne Scrollen zu sehen sind.',
    ],
  },
  menu: {
    title: ({ links, share }) =>
      `Auf Smartphones ${links === 1 ? 'füllt' : 'füllen'} ${amount(links, 'Menülink', 'Menülinks')} ${percent(share)} des sofort sichtbaren Bereichs`,
    observed: ({ links, first }) =>
      `Über dem Inhalt ${links === 1 ? 'steht' : 'stehen untereinander'} ${amount(links, 'Menülink', 'Menülinks')}, angefangen mit ${quote(first, 30)}.`,
    steps: [
      'Klappen Sie das Menü auf Smartphones hinter einen Button „Menü“, und lassen Sie nur den Haupt-Button sichtbar.',
    ],
  },
  check: 'Gehen Sie die Seite auf einem echten Smartphone durch, bis zum letzten Button.',
};
