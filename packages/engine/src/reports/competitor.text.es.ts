import { amount, capitalized } from '../checks/shared/phrasing.ts';
import type { Text } from './competitor.text.ts';

export const text: Text = {
  errors: {
    count: ({ max }) => `Compara con 1 a ${max} competidores.`,
    rubric: 'Solo se pueden comparar informes hechos con la misma rúbrica.',
  },

  standing: {
    tie: ({ own, other, score }) => `${own} y ${other} obtienen ${score} puntos.`,
    scored: ({ name, score }) => `${name} obtiene ${amount(score, 'punto', 'puntos')}`,
    unscored: ({ name }) => `${name} no tiene puntuación`,
    compared: ({ own, others }) => `${own}; ${others}.`,
  },
  limited: ({ name, points, reason }) => `${name} pierde ${points} puntos por un solo problema: ${reason}`,
  leads: ({ name, categories }) => `${name} va por delante en ${categories}.`,
  trails: ({ name, categories }) => `${name} va por detrás en ${categories}.`,
  alsoTrails: ({ categories }) => `Va por detrás en ${categories}.`,
  seenOn: {
    desktop: ({ pages }) =>
      `${pages}: solo se pudo leer la vista de escritorio, así que la puntuación no tiene en cuenta la móvil.`,
    mobile: ({ pages }) =>
      `${pages}: solo se pudo leer la vista móvil, así que la puntuación no tiene en cuenta la de escritorio.`,
  },
  partial: ({ compared, all }) =>
    `Solo se pudieron comparar ${compared} de ${all} categorías, así que las puntuaciones dicen poco sobre qué página es mejor. Vuelva a analizar las páginas.`,
  leftOut: ({ pages }) => `No está incluida porque la página no se pudo analizar: ${pages}.`,
  level: 'Ninguna categoría difiere en cinco puntos o más.',
  difference: ({ category, points }) => `${category} (${points})`,

  types: ({ pages }) =>
    `Estas páginas son de tipos distintos, y cada una se juzga con los criterios de su tipo: ${pages}.`,
  typed: ({ name, type }) => `${name} como «${type}»`,

  notComparable: {
    ofOneType:
      'La diferencia viene de comprobaciones que solo juzgaron una de las dos páginas, y ninguna de las que comparten favorece a la página con más puntos.',
    ofTwoTypes: ({ own, ownType, other, otherType }) =>
      `${own} se juzga como «${ownType}» y ${other} como «${otherType}», con comprobaciones y pesos distintos, y ninguna de las comprobaciones que comparten favorece a la página con más puntos.`,
  },

  fixFirst: ({ title, limit }) => `Corrige esto primero: ${title}. ${capitalized(limit)}`,
  lesson: ({ category, observed, name, theirs }) => `${category}: ${observed} En ${name}: ${theirs}`,
  trailingLesson: ({ category, observed, name, points }) =>
    `${category}: ${observed} ${name} obtiene aquí ${amount(points, 'punto', 'puntos')} más.`,
  withAdvice: ({ lesson, advice }) => `${lesson} ${advice}.`,
};
