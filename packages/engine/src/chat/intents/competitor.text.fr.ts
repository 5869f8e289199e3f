import type { Text } from './competitor.text.ts';

export const text: Text = {
  lead: 'Voici ce que les pages comparées font mieux, le plus important en premier :',
  difference: ({ name, title }) => `${name} : ${title}`,
  sides: ({ theirs, yours }) => `Là-bas : ${theirs} Sur votre page : ${yours}`,
  takeOver: ({ step }) => `À reprendre : ${step}`,
  behind: ({ category, best, own, name }) =>
    `${name} est en tête en ${category} (${best} contre ${own} pour vous).`,
  ahead: ({ categories }) => `Vous êtes en tête en ${categories}.`,
  none: 'Les pages comparées ne font rien d’important mieux que la vôtre.',
  notCompared:
    'Ce rapport ne regarde que votre page et ne peut donc pas dire ce qu’un concurrent fait mieux. Pour comparer : ouvrez « Analyze », choisissez la comparaison avec des concurrents, puis indiquez votre adresse et les leurs. Les pages sont mesurées de la même façon, et vous pourrez me poser cette question dans ce rapport-là.',
  meanwhile: ({ standing }) => `Par rapport à d’autres pages : ${standing}`,
};
