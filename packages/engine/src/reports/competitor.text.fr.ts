import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './competitor.text.ts';

export const text: Text = {
  errors: {
    count: ({ max }) => `Comparez avec 1 à ${max} concurrents.`,
    rubric: 'Seuls des rapports établis avec le même barème peuvent être comparés.',
  },
  standing: {
    tie: ({ own, other, score }) => `${own} et ${other} obtiennent tous deux ${score}.`,
    scored: ({ name, score }) => `${name} obtient ${score}`,
    unscored: ({ name }) => `${name} n’a pas de score`,
    compared: ({ own, others }) => `${own} ; ${others}.`,
  },
  limited: ({ name, points, reason }) =>
    `${name} perd ${points} points à cause d’un seul problème : ${reason}`,
  leads: ({ name, categories }) => `${name} est en tête dans ces catégories : ${categories}.`,
  trails: ({ name, categories }) => `${name} est en retrait dans ces catégories : ${categories}.`,
  alsoTrails: ({ categories }) => `En retrait : ${categories}.`,
  seenOn: {
    desktop: ({ pages }) =>
      `${pages} : seul l’affichage sur ordinateur a pu être lu, le score ne tient donc pas compte du mobile.`,
    mobile: ({ pages }) =>
      `${pages} : seul l’affichage sur mobile a pu être lu, le score ne tient donc pas compte de l’ordinateur.`,
  },
  partial: ({ compared, all }) =>
    `Seules ${compared} catégories sur ${all} ont pu être comparées, les scores disent donc peu de la page qui est meilleure. Analysez à nouveau les pages.`,
  leftOut: ({ pages }) => `Absente, car la page n’a pas pu être analysée : ${pages}.`,
  level: 'Aucune catégorie ne diffère de cinq points ou plus.',
  difference: ({ category, points }) => `${category} (${points})`,
  types: ({ pages }) =>
    `Ces pages sont de types différents, et chacune est jugée selon les critères de son type : ${pages}.`,
  typed: ({ name, type }) => `${name} comme « ${type} »`,
  notComparable: {
    ofOneType:
      'La différence vient de critères qui n’ont jugé qu’une des deux pages, et aucun des critères communs ne favorise la page au score le plus élevé.',
    ofTwoTypes: ({ own, ownType, other, otherType }) =>
      `${own} est jugé comme « ${ownType} » et ${other} comme « ${otherType} », avec des critères et des poids différents, et aucun des critères communs ne favorise la page au score le plus élevé.`,
  },
  fixFirst: ({ title, limit }) => `À corriger en premier : ${title}. Ce problème ${limit}`,
  lesson: ({ category, observed, name, theirs }) => `${category} : ${observed} Sur ${name} : ${theirs}`,
  trailingLesson: ({ category, observed, name, points }) =>
    `${category} : ${observed} ${name} obtient ici ${amount(points, 'point', 'points')} de plus.`,
  withAdvice: ({ lesson, advice }) => `${lesson} ${advice}.`,
};
