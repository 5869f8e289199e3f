import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Names = Parameters<Text['observed']['template']>[0]['names'];

/** Vide si aucun n’a de nom. */
function people(names: Names): string {
  return list([...new Set(names.flatMap((name) => (name === null ? [] : [quote(name)])))], 3);
}

function placed(names: Names): string {
  const known = people(names);
  const nameless = names.includes(null) ? ['sans nom'] : [];
  return list([...(known === '' ? [] : [`sous le nom de ${known}`]), ...nameless]);
}

function quotes(texts: readonly string[]): string {
  return list([...new Set(texts.map((each) => quote(each, 60)))], 3);
}

export const text: Text = {
  title: {
    passes: 'Les témoignages sont uniques',
    fails: 'Des témoignages sont en double ou fictifs',
  },
  why: 'Des chercheurs ont repéré des témoignages douteux en cherchant le même texte sous d’autres noms. Les avis faux ou achetés sont interdits aux États-Unis, et les visiteurs qui en remarquent un ne croient plus les autres.',
  measure:
    'Vaut 0 si un même texte d’au moins huit mots figure sous différents noms, ou si du texte vient d’un modèle de page (« Nom du client », « lorem ipsum »), sinon 1. Les copies d’une diapositive sous le même nom comptent une fois. Un témoignage unique n’est jugé que s’il vient d’un modèle.',
  notApplicable: {
    none: 'La page n’affiche aucun témoignage.',
    single:
      'La page affiche un seul témoignage, qui ne vient pas d’un modèle, et il n’y en a pas d’autre à quoi le comparer.',
  },
  notMeasured: {
    testimonials: 'Les témoignages n’ont pas pu être lus.',
    words: 'La page contient des témoignages, mais leur texte n’a pas pu être lu.',
  },
  observed: {
    unique: ({ total }) => `Les ${amount(total, 'témoignage', 'témoignages')} sont tous différents.`,
    template: ({ names, texts }) =>
      `Du texte venant d’un modèle apparaît ${placed(names)} : ${quotes(texts)}.`,
    repeated: ({ names, texts }) =>
      `Un texte en double ou fictif apparaît ${placed(names)} : ${quote(texts[0] ?? '')}.`,
  },
  advice: {
    template: {
      title: ({ names, texts, total }) =>
        `Retirez ${total === 1 ? 'le témoignage venant' : `les ${amount(total, 'témoignage', 'témoignages')} venant`} d’un modèle : ${people(names) || quotes(texts)}`,
      steps: ({ texts, people: { one, many } }) => [
        `Retirez ${quotes(texts)} dès maintenant : aucun ${one} ne l’a dit, et mieux vaut aucun témoignage qu’un faux.`,
        `À la place, montrez ce que de vrais ${many} ont écrit, avec leur nom et, s’ils sont d’accord, une photo.`,
      ],
    },
    repeated: {
      title: ({ texts }) => `Retirez ${quote(texts[0] ?? '', 60)} tant que vous ne savez pas qui l’a dit`,
      steps: ({ names, people: { one, many } }) => [
        `Ce texte apparaît ${placed(names)}. Retrouvez l’e-mail ou le formulaire où un ${one} l’a écrit.`,
        'Gardez-le sous le bon nom et supprimez les autres.',
        `S’il vient du modèle, supprimez-le dès maintenant et interrogez de vrais ${many}.`,
      ],
    },
  },
};
