import { amount, capitalized, figure, list, percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Role = Parameters<Text['advice']['title']['keyText']>[0]['role'];
type KeyTexts = Parameters<Text['observed']['pale']>[0]['texts'][number];

/** Jamais arrondi à une valeur qui suffirait. */
const shown = (ratio: number) => `${figure(Math.floor(ratio * 10) / 10, 1)}:1`;

const ROLES: Record<Role, { one: string; many: string; of: string }> = {
  headline: { one: 'titre', many: 'titres', of: 'du titre' },
  'primary-action': { one: 'bouton principal', many: 'boutons principaux', of: 'du bouton principal' },
  price: { one: 'prix', many: 'prix', of: 'du prix' },
  'field-label': { one: 'libellé de champ', many: 'libellés de champ', of: 'du libellé de champ' },
};

/** « prix à 2,3:1 », « 2 libellés de champ à 2,9:1 ». */
function keyTexts({ role, ratios }: KeyTexts): string {
  const lowest = shown(Math.min(...ratios));
  const { one, many } = ROLES[role];
  const name = ratios.length === 1 ? one : amount(ratios.length, one, many);
  return `${name} à ${lowest}${ratios.some((ratio) => shown(ratio) !== lowest) ? ' et plus' : ''}`;
}

export const text: Text = {
  title: {
    passes: 'Le contraste du texte est suffisant',
    fails: 'Le contraste du texte est trop faible',
  },
  why: 'La norme d’accessibilité exige un contraste de 4,5:1, ou de 3:1 pour les grands textes, et un contraste trop faible est le défaut d’accessibilité le plus fréquent des pages d’accueil. Aucun test publié n’a mesuré ce qu’il coûte, mais les personnes malvoyantes, ou toute personne sur mobile en plein soleil, ne peuvent pas lire un texte insuffisant.',
  measure: (scale) =>
    `La part des caractères sur fond connu dont le contraste est inférieur à 4,5:1 (3:1 à partir de 24 px, ou de 18,66 px en gras) : ${scale}. La note est d’au plus 0,6 si un titre, le bouton principal, un prix ou un libellé de champ est sous 3:1, et d’au plus 0,3 s’il est sous 2:1. Non noté si le fond de plus de la moitié du texte est inconnu. Sur une image, le contraste est lu dans la capture d’écran : la moitié des pixels autour des lettres en ont moins.`,
  notMeasured: { background: 'Le fond de plus de la moitié du texte n’a pas pu être déterminé.' },
  observed: {
    share: ({ failing }) => `Texte sous le contraste exigé : ${perViewport(failing, percent)}.`,
    unreadable: ({ texts }) => `À peine lisible : ${list(texts.map(keyTexts))}.`,
    pale: ({ texts }) => `Contraste faible : ${list(texts.map(keyTexts))}.`,
    worst: ({ words, ratio }) => `À peine lisible : ${quote(words, 40)} à ${shown(ratio)}.`,
  },
  node: 'le texte',
  advice: {
    title: {
      keyText: ({ role, words, ratio }) =>
        `Corrigez le faible contraste ${ROLES[role].of} ${quote(words, 40)} (${shown(ratio)})`,
      worst: ({ words, ratio }) =>
        `Corrigez le texte peu contrasté, par exemple ${quote(words, 40)} (${shown(ratio)})`,
      any: 'Corrigez le texte peu contrasté',
    },
    steps: {
      keyText: ({ role, words, ratio, least }) =>
        `${capitalized(ROLES[role].one)} ${quote(words, 40)} (${shown(ratio)}) : changez la couleur du texte ou du fond jusqu’à un contraste d’au moins ${least.toLocaleString('fr-FR')}:1.`,
      colors: ({ name, foreground, background, ratio, passing }) =>
        capitalized(`${name} : ${foreground} sur ${background} donne ${shown(ratio)} ; ${passing} convient.`),
      picture: ({ name, ratio }) =>
        capitalized(
          `${name} : l’image derrière ne laisse que ${shown(ratio)}. Assombrissez l’image ou mettez le texte sur un fond uni.`,
        ),
      source:
        'Changez la couleur à l’unique endroit où elle est définie (variable de style ou thème), puis vérifiez les autres pages qui l’utilisent.',
    },
    design: ['Au moins 4,5:1 pour le texte, ou 3:1 pour les grands textes (24 px, ou 18,66 px en gras).'],
  },
};
