import { list, percent, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

/** "20 % des Bildschirms auf dem Desktop, 5 % des Bildschirms auf dem Smartphone". */
function taken(share: Parameters<Text['observed']['share']>[0]['share']): string {
  return perViewport(share, (value) => `${percent(value)} des Bildschirms`);
}

export const text: Text = {
  title: {
    passes: 'Anzeigen lassen Platz für den Inhalt',
    fails: 'Anzeigen verdrängen den sofort sichtbaren Inhalt',
  },
  why: 'Die Stanford-Leitlinien raten zur Zurückhaltung bei Anzeigen und zur Trennung vom Inhalt. Seit 2012 stuft Google Seiten mit vielen Anzeigen im sofort sichtbaren Bereich herab. Die Wirkung auf die Conversion misst keine veröffentlichte Studie.',
  measure: (scale) =>
    `Anteil des sofort sichtbaren Bereichs, den Frames bekannter Werbenetzwerke und gekennzeichnete Anzeigen bedecken: ${scale}.`,
  notApplicable: { noAds: 'Die Seite hat keine Anzeigen.' },
  notMeasured: { size: 'Die Größe der Anzeigen ließ sich nicht bestimmen.' },
  observed: {
    share: ({ share }) => `Im sofort sichtbaren Bereich nehmen Anzeigen ${taken(share)} ein.`,
  },
  advice: {
    title: ({ hosts }) =>
      `Anzeigen${hosts.length > 0 ? ` (${list(hosts, 3)})` : ''} weiter nach unten setzen`,
    steps: ({ share }) => [
      `Im sofort sichtbaren Bereich nehmen Anzeigen ${taken(share)} ein. Halten Sie sie unter 5 %, oder beginnen Sie erst darunter.`,
      'Kennzeichnen Sie Anzeigen als solche, und trennen Sie sie von Ihrem eigenen Angebot.',
    ],
  },
};
