import type { Text } from './detail.text.ts';

export const text: Text = {
  why: ({ why, reason }) => [why, reason].filter((part) => part !== null).join(' '),
  how: 'Procédez ainsi :',
  step: ({ step }) => `- ${step}`,
  example: ({ copy }) => `Par exemple : ${copy}`,
  noExample: ({ step }) =>
    `Il n’y a pas de formulation toute prête, car elle dépend de faits que vous seul connaissez. La première étape : ${step}`,
  time: ({ time }) => `Temps de travail : ${time}.`,
  where: ({ place }) => `L’endroit sur la page : ${place}.`,
  whereQuote: ({ quote, screens }) => (screens === null ? quote : `${quote}, ${screens}`),
  top: 'tout en haut',
  down: ({ screens }) => `environ ${screens} ${screens === 1 ? 'écran' : 'écrans'} plus bas`,
  nowhere: 'Cela concerne la page dans son ensemble : il n’y a pas d’endroit précis à montrer.',
  noSuch: ({ count }) =>
    count === 1
      ? 'Ma dernière réponse ne comptait qu’un point.'
      : `Ma dernière réponse ne comptait que ${count} points.`,
};
