import { figure, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Shift = Parameters<Text['observed']['shift']>[0]['shift'];

const figures = (shift: Shift) => perViewport(shift, (value) => figure(value, 2));

export const text: Text = {
  title: {
    passes: 'La mise en page reste stable pendant le chargement',
    fails: 'La mise en page bouge pendant le chargement',
  },
  why: 'Quand un grand site d’actualités a réduit son décalage de mise en page de 0,2, les sessions comptaient 15,1 % de pages vues en plus et moins de gens repartaient aussitôt. C’est une comparaison avant-après sur des pages d’actualités, pas une expérience sur les ventes.',
  measure: (scale) =>
    `Le décalage de mise en page (CLS) lors d’un passage sur notre machine, sur l’appareil le moins bon : ${scale}.`,
  notMeasured: { noValue: 'Le navigateur n’a pas indiqué de décalage de mise en page.' },
  observed: {
    shift: ({ shift, isGood }) =>
      `Lors de notre passage, la mise en page s’est décalée de ${figures(shift)}${isGood ? '' : ' (jusqu’à 0,10, on ne le remarque pas)'}.`,
  },
  advice: {
    title: ({ shift }) =>
      `Empêchez la mise en page de bouger pendant le chargement${shift ? ` (${figures(shift)})` : ''}`,
    steps: ({ example }) => [
      `Donnez une largeur et une hauteur à chaque image et iframe${example ? `, par exemple width="${example.width}" height="${example.height}" sur ${example.file}` : ''}.`,
      'Réservez de la place pour les bannières, les publicités et les bandeaux de consentement, ou laissez-les se superposer à la page.',
      'Utilisez des polices de secours de taille proche (size-adjust), pour que le texte ne bouge pas quand la police web se charge.',
    ],
  },
};
