import { amount, bytes, capitalized, perViewport, quote, seconds } from '../../shared/phrasing.ts';
import type { Largest, Text } from './text.ts';

const UNNAMED = 'das größte Element';

/** das Bild „hero.jpg“ (1,4 MB), else its words. */
function nameOf({ file, bytes: weight, node }: Largest): string {
  if (file) return `das Bild ${quote(file, 60)}${weight === null ? '' : ` (${bytes(weight)})`}`;
  return node?.text ? quote(node.text, 60) : UNNAMED;
}

/** das größte Element, das Bild „hero.jpg“, */
function introduced(largest: Largest): string {
  const name = nameOf(largest);
  return name === UNNAMED ? UNNAMED : `${UNNAMED}, ${name},`;
}

export const text: Text = {
  title: { passes: 'Der Hauptinhalt erscheint schnell', fails: 'Der Hauptinhalt erscheint langsam' },
  why: 'In einem randomisierten Test zweier optisch gleicher Landingpages brachte ein um 31 % früheres größtes Element 8 % mehr Umsatz. Daten großer Händler bringen jede weiteren 100 ms mit niedrigerer Conversion in Verbindung; das ist allerdings nur eine Korrelation.',
  measure: (scale) =>
    `Die Zeit, bis das größte Element zu sehen ist, in einem Durchlauf auf unserem Rechner: ${scale}. War unser Rechner zu beschäftigt, zählt eine lange Zeit nicht.`,
  notMeasured: { noValue: 'Der Browser hat kein größtes Element gemeldet.' },
  observed: {
    painted: ({ largest, times, isGood }) =>
      `In unserem Durchlauf erschien ${introduced(largest)} nach ${perViewport(times, seconds)}${isGood ? '' : ' (gut sind bis zu 2,5 s)'}.`,
  },
  advice: {
    withoutTimes: { title: 'Den Hauptinhalt früher zeigen', steps: ['Messen Sie noch einmal.'] },
    title: ({ largest }) => `${capitalized(nameOf(largest))} früher zeigen`,
    compress: ({ largest }) =>
      `Liefern Sie ${nameOf(largest)} als WebP oder AVIF in der gezeigten Größe aus, unter 200 KB.`,
    startEarlier: ({ largest }) =>
      `Laden Sie ${nameOf(largest)} früher: klein genug, aber der Start kommt spät.`,
    prioritize:
      'Laden Sie es ohne Lazy Loading und mit fetchpriority="high", und verweisen Sie im HTML darauf statt in Stylesheet oder Skript.',
    unblock: ({ largest }) =>
      `Lassen Sie ${nameOf(largest)} nicht auf Stylesheets, Schriften oder Skripte warten: Schreiben Sie die nötigen Stile ins HTML, und laden Sie Skripte später.`,
    cache: ({ firstByteMs }) =>
      `Das erste Byte brauchte in unserem Durchlauf ${seconds(firstByteMs)}. Halten Sie die Seite im Cache auf Servern nahe Ihren Besuchern.`,
    slim: ({ total, requests }) =>
      `Die Seite lud ${bytes(total)} in ${amount(requests, 'Anfrage', 'Anfragen')}. Entfernen Sie, was im sofort sichtbaren Bereich nicht gebraucht wird.`,
  },
};
