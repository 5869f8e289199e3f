import { amount, oneOrMany } from './figures.ts';
import type { Text } from './score-words.text.ts';

const couldNot = (count: number) =>
  `${amount(count, 'comprobación', 'comprobaciones')} no se ${oneOrMany(count, 'pudo', 'pudieron')}`;

export const text: Text = {
  letters: ({ low, high }) => `entre ${low} y ${high}`,
  points: ({ low, high }) => `entre ${low} y ${high}`,
  range: {
    letters: ({ low, high, reason }) => `Entre ${low} y ${high}: ${reason}.`,
    points: ({ low, high, reason }) => `Entre ${low} y ${high} de 100: ${reason}.`,
    atEnd: ({ score }) =>
      `La puntuación de ${score} supone que lo que no se pudo medir es como el resto de la página.`,
  },
  noWordList: 'No hay una lista de palabras para el idioma',
  unmeasured: {
    language: ({ count, language }) => `${couldNot(count)} leer en ${language}`,
    html: ({ count }) => `${couldNot(count)} medir solo con el HTML`,
    some: ({ count }) => `${couldNot(count)} medir`,
    unknown: 'algunas comprobaciones no se pudieron medir',
  },
  coverageLimit: ({ notMeasured, all, measured }) =>
    `${notMeasured} de ${all} comprobaciones no se pudieron medir, así que la puntuación se basa sobre todo en las otras ${measured}.`,
  held: ({ points }) => `Cuesta ${points} puntos`,
  ceilingCost: ({ title, points, reason }) => `«${title}» cuesta ${points} puntos: ${reason}`,
  uncapped: ({ ceilings, score }) =>
    `Sin ${oneOrMany(ceilings, 'este tope', 'estos topes')} y sin más cambios: ${score}`,
  smallCeilings: ({ count, titles }) => `${count} topes más: ${titles}.`,
  ceiling: ({ title }) => `Tope: ${title}`,
  standing: ({ share, pages, kind, month }) =>
    `Por encima del ${share} de ${pages} ${kind} (mediciones de ${month}).`,
  lowest: ({ pages, kind, month }) => `Entre las más bajas de ${pages} ${kind} (mediciones de ${month}).`,
  span: ({ low, high }) => `${low} al ${high}`,
  anyPages: 'páginas',
  notCompared: {
    nowCaptured: ({ date }) =>
      `La versión del ${date} muestra la página tal como la abrimos, y esta tal como estaba en un navegador, por lo que no las comparamos.`,
    nowOpened: ({ date }) =>
      `La versión del ${date} muestra la página tal como estaba en un navegador, y esta tal como la abrimos, por lo que no las comparamos.`,
  },
  rubric: ({ rubric }) => `Rúbrica ${rubric}.`,
  oldRubric: ({ rubric }) =>
    `Puntuada con la rúbrica ${rubric}, anterior a noviembre de 2026, cuando la puntuación era un simple promedio de las comprobaciones. Vuelve a analizar la página para compararla con puntuaciones más recientes.`,
  pageType: {
    selected: ({ label }) => `${label} (selección)`,
    detected: ({ label }) => `${label} (detección)`,
    probable: ({ label }) => `${label}, probablemente`,
    possible: ({ label }) => `No está claro, quizá: ${label.toLowerCase()}`,
    undetermined: 'No se pudo determinar',
  },
  phoneLayout: ({ width }) =>
    `La página no tiene la etiqueta viewport para móviles, así que los teléfonos la muestran a ${width} px de ancho.`,
  fall: {
    whole: ({ score, parts }) => `De 100 a ${score}: ${parts}.`,
    otherCeilings: ({ count }) => amount(count, 'tope más', 'topes más'),
    rounding: 'Redondeo',
    rest: 'Todo lo demás',
    related: ({ title, count }) =>
      `${title}, con ${amount(count, 'comprobación relacionada', 'comprobaciones relacionadas')}`,
    filler: ({ category }) =>
      `${category}: completada con el promedio de la página, porque se aplican pocas comprobaciones`,
    floor: ({ category }) => `${category}: mantenida en la puntuación mínima`,
    wholeNumber: 'Redondeo a un número entero',
  },
};
