import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function distinct(values: readonly string[]): string {
  return list([...new Set(values)], 3);
}

export const text: Text = {
  title: {
    passes: 'Les raisons d’agir maintenant sont précises et cohérentes',
    fails: 'Les raisons d’agir maintenant sont vagues ou contredites',
  },
  why: 'Les tests de messages véridiques de stock et d’échéance ont trouvé de petits gains en moyenne, tandis que deux grandes études n’ont trouvé aucun gain avec des limites seules ou « agissez maintenant ». Une raison honnête est donc récompensée, ne rien dire est neutre, et une raison qui ne tient pas joue contre la page.',
  measure: (scale) =>
    `Parmi les mentions d’échéance, de stock ou de places limités, la part qui indique une fin ou une quantité : ${scale}. Au plus 0,7 avec de la pression (formules sans raison, ou ton criard), et 0 si une autre visite, les données structurées ou le calendrier contredit une mention.`,
  notApplicable: { none: 'La page n’annonce ni échéance, ni stock ni places limités.' },
  observed: {
    contradicted: ({ claim, observed }) => `${quote(claim)} ne tient pas. ${observed}`,
    reasons: ({ precise, pressure, vague }) =>
      [
        precise.length > 0
          ? `${precise.length === 1 ? 'Une raison' : 'Des raisons'} d’agir maintenant avec une échéance ou une quantité claire : ${distinct(precise.map((claim) => quote(claim, 60)))}.`
          : '',
        pressure === null ? '' : `La page ajoute de la pression : ${quote(pressure, 60)}.`,
        vague.length > 0
          ? `Urgence vague : ${distinct(vague.map(({ claim, missing }) => `${quote(claim, 60)} n’indique pas ${missing === 'end' ? 'de fin' : 'de nombre'}`))}.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  advice: {
    contradicted: {
      title: ({ claim }) => `Retirez ${quote(claim, 60)}, ou rendez-le vrai`,
      step: ({ observed }) => `Ce que nous avons vu : ${observed}`,
    },
    vague: {
      title: ({ claim }) => `Ajoutez l’échéance ou le nombre réel à ${quote(claim, 60)}, ou retirez-le`,
    },
    pressed: {
      title: ({ line }) => `Donnez la raison de ${quote(line, 60)} sans la pression`,
      steps: ['Gardez l’échéance ou le nombre tels quels, et supprimez les mots insistants.'],
    },
  },
};
