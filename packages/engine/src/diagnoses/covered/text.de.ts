import { text as devices } from '../../ceilings/devices.text.ts';
import { capitalized, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Cover = Parameters<Text['observed']['cover']>[0];

/** "33 % des Bildschirms auf Smartphones" */
function extent({ share, device }: Pick<Cover, 'share' | 'device'>): string {
  const part = share > 0.95 ? 'den ganzen Bildschirm' : `${percent(share)} des Bildschirms`;
  return `${devices.on[device]} ${part}`;
}

function nameOf({ words, isConsent }: Pick<Cover, 'words' | 'isConsent'>): string {
  if (isConsent) return 'Der Cookie-Hinweis';
  return words === '' ? 'Ein Overlay' : `Das Overlay ${quote(words, 40)}`;
}

const ON: Record<Cover['device'], string> = { desktop: 'auf einem Computer', mobile: 'auf einem Smartphone' };

export const text: Text = {
  why: 'Auf der Website eines Produkts endeten 69 % der Besuche bei einer bildschirmfüllenden Anzeige. Besucher wollen sehen, was darunter liegt, und viele gehen, bevor sie den Schließen-Button suchen.',
  measure:
    'Wird gemeldet, wenn ein Overlay bei der Ankunft mindestens 15 % des Bildschirms bedeckt, innerhalb von 8 Sekunden aufspringt oder den Text im sofort sichtbaren Bereich verdeckt. Je mehr es bedeckt, desto schwerer wiegt es, besonders über dem Haupt-Button. Cookie-Hinweise zählen weniger. Ein Overlay, das weniger als 25 % bedeckt und den Haupt-Button frei lässt, kommt nie unter die ersten fünf.',
  title: {
    action: ({ cover, action, device }) =>
      `${nameOf(cover)} verdeckt ${devices.on[device]} den Button ${quote(action, 40)}`,
    share: (cover) =>
      cover.share > 0.6 && !cover.isConsent
        ? `${nameOf(cover)} ${cover.isLate ? 'springt über der ganzen Seite auf' : 'versperrt bei der Ankunft die Seite'}`
        : `${nameOf(cover)} bedeckt ${extent(cover)}`,
    text: ({ share, device }) =>
      `Ein Overlay verdeckt ${devices.on[device]} ${percent(share)} des sofort sichtbaren Textes`,
  },
  observed: {
    cover: (cover) =>
      `${nameOf(cover)} ${cover.isLate ? 'öffnet sich innerhalb von 8 Sekunden von selbst und ' : ''}bedeckt ${extent(cover)}.`,
    hidden: ({ share, device }) =>
      `${capitalized(devices.on[device])} sind ${percent(share)} des Textes im sofort sichtbaren Bereich verdeckt.`,
    action: ({ action, device }) =>
      `${capitalized(devices.on[device])} ist der Button ${quote(action, 40)} verdeckt und lässt sich nicht anklicken.`,
    noClose: 'Wir haben keinen Schließen-Button gefunden.',
  },
  step: {
    consent: [
      'Machen Sie aus dem Cookie-Hinweis eine Leiste am unteren Rand mit einer Textzeile und zwei gleichwertigen Buttons, „Akzeptieren“ und „Ablehnen“.',
      'Halten Sie ihn unter 15 % des Smartphone-Bildschirms: kleinere Schrift, weniger Innenabstand, Details hinter einem Link.',
    ],
    overlay: [
      'Lassen Sie Besucher zuerst die Seite lesen: Setzen Sie diesen Inhalt in die Seite selbst, oder öffnen Sie ihn erst nach einem Klick.',
      'Wenn er bleiben muss, zeigen Sie ihn als schmale Leiste am unteren Rand, nicht über der Überschrift.',
    ],
    layer: ({ device }) => [
      `Öffnen Sie die Seite ${ON[device]}, und suchen Sie das oberste Element: einen Ladebildschirm, der nicht verschwindet, ein geöffnetes Menü oder eine fest positionierte Box.`,
      'Blenden Sie es aus, bis Besucher es öffnen, oder lassen Sie es verschwinden, sobald der Text geladen ist.',
    ],
    close:
      'Ergänzen Sie einen deutlich sichtbaren Schließen-Button (×), und lassen Sie das Overlay auch durch Tippen daneben schließen.',
    action: ({ action, device }) =>
      `Prüfen Sie ${ON[device]}, ob ${quote(action, 40)} frei bleibt, während das Overlay geöffnet ist.`,
  },
};
