import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Rating = Parameters<Text['observed']>[0]['visible'];

function figures({ average, count, scale }: Rating): string {
  const from = count === null ? '' : ` pour ${amount(count, 'note', 'notes')}`;
  return `${Number(average.toFixed(2)).toLocaleString('fr-FR')} sur ${scale}${from}`;
}

export const text: Text = {
  title: {
    passes: 'La note affichée correspond aux données structurées',
    fails: 'La note affichée diffère des données structurées',
  },
  why: 'Aux États-Unis, des règles interdisent les faux avis, et le droit de l’Union européenne demande aux vendeurs de montrer que les leurs sont réels. Une note différente entre la page et ce que lisent les moteurs de recherche est au mieux une petite erreur, et les petites erreurs entament la confiance.',
  measure:
    'La moyenne et le nombre de notes affichés, comparés aux données structurées du même article : 1 s’ils diffèrent de 0,1 et de 5 % au plus, 0,1 si les moyennes s’écartent de plus de 0,3 ou si un nombre dépasse 1,5 fois l’autre, sinon 0,6.',
  notApplicable: {
    single: 'La page et ses données structurées ne donnent pas toutes deux une note pour le même article.',
  },
  notMeasured: { ratings: 'On ne sait pas si la page affiche des notes.' },
  observed: ({ visible, structured }) =>
    `La page affiche ${figures(visible)} ; ses données structurées disent ${figures(structured)}.`,
  advice: {
    title: ({ rating }) => `Faites concorder ${quote(rating, 50)} et les données structurées`,
    steps: [
      'Tirez les deux du même endroit de votre plateforme de vente, pour le même article et les mêmes avis.',
      'Si les données structurées décrivent la boutique et non le produit, indiquez-le clairement dans le nom de l’article.',
    ],
  },
};
