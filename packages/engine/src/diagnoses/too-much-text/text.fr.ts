import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 60;
const NAMED = 4;

export const text: Text = {
  why: 'Lors de tests de suivi oculaire, 79 % des personnes parcouraient la page et seules 16 % la lisaient mot à mot. Ce qui se trouve au milieu d’un bloc de texte pourrait aussi bien être caché.',
  measure:
    'Signalé si un paragraphe compte 100 mots ou plus (200 dans les articles, 60 s’il est centré), si 220 mots se suivent sans titre, ligne semblable, liste, colonne ni espace, ou si une page dépasse 9 000 caractères sur plus de 12 écrans. Plus le bloc est long, plus c’est grave. Un texte de plusieurs blocs sous un titre et un bloc de moins de 150 mots ne figurent jamais parmi les cinq premiers constats. C’est aussi plus grave si le texte est centré ou si ses lignes dépassent 115 caractères.',
  wall: {
    title: ({ words, heading, start }) =>
      heading === null
        ? `Découpez le bloc de ${amount(words, 'mot', 'mots')} qui commence par ${quote(start, 40)}`
        : `Découpez les ${amount(words, 'mot', 'mots')} sous ${quote(heading, SHOWN)}`,
    observed: ({ words, heading, start, isCentered, lineLetters }) =>
      `${heading === null ? `Le texte qui commence par ${quote(start, SHOWN)}` : `Le texte sous ${quote(heading, SHOWN)}`} s’étend sur ${amount(words, 'mot', 'mots')} sans titre, ni liste, ni espace${
        isCentered ? ', et il est centré, si bien que chaque ligne commence à un endroit différent' : ''
      }${lineLetters === null ? '' : `${isCentered ? ' ;' : ', et'} ses lignes font environ ${lineLetters} caractères (de 60 à 80 se lisent bien)`}.`,
    steps: ({ isCentered, lineLetters }) => [
      'Réduisez-le de moitié : supprimez les formules d’accueil, l’historique et tout ce qui n’aide pas à se décider.',
      'Placez l’essentiel (prix, lieu, dates, résultat) dans la première phrase, ou sur sa propre ligne au-dessus du texte.',
      'Divisez le reste en paragraphes de trois phrases au plus, et faites une liste de toute énumération.',
      'Donnez à chaque paragraphe un court titre qui en dit l’idée.',
      ...(isCentered || lineLetters !== null
        ? ['Alignez le texte à gauche, et limitez sa largeur à environ 70 caractères par ligne.']
        : []),
    ],
  },
  long: {
    title: ({ screens }) => `Raccourcissez la page : elle fait ${screens} écrans de long`,
    observed: ({ screens, words, headings }) =>
      `La page ${words === null ? 's’étend sur' : `répartit ${amount(words, 'mot', 'mots')} sur`} ${screens} écrans d’ordinateur${
        headings.length > NAMED
          ? `, dans des sections comme ${list(
              headings.slice(0, NAMED).map((heading) => quote(heading, 40)),
              NAMED,
            )}`
          : ''
      }. Presque personne n’arrive au bout.`,
    steps: [
      'Notez la question à laquelle répond chaque section, et fusionnez celles qui répondent à la même.',
      'Repliez les détails dont seuls certains visiteurs ont besoin, ou donnez-leur leur propre page.',
      'Placez le prix, les preuves et le bouton principal dans le premier tiers de la page.',
      'Ajoutez des liens d’accès direct aux sections restantes.',
    ],
  },
};
