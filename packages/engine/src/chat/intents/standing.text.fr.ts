import type { Text } from './standing.text.ts';

export const text: Text = {
  score: ({ score }) => `Votre page obtient ${score} sur 100.`,
  middle: ({ low, high, median }) =>
    `La moitié de ces pages se situent entre ${low} et ${high} ; celle du milieu est à environ ${median}.`,
  above: 'La vôtre est donc au-dessus du milieu.',
  below: 'La vôtre est donc dans la moitié inférieure.',
  level: 'La vôtre est donc au milieu.',
  next: ({ points, share }) =>
    `Avec ${points} ${points < 2 ? 'point' : 'points'} de plus, elle en dépasserait ${share} %.`,
  strongest: ({ category, score }) => `Votre catégorie la plus forte : ${category} (${score})`,
  weakest: ({ category, score }) => `la plus faible : ${category} (${score}).`,
  allTypes:
    'Trop peu de pages de votre type ont été mesurées : la comparaison porte donc sur des pages de tous les types.',
  none: 'Ce rapport n’a pas de score à comparer, car trop peu de la page a pu être mesuré.',
  old: 'Ce rapport date d’avant que les pages soient comparées entre elles. Analysez de nouveau la page pour voir où elle se situe.',
  elsewhere:
    'Ce rapport n’a pas de score à comparer. Ouvrez le rapport de conversion de la page : il montre où se situe son score parmi les pages mesurées.',
};
