import { figure, list, perViewport, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const pixels = (px: number) => `${Math.round(px)} px`;

const DEVICES = { desktop: 'auf dem Desktop', mobile: 'auf Smartphones' };

type Devices = Parameters<Text['observed']['found']>[0]['small'];

const on = (devices: Devices) => list(devices.map((device) => DEVICES[device]));

function faults(small: Devices, cut: Devices): string {
  const found = [
    ...(small.length > 0 ? [`${on(small)} kaum größer als der Fließtext`] : []),
    ...(cut.length > 0 ? [`${on(cut)} nicht ganz im sofort sichtbaren Bereich`] : []),
  ];
  return found.length > 0 ? `; sie ist ${found.join(' und ')}` : '';
}

export const text: Text = {
  title: { passes: 'Die Überschrift sticht hervor', fails: 'Keine Überschrift sticht hervor' },
  titleFromHtml: {
    passes: 'Die Seite hat eine Hauptüberschrift',
    fails: 'Die Seite hat keine Hauptüberschrift (h1)',
  },
  why: 'Am ehesten springen Besucher in den ersten zehn Sekunden ab, und die meiste Betrachtungszeit gilt dem sofort sichtbaren Bereich. Eine Überschrift, die sofort ins Auge fällt, zeigt Besuchern, dass sie richtig sind.',
  measure:
    'Die Zeile, die nach Größe und Position zuerst gelesen wird, bekommt 1, wenn sie ganz im sofort sichtbaren Bereich steht und mindestens 1,2-mal so groß ist wie der häufigste Text, 0,6, wenn sie dort steht, aber kleiner oder abgeschnitten ist, 0,3, wenn sie weiter unten steht, und 0, wenn es keine gibt. Nicht bewertet, wenn ein Bild ganz oben sie enthalten kann. Allein aus dem HTML bekommt eine sichtbare h1 eine 1; alles andere wird nicht bewertet.',
  notMeasured: {
    static: 'Ob eine Überschrift hervorsticht, lässt sich nur an der dargestellten Seite beurteilen.',
    picture:
      'Ein großes Bild im sofort sichtbaren Bereich kann die Überschrift enthalten; Text in Bildern lesen wir nicht.',
    lettering: 'Ein Bild ganz oben kann die Überschrift enthalten; Text in Bildern lesen wir nicht.',
    viewports: 'Die Seite wurde weder auf dem Desktop noch auf dem Smartphone dargestellt.',
  },
  observed: {
    fromHtml: ({ headline }) => `Die h1 lautet ${quote(headline)}.`,
    none: 'Keine Zeile sticht als Überschrift der Seite hervor.',
    onlyName: ({ siteName }) =>
      `Außer dem Namen ${quote(siteName)} sticht keine Zeile als Überschrift der Seite hervor.`,
    found: ({ headline, depth, pictured, fontSizePx, small, cut }) => {
      const size = pictured
        ? `ein Bild, ${perViewport(fontSizePx, (px) => `${pixels(px)} hoch`)}`
        : perViewport(fontSizePx, pixels);
      return `Die Überschrift ${quote(headline)} steht ${places(depth)} (${size})${faults(small, cut)}.`;
    },
  },
  searched: [
    'Überschriften aller Ebenen',
    'größter Text auf den ersten zwei Bildschirmen',
    'Link- und Bildtext im Header',
  ],
  advice: {
    add: {
      title: ({ page }) => `Eine Überschrift ergänzen, die sagt, was ${page} anbietet`,
      steps: [
        'Schreiben Sie eine Zeile, die sagt, was Sie anbieten, für wen es ist und was man davon hat.',
        'Machen Sie sie zur h1 der Seite und zum ersten Text im sofort sichtbaren Bereich.',
        'Prüfen Sie auf einem Smartphone, ob die ganze Zeile ohne Scrollen zu sehen ist.',
      ],
      design: ({ prominent }) => [
        `Mindestens ${figure(prominent, 1)}-mal so groß wie der Fließtext; auf Smartphones mindestens 28 px.`,
      ],
    },
    improve: {
      title: {
        moveUp: ({ headline }) =>
          `Die Überschrift ${quote(headline, 60)} ganz in den sofort sichtbaren Bereich setzen`,
        enlarge: ({ headline }) => `Die Überschrift ${quote(headline, 60)} deutlich hervorheben`,
        both: ({ headline }) =>
          `Die Überschrift ${quote(headline, 60)} ganz in den sofort sichtbaren Bereich setzen und hervorheben`,
      },
      moveUp: ({ headline, depth }) => [
        `Setzen Sie ${quote(headline)} nach oben, bis die Überschrift auf Desktop und Smartphone ganz ohne Scrollen zu sehen ist (jetzt steht sie ${places(depth)}).`,
        'Machen Sie die Leisten, Slider und Bilder niedriger, die sie nach unten drücken.',
      ],
      enlarge: ['Machen Sie sie zum größten Text im sofort sichtbaren Bereich.'],
      design: ({ fontSizePx, bodyPx, prominent }) => [
        `Jetzt: ${perViewport(fontSizePx, pixels)}; Fließtext: ${perViewport(bodyPx, pixels)}. Mindestens ${figure(prominent, 1)}-mal so groß wie der Fließtext.`,
      ],
    },
  },
};
