import { percent, perViewport, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Le texte est assez grand pour être lu',
    fails: 'Une grande partie du texte est trop petite',
  },
  why: 'Les outils d’audit des navigateurs signalent une page quand moins de 60 % de son texte fait au moins 12 px, car il faut alors zoomer sur mobile pour le lire. Un texte que l’on ne peut pas lire pourrait aussi bien ne pas être là.',
  measure: (scale) => `La part des caractères d’au moins 12 px, sur l’appareil le moins bon : ${scale}.`,
  notMeasured: { none: 'Aucun texte n’a été affiché.' },
  observed: {
    large: ({ shares }) => `Texte d’au moins 12 px : ${perViewport(shares, percent)}.`,
    small: ({ shares }) =>
      `Texte d’au moins 12 px : ${perViewport(shares, percent)} ; le reste est plus petit.`,
  },
  node: 'le texte',
  advice: {
    title: {
      any: 'Agrandissez le texte de moins de 12 px',
      such: ({ words }) => `Agrandissez le texte de moins de 12 px, par exemple ${quote(words, 40)}`,
    },
    steps: {
      sizes:
        'Passez le texte courant à 16 px, et gardez à 12 px ou plus tout ce que les visiteurs doivent lire.',
      start: ({ names }) => `Commencez par ${names}.`,
      units: 'Utilisez des unités relatives pour que le texte suive les réglages de taille des visiteurs.',
    },
    design: ['16 px pour le texte courant, 14 px pour les notes ; interligne de 1,5.'],
  },
};
