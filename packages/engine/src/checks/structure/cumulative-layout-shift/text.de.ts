import { figure, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function figures(shift: Parameters<Text['observed']['shift']>[0]['shift']): string {
  return perViewport(shift, (value) => figure(value, 2));
}

export const text: Text = {
  title: {
    passes: 'Das Layout bleibt beim Laden stabil',
    fails: 'Das Layout verrutscht beim Laden',
  },
  why: 'Als eine große Nachrichtenseite ihre Layoutverschiebung um 0,2 senkte, stiegen die Seitenaufrufe pro Sitzung um 15,1 %, und weniger Besucher sprangen sofort ab. Das ist ein Vorher-Nachher-Vergleich auf Nachrichtenseiten, kein Verkaufsexperiment.',
  measure: (scale) =>
    `Die Layoutverschiebung in einem Durchlauf auf unserem Rechner, auf dem schlechteren Gerät: ${scale}.`,
  notMeasured: { noValue: 'Der Browser hat keine Layoutverschiebung gemeldet.' },
  observed: {
    shift: ({ shift, isGood }) =>
      `In unserem Durchlauf verschob sich das Layout um ${figures(shift)}${isGood ? '' : ' (bis 0,10 fällt es nicht auf)'}.`,
  },
  advice: {
    title: ({ shift }) =>
      `Verhindern, dass das Layout beim Laden verrutscht${shift ? ` (${figures(shift)})` : ''}`,
    steps: ({ example }) => [
      `Geben Sie jedem Bild und iframe Breite und Höhe${example ? `, etwa width="${example.width}" height="${example.height}" bei ${example.file}` : ''}.`,
      'Reservieren Sie Platz für Banner, Anzeigen und Einwilligungshinweise, oder legen Sie sie über die Seite.',
      'Verwenden Sie Ersatzschriften ähnlicher Größe (size-adjust), damit der Text nicht neu umbricht, wenn die Webschrift lädt.',
    ],
  },
};
