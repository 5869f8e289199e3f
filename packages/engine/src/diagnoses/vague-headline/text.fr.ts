import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 60;

function quoted(words: readonly string[]): string {
  return list(words.map((word) => quote(word)));
}

function titled(title: string | null): string {
  return title === null ? '' : ` Votre balise title dit ${quote(title)}.`;
}

export const text: Text = {
  why: 'Les visiteurs décident en une dizaine de secondes si une page les concerne, et presque tous lisent le titre. S’il ne contient qu’une formule d’accueil, un éloge ou le nom de l’entreprise, ils n’ont aucune raison de rester.',
  measure:
    'Signalé si la page n’a pas de titre principal, ou si ce titre est un nom de page (« Nos services »), une formule d’accueil, le nom de l’entreprise, une invitation à agir, guère plus que des mots que toute entreprise utilise, un slogan dont les mots ne reviennent presque pas dans la balise title, les titres, le menu et le texte, ou le simple nom du métier. Moins grave si la ligne en dessous en dit davantage, ou si les visiteurs attendent un tel titre sur ce type de page ; un nom de page, le simple nom d’une entreprise ou d’un métier et un slogan suivi d’une ligne qui en dit davantage ne figurent jamais parmi les cinq premiers constats. Un titre trop petit, coupé ou visible seulement en défilant, ou dont les mots ne reviennent nulle part, est un constat moins grave.',
  missing: {
    title: ({ page }) => `Ajoutez à ${page} un titre qui dit ce que vous proposez`,
    observed: ({ title }) =>
      `Aucune ligne du premier écran ne se distingue comme titre principal.${title.trim() === '' ? '' : ` La balise title, ${quote(title)}, est dans l’onglet du navigateur, où presque personne ne la lit.`}`,
    steps: [
      'Écrivez une ligne qui dit ce que vous proposez, à qui cela s’adresse et ce que l’on en retire.',
      'Faites-en le h1 de la page, le texte le plus grand du premier écran, et ne le mettez pas dans une image.',
      'Ajoutez dessous une phrase avec votre ville, votre prix ou ce qui vous distingue, puis le bouton principal.',
      'Montrez-la cinq secondes à quelqu’un qui ne vous connaît pas, et demandez-lui ce que propose la page.',
    ],
  },
  title: {
    'page-name': ({ headline }) =>
      `Le titre ${quote(headline, SHOWN)} nomme la page au lieu de ce que vous proposez`,
    greeting: ({ headline }) =>
      `Le titre ${quote(headline, SHOWN)} salue les visiteurs au lieu de dire ce que vous proposez`,
    name: ({ headline }) => `Le titre se limite au nom ${quote(headline, SHOWN)}`,
    trade: ({ headline }) =>
      `Le titre ${quote(headline, SHOWN)} dit qui vous êtes, mais pas pourquoi vous choisir`,
    request: ({ headline }) =>
      `Le titre ${quote(headline, SHOWN)} invite à agir avant de dire ce que l’on obtient`,
    formula: ({ headline, people }) =>
      `Le titre ${quote(headline, SHOWN)} irait tout aussi bien chez ${people.others.all}`,
    slogan: ({ headline, below }) =>
      below === null
        ? `Le titre ${quote(headline, SHOWN)} ne dit pas ce que vous proposez`
        : `Le titre ${quote(headline, SHOWN)} laisse un texte plus petit dire ce que vous proposez`,
    bare: ({ headline }) => `Le titre ${quote(headline, SHOWN)} ne donne aucune raison de vous choisir`,
  },
  observed: {
    'page-name': ({ headline, title }) =>
      `${quote(headline)} pourrait être le titre de cette page sur n’importe quel site.${titled(title)}`,
    greeting: ({ headline, title }) =>
      `${quote(headline)} occupe la ligne la plus lue de la page sans dire ce que l’on obtient.${titled(title)}`,
    name: ({ headline, title }) =>
      `La ligne la plus lue de la page est le nom ${quote(headline)}, qui dit peu à ceux qui ne vous connaissent pas encore.${titled(title)}`,
    trade: ({ headline, title }) =>
      `La ligne la plus lue de la page, ${quote(headline)}, est un nom avec votre métier, sans raison de vous choisir plutôt que d’autres.${titled(title)}`,
    request: ({ headline, title }) =>
      `${quote(headline)} invite à agir, mais ne nomme pas ce que vous proposez.${titled(title)}`,
    formula: ({ headline, generic, own }) =>
      `Hormis des mots que toute entreprise pourrait utiliser (${quoted(generic)}), le titre ${quote(headline)} ne dit que ${quoted(own)}.`,
    slogan: ({ headline, title }) =>
      title === null
        ? `Les mots du titre ${quote(headline)} ne reviennent presque nulle part ailleurs sur la page : il pourrait être celui de n’importe quelle entreprise.`
        : `Le titre ${quote(headline)} n’a aucun mot en commun avec ${quote(title)} dans votre balise title.`,
    bare: ({ headline }) =>
      `${quote(headline)} nomme le sujet, mais ne donne aux visiteurs aucune raison de rester.`,
  },
  below: ({ below }) =>
    below === null
      ? 'Aucune phrase à côté ne l’explique.'
      : `Pour en savoir plus, les visiteurs doivent lire la ligne plus petite à côté, ${quote(below)}.`,
  steps: {
    write: ({ many }) =>
      `Remplacez-le par une ligne qui dit ce que vous proposez, à qui cela s’adresse et ce que l’on en retire, avec les mots de vos ${many}.`,
    name: ({ name }) =>
      `Gardez ${quote(name, SHOWN)} dans le logo, et servez-vous du titre pour dire ce que vous proposez, à qui cela s’adresse et ce que l’on en retire.`,
    fromTitle: ({ title }) =>
      `Comparez-le à votre balise title, ${quote(title)}, et utilisez les mots concrets des deux.`,
    fromBelow: ({ below }) =>
      `Remontez dans le titre les mots les plus concrets de la ligne plus petite (${quote(below)}), et raccourcissez ce qu’il en reste.`,
    addBelow: ({ others }) =>
      `Sous le titre, ajoutez une phrase qui dit comment fonctionne votre offre ou pourquoi on vous choisit plutôt que ${others.all}.`,
    fact: ({ town, people }) =>
      `Ajoutez une information que ${people.others.all} ne peuvent pas copier : ${town === null ? 'votre ville ou votre région' : `votre ville (${town})`}, un prix, un délai ou un chiffre.`,
    ask: 'Montrez-le cinq secondes à quelqu’un qui ne vous connaît pas, et demandez-lui ce que propose la page.',
  },
};
