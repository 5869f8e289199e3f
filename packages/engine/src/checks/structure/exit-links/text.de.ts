import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Wenige Links führen vom Ziel weg',
    fails: 'Viele Links führen vom Ziel weg',
  },
  why: 'Ein Unternehmen berichtete von Gewinnen, als es auf Test- und Demoseiten die Navigation entfernte, und von fast keinen auf anderen. Eine Agentur hält dagegen, dass Links zur Hauptseite helfen, wenn man sich Zeit lässt; diese Prüfung zählt deshalb wenig und gilt nur, wo Besucher mitten in einem Vorgang sind.',
  measure: (scale) => `Links in der Navigation am oberen Rand: ${scale}.`,
  notMeasured: { unclear: 'Die Navigation am oberen Rand ließ sich nicht erkennen.' },
  observed: {
    links: ({ links, limit }) => {
      if (links === 0) return 'Die Navigation am oberen Rand hat keine Links.';
      return links > limit
        ? `Die Navigation am oberen Rand hat ${amount(links, 'Link, der', 'Links, die')} vom Ziel ${links === 1 ? 'wegführt' : 'wegführen'} (bis ${limit} ist in Ordnung).`
        : `Die Navigation am oberen Rand hat ${amount(links, 'Link', 'Links')}.`;
    },
  },
  advice: {
    title: ({ names }) =>
      `Links aus der Navigation dieser Seite entfernen${
        names.length === 0
          ? ''
          : `: ${list(
              names.map((name) => quote(name, 25)),
              6,
            )}`
      }`,
    steps: ({ links }) => [
      `Der Header bietet mitten im Vorgang ${amount(links, 'Ausgang', 'Ausgänge')}. Behalten Sie das Logo und den Link zur Hilfe.`,
      'Verschieben Sie die übrigen Links in den Footer.',
      'Testen Sie die Änderung: Wo noch verglichen wird, können Links zur übrigen Website helfen.',
    ],
  },
};
