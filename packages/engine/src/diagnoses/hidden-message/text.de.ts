import { capitalized, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const LARGE = 0.4;
const SHOWN = 60;

function on(devices: readonly string[]): string {
  if (devices.length > 1) return 'auf Desktop und Smartphones';
  return devices[0] === 'mobile' ? 'auf Smartphones' : 'auf dem Desktop';
}

export const text: Text = {
  why: 'Am längsten schauen Besucher auf den sofort sichtbaren Bereich und entscheiden dort, ob sie scrollen. Füllt ein Bild oder leere Fläche diesen Bereich, sehen die meisten nie, worum es auf der Seite geht.',
  measure:
    'Wird gemeldet, wenn auf dem Desktop oder auf Smartphones weniger als 70 Zeichen Text im sofort sichtbaren Bereich stehen (28 auf Chinesisch, Japanisch und Koreanisch), Header und Menü nicht mitgezählt, und die Seite länger als 1,25 Bildschirmhöhen ist. Schwerer, wenn es beide Geräte betrifft oder auch die Überschrift erst nach dem Scrollen kommt; leichter, wenn nur ein erklärender Satz zur Überschrift fehlt. Unter die ersten fünf kommt es nie, wenn die Überschrift zu sehen ist und das andere Gerät mehr zeigt.',
  title: ({ shown, headline, devices }) =>
    shown !== null
      ? `Ohne Scrollen sehen Besucher ${on(devices)} kaum Text außer ${quote(shown, SHOWN)}`
      : headline !== null
        ? `${quote(headline, SHOWN)} nach oben setzen: ${on(devices)} erst nach dem Scrollen sichtbar`
        : `Ohne Scrollen sagt ${on(devices)} kaum ein Text, worum es auf der Seite geht`,
  observed: ({ shown, next, picture, devices, isBlank }) =>
    `${capitalized(on(devices))} steht im sofort sichtbaren Bereich außer ${
      shown === null ? `Header und Menü ${isBlank ? 'kein' : 'kaum'} Text` : `${quote(shown)} kaum Text`
    }${picture >= LARGE ? `; Bilder füllen ${percent(Math.min(1, picture))} der Fläche` : ''}.${
      next === null ? '' : ` ${quote(next)} erscheint erst nach dem Scrollen.`
    }`,
  steps: ({ shown, headline, next, picture }) => [
    picture >= LARGE
      ? 'Verkleinern Sie das Bild oben auf etwa die halbe Bildschirmhöhe, oder legen Sie den Text mit genügend Kontrast darüber.'
      : 'Verringern Sie die Höhe des obersten Abschnitts und den leeren Raum darin.',
    headline === null || shown !== null
      ? 'Ergänzen Sie unter der Überschrift einen Satz, der sagt, was Sie wem und wo anbieten.'
      : `Setzen Sie die Überschrift ${quote(headline, SHOWN)} ganz nach oben und darunter einen Satz, der sagt, was Sie wem und wo anbieten.`,
    'Setzen Sie den Haupt-Button direkt unter diesen Satz, damit er ohne Scrollen zu sehen ist.',
    ...(next === null
      ? []
      : [
          `Lassen Sie am unteren Bildschirmrand den Anfang von ${quote(next, SHOWN)} hervorschauen, damit man sieht, dass es weitergeht.`,
        ]),
    'Prüfen Sie die Seite auf einem Smartphone und auf einem kleinen Laptop (1.280 × 720).',
  ],
};
