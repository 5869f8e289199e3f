import type { Text } from './terminal.text.ts';

export const text: Text = {
  score: 'Liftmark Score',
  noScore: 'Pas de score : nous n’avons pas pu en mesurer assez',
  noCategoryScore: 'pas assez de données pour un score',
  uncapped: ({ words }) => `${words}.`,
  changes: 'Ce qu’il faut changer, du plus utile au moins utile',
  worth: ({ heading, together }) => `${heading} (${together})`,
  fix: ({ fix }) => `Correction : ${fix}`,
  together: 'Toutes ces corrections ensemble',
  nothingToChange: 'Rien de ce que nous avons mesuré n’a besoin de changer.',
  coverage: ({ measured, checks, fromHtml, notApplicable, notMeasured }) =>
    `Critères mesurés${fromHtml ? ' à partir du seul HTML' : ''} : ${measured} sur ${checks}. Sans objet : ${notApplicable}. Impossibles à mesurer : ${notMeasured}.`,
  made: ({ rubric, seconds }) => `Barème ${rubric}, ${seconds} s.`,
  note: ({ warning }) => `Remarque : ${warning}`,
};
