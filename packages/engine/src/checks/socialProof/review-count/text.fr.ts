import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Noun = Parameters<Text['observed']['enough']>[0]['noun'];

const shown = (count: number, noun: Noun) =>
  noun === 'review'
    ? amount(count, 'avis est affiché ou compté', 'avis sont affichés ou comptés')
    : amount(count, 'témoignage est affiché ou compté', 'témoignages sont affichés ou comptés');

export const text: Text = {
  title: { passes: 'Les avis affichés sont assez nombreux', fails: 'Moins de dix avis sont affichés' },
  why: 'Dans le commerce, les produits avec cinq avis avaient bien plus de chances d’être achetés que ceux qui n’en avaient aucun, et les dix premiers avis faisaient presque toute la différence. Ces chiffres viennent d’une comparaison de produits, et non d’un test, mais la tendance est claire : passer de zéro à quelques-uns compte le plus.',
  measure: (scale) =>
    `Avis que la page affiche ou annonce ; ceux des données structurées comptent si les visiteurs voient aussi une note globale (sur les pages d’applications, de formations, d’hôtels et de restaurants, les témoignages aussi) : ${scale}.`,
  notMeasured: {
    ratings: 'Les avis n’ont pas pu être comptés.',
    stars: 'La page affiche des étoiles, mais le nombre d’avis n’a pas pu être lu.',
    htmlOnly: 'Les avis sont souvent chargés par un script, et nous n’avons lu que le HTML.',
    language: 'Nous ne savons pas reconnaître les avis dans la langue de cette page.',
  },
  unread: 'Des avis',
  searched: ['contenu principal', 'données structurées', 'cadres de plateformes d’avis connues'],
  observed: {
    none: 'Aucun avis n’est affiché ni compté.',
    few: ({ count, noun, enough }) =>
      `${shown(count, noun)} ; ${amount(enough, 'avis suffit', 'avis suffisent')} pour se faire une idée.`,
    enough: ({ count, noun }) => `${shown(count, noun)}.`,
  },
  advice: {
    offer: ({ name }) => quote(name),
    first: { title: ({ offer }) => `Recueillez vos cinq premiers avis sur ${offer}` },
    more: {
      title: ({ offer, count, enough }) =>
        `Recueillez ${amount(enough - count, 'avis', 'avis')} de plus sur ${offer} pour arriver à ${enough}`,
    },
    besideTestimonials: {
      title: ({ offer, count }) =>
        `Recueillez des avis sur ${offer} en plus ${count === 1 ? 'du témoignage affiché' : `des ${amount(count, 'témoignage', 'témoignages')}`}`,
    },
    steps: ({ recent, many }) => [
      `Écrivez à toutes les personnes ${recent} : une question, un lien.`,
      'Demandez à tous, pas seulement aux satisfaits, et publiez ce que vous recevez, critiques comprises.',
      `Affichez le nombre et la moyenne à côté du nom, et signalez les avis dont vous savez qu’ils viennent de vos ${many}.`,
      'N’écrivez, n’achetez et ne filtrez jamais d’avis : c’est illégal aux États-Unis et dans l’Union européenne.',
    ],
  },
};
