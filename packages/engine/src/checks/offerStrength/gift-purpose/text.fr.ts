import { amount, nextTo, quote } from '../../shared/phrasing.ts';
import { ENOUGH_WORDS } from './enough-words.ts';
import type { Text } from './text.ts';

const beside = (button: string | null) =>
  button === null ? 'à côté du formulaire de don' : nextTo(button, '');

const explain = (words: number) => amount(words, 'mot explique', 'mots expliquent');

export const text: Text = {
  title: {
    passes: 'L’utilité des dons est expliquée',
    fails: 'L’utilité des dons n’est pas claire',
  },
  why: 'Un laboratoire qui a mené des milliers de tests sur les dons rapporte que les pages qui expliquent plus longuement pourquoi donner l’ont en général emporté sur les plus courtes. Un test qui ajoutait une raison de donner allait dans le même sens, sans atteindre la signification statistique.',
  measure: (cases) =>
    `Au moins ${ENOUGH_WORDS} mots sur ce que fait un don valent ${cases}. S’applique si un formulaire ou un bouton demande un don.`,
  how: {
    near: 'près du formulaire de don ou du bouton principal',
    away: 'ailleurs sur la page',
    none: 's’il y en a moins ou pas du tout',
  },
  notApplicable: { notAsked: 'La page ne demande pas de dons.' },
  notMeasured: { absent: 'Une explication de ce que fait un don' },
  observed: {
    explained: ({ words }) => `${explain(words)} ce que fait un don.`,
    near: ({ words }) => `${explain(words)} ce que fait un don, près du formulaire ou du bouton de don.`,
    away: ({ words }) => `${explain(words)} ce que fait un don, mais loin du formulaire ou du bouton de don.`,
    tooShort: ({ words }) => `Seulement ${explain(words)} ce que fait un don.`,
    none: 'Aucune phrase n’explique ce que fait un don.',
  },
  searched: [
    'le texte près du formulaire de don et du bouton principal',
    'le contenu principal',
    'toute mention de dons et de leur emploi',
  ],
  advice: {
    move: ({ said }) => `Placez ${quote(said, 50)} à côté du formulaire ou du bouton de don`,
    add: ({ button }) => `Montrez ce que fait un don ${beside(button)}`,
    steps: ({ button }) => [
      `Écrivez deux ou trois phrases ${beside(button)} : qui le don aide, ce qu’il finance et pourquoi il est utile maintenant.`,
      'Montrez ce que finance un montant courant, avec des chiffres tirés de vos propres comptes.',
      'Utilisez là du texte, pas une vidéo : un laboratoire de collecte de fonds rapporte des pertes quand une vidéo remplaçait le texte au-dessus du formulaire.',
    ],
  },
};
