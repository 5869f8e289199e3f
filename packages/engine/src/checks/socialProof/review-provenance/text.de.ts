import { amount, capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Die Herkunft der Bewertungen ist klar',
    fails: 'Die Herkunft der Bewertungen ist unklar',
  },
  why: 'Ein Kauf war wahrscheinlicher bei Bewertungen verifizierter Käufer als bei anonymen. In der Europäischen Union müssen Verkäufer sicherstellen, dass Bewertungen von echten Käufern stammen, und bei einer EU-weiten Prüfung konnten das 144 von 223 Websites nicht nachweisen.',
  measure:
    'Bei mindestens drei Bewertungen mit Text: 1, wenn es Kennzeichnungen verifizierter Käufer, eine bekannte Bewertungsplattform (bei einer Bewertung genannt, verlinkt oder eingebettet) oder einen Hinweis zur Prüfung der Bewertungen gibt, sonst 0,4.',
  notApplicable: {
    few: ({ enough }) => `Die Seite hat weniger als ${enough} Bewertungen mit Text.`,
  },
  notMeasured: { source: 'Die Herkunft der Bewertungen ließ sich nicht bestimmen.' },
  searched: ['jede Bewertung', 'Text bei den Bewertungen', 'Links zu bekannten Plattformen und deren Frames'],
  observed: {
    known: ({ verified, total, platforms, note }) => {
      const signs = [
        ...(verified > 0
          ? [
              `${verified} von ${amount(total, 'Bewertung', 'Bewertungen')} ${verified === 1 ? 'ist' : 'sind'} als verifiziert gekennzeichnet`,
            ]
          : []),
        ...(platforms.length > 0 ? [`Bewertungen stammen von ${list(platforms)}`] : []),
        ...(note === null ? [] : [`auf der Seite steht ${quote(note)}`]),
      ];
      return signs.length === 0
        ? 'Die Seite sagt, woher ihre Bewertungen stammen.'
        : `${capitalized(list(signs))}.`;
    },
    unknown: ({ total }) =>
      `Keine der ${amount(total, 'Bewertung', 'Bewertungen')} mit Text ist als die eines verifizierten Käufers gekennzeichnet.`,
  },
  advice: {
    title: ({ review }) => `Zeigen, woher ${quote(review, 50)} und die anderen Bewertungen stammen`,
    steps: [
      'Kennzeichnen Sie jede Bewertung, die Ihr System einer Bestellung zuordnen kann.',
      'Sagen Sie über den Bewertungen in einem Satz, wie Sie sie sammeln und prüfen und ob Sie welche weglassen.',
      'Wenn eine Plattform sie sammelt, verlinken Sie Ihre Seite dort.',
    ],
  },
};
