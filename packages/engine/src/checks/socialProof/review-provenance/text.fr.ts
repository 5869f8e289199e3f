import { amount, capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'L’origine des avis est claire', fails: 'L’origine des avis n’est pas claire' },
  why: 'La probabilité d’achat était plus forte avec des avis d’acheteurs vérifiés qu’avec des avis anonymes. Dans l’Union européenne, les vendeurs doivent s’assurer que les avis viennent de vrais acheteurs, et lors d’un contrôle européen, 144 sites sur 223 n’ont pas pu le démontrer.',
  measure:
    'Pour au moins trois avis avec texte : 1 s’il y a des mentions d’achat vérifié, une plateforme d’avis connue (nommée avec un avis, liée ou intégrée) ou une note sur la vérification des avis, sinon 0,4.',
  notApplicable: { few: ({ enough }) => `La page contient moins de ${enough} avis avec texte.` },
  notMeasured: { source: 'L’origine des avis n’a pas pu être déterminée.' },
  searched: [
    'chaque avis',
    'le texte près des avis',
    'les liens vers des plateformes connues et leurs cadres',
  ],
  observed: {
    known: ({ verified, total, platforms, note }) => {
      const signs = [
        ...(verified > 0
          ? [
              `${amount(verified, 'avis', 'avis')} sur ${total} ${verified === 1 ? 'est signalé' : 'sont signalés'} comme ${verified === 1 ? 'vérifié' : 'vérifiés'}`,
            ]
          : []),
        ...(platforms.length > 0 ? [`des avis viennent de ${list(platforms)}`] : []),
        ...(note === null ? [] : [`la page dit ${quote(note)}`]),
      ];
      return signs.length === 0 ? 'La page dit d’où viennent ses avis.' : `${capitalized(list(signs))}.`;
    },
    unknown: ({ total }) =>
      `Aucun des ${amount(total, 'avis', 'avis')} avec texte n’est signalé comme venant d’un acheteur vérifié.`,
  },
  advice: {
    title: ({ review }) => `Montrez d’où viennent ${quote(review, 50)} et les autres avis`,
    steps: [
      'Signalez chaque avis que votre système peut rattacher à une commande.',
      'Au-dessus des avis, dites en une phrase comment vous les recueillez et les vérifiez, et si vous en écartez.',
      'Si une plateforme les recueille, mettez un lien vers votre page là-bas.',
    ],
  },
};
