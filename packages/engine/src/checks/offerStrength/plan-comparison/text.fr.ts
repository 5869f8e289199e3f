import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const quoted = (names: readonly string[]) => list(names.map((name) => quote(name, 30)));

export const text: Text = {
  title: {
    passes: 'Les formules se comparent facilement',
    fails: 'Les formules se comparent difficilement',
  },
  why: 'Sur cinquante expériences, avoir beaucoup d’options n’a pas nui en soi. Sur 99 observations, trop de choix a nui quand les options étaient complexes et les préférences floues : une comparaison facile et une recommandation comptent donc plus que le nombre de formules.',
  measure:
    'Pour trois formules ou plus : 0,5 si elles peuvent être comparées (lignes alignées, ou « tout ce que contient X, plus »), et 0,5 si l’une est mise en avant ou si chacune dit à qui elle s’adresse.',
  notApplicable: { fewPlans: 'Il y a moins de trois formules.' },
  observed: ({ names, comparable, guided }) =>
    `Les formules ${quoted(names)} ${comparable ? 'peuvent être comparées ligne par ligne' : 'ne listent pas les mêmes lignes'}, ${comparable === guided ? 'et' : 'mais'} la page ${guided ? 'aide les visiteurs à choisir' : 'ne dit pas à qui s’adresse chaque formule'}.`,
  searched: [
    'les fiches de formules et les tableaux comparatifs',
    'les mises en avant et les lignes « pour qui » de chaque formule',
  ],
  advice: {
    title: ({ names }) => `Rendez ${quoted(names)} faciles à comparer`,
    steps: {
      compare: ({ names }) => [
        `Donnez à ${quoted(names)} les mêmes lignes dans le même ordre, ou décrivez chaque formule par ce qu’elle ajoute à la précédente.`,
        'Commencez par les lignes où les formules diffèrent ; laissez de côté ce qu’elles ont toutes.',
      ],
      guide: ({ names }) => [
        `Ajoutez à chacune des formules ${quoted(names)} une ligne qui dit à qui elle s’adresse, et mettez en avant celle qui convient à la plupart des clients, s’il y en a une.`,
      ],
    },
    placeholders: { first: '[formule]', second: '[formule suivante]' },
  },
};
