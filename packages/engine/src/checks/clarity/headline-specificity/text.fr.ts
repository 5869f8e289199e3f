import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const ANY_PAGE = 'ne contient qu’un nom ou des mots qui iraient à n’importe quelle page';

const below = (subheadline: string | null) =>
  subheadline === null ? 'la ligne en dessous' : `la ligne en dessous, ${quote(subheadline)},`;

export const text: Text = {
  title: { passes: 'Le titre principal est précis', fails: 'Le titre principal est vague' },
  why: 'Les visiteurs décident en une dizaine de secondes si une page les concerne, et un texte objectif rend une page sensiblement plus facile à utiliser qu’un texte promotionnel. Un titre dont les mots reviennent dans la balise title et les sections nomme l’offre ; sinon, c’est un slogan.',
  measure: (scale) =>
    `Mots-clés du titre et du sous-titre qui reviennent dans la balise title, les titres de section ou le texte : ${scale}, mais au plus 0,6 s’ils sont tous dans le sous-titre. Les mots vides, les termes génériques, les éloges et la marque ne comptent pas, mais un mot de la marque qui nomme le type d’activité, comme « festival », compte. Un titre de plus de 20 mots perd 0,2. Un titre d’au moins deux mots-clés vaut 0,8 si le texte compte moins de 60 mots, et 1 s’il indique ce qui est vendu et son prix ; du faux texte vaut 0. Ne s’applique pas aux pages qui s’ouvrent sur un formulaire de contact et n’ont pas d’offre propre.`,
  notApplicable: { noHeadline: 'La page n’a pas de titre principal.' },
  observed: {
    filler: ({ headline }) => `Le titre ${quote(headline)} est le faux texte d’un modèle.`,
    littleCopy: ({ headline }) =>
      `Le titre ${quote(headline)} nomme quelque chose, mais il y a trop peu de texte pour confirmer que la page en parle.`,
    priced: ({ headline }) => `Le titre ${quote(headline)} nomme l’offre et son prix.`,
    empty: ({ headline }) => `Le titre ${quote(headline)} ${ANY_PAGE}.`,
    emptyButBelow: ({ headline, subheadline }) =>
      `Le titre ${quote(headline)} ${ANY_PAGE} ; ${below(subheadline)} en dit davantage.`,
    unrelated: ({ headline, inTitle }) =>
      `Les mots-clés du titre ${quote(headline)} n’apparaissent ni dans ${inTitle ? '' : 'la balise title, ni dans '}les titres de section, ni dans le texte.`,
    unrelatedButBelow: ({ headline, subheadline }) =>
      `Les mots-clés du titre ${quote(headline)} n’apparaissent ni dans la balise title, ni dans les titres de section, ni dans le texte ; ${below(subheadline)} en contient qui y apparaissent.`,
    shared: ({ headline }) =>
      `Le titre ${quote(headline)} et la ligne en dessous reprennent les mots du reste de la page.`,
    oneWord: ({ headline, word }) =>
      `Seul le mot ${quote(word)} du titre ${quote(headline)} apparaît dans la balise title, les titres de section ou le texte.`,
    words: ({ headline, words }) =>
      `Les mots ${list(words.map((word) => quote(word)))} du titre ${quote(headline)} apparaissent dans la balise title, les titres de section ou le texte.`,
    long: ({ sentence, words }) => `${sentence} Le titre compte ${amount(words, 'mot', 'mots')}.`,
  },
  searched: ['balise title', 'titres de section', 'texte'],
  advice: {
    title: ({ headline }) =>
      `Réécrivez le titre ${quote(headline, 60)} pour dire ce que vous proposez et à qui`,
    steps: ({ others }) => [
      'Nommez l’offre avec les mots de vos visiteurs ; ceux de votre balise title et de vos titres de section sont un bon départ.',
      `Dites à qui elle s’adresse ou ce que l’on en retire. Laissez de côté les éloges que ${others.any} pourrait s’attribuer.`,
      'Restez sous 20 mots, et déplacez tout le reste dans la ligne en dessous.',
      'Montrez-le cinq secondes à quelqu’un qui ne vous connaît pas, et demandez-lui ce que propose la page.',
    ],
  },
};
