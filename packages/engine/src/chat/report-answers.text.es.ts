import { amount, figure } from '../checks/shared/phrasing.ts';
import type { Text } from './report-answers.text.ts';

export const text: Text = {
  firstChanges: 'Empieza por los cambios que más compensan el esfuerzo:',
  firstProblems: 'Empieza por lo que frena a las visitas, lo más grave primero:',
  fix: ({ step }) => `Qué hacer: ${step}`,
  quickChanges: 'Estos cambios llevan unos 15 minutos cada uno, el más valioso primero:',
  nothingToChange: 'Nada de lo que hemos medido necesita cambiar.',

  score: ({ score }) => `La puntuación es ${score} de 100.`,
  uncapped: ({ ceilings, score }) =>
    ceilings === 1 ? `Sin el tope de abajo, sería ${score}.` : `Sin los topes de abajo, sería ${score}.`,
  biggestLosses: 'Las mayores pérdidas:',
  noLosses: 'Ninguna de las comprobaciones no superadas ha costado puntos.',
  loss: ({ reason, points }) => `${reason} (${figure(Number(points), 1)} puntos)`,
  neutral: ({ points }) =>
    `${figure(Number(points), 1)} puntos se pierden en categorías en las que se aplican pocas comprobaciones a esta página, porque el resto de la categoría cuenta como la media.`,

  strengths: 'Lo que ya funciona:',
  noStrengths: 'Ninguna de las comprobaciones sobre lo que notan las visitas se ha superado del todo.',

  expectation:
    'La página por sí sola no puede decirlo: depende de quién la visita y por qué, y solo una prueba lo mostrará.',
  impact: ({ impact }) => `Para cambios como este: ${impact}`,

  allPass: ({ topic }) => `Sobre «${topic}», todo lo que hemos comprobado está bien:`,
  canImprove: ({ topic, faults, shown }) =>
    `Sobre «${topic}», ${amount(faults, 'punto se puede', 'puntos se pueden')} mejorar${shown < faults ? ', empezando por estos' : ''}:`,
  onPage: ({ topic }) => `Esto dice la página sobre «${topic}»:`,
  notJudged: ({ topic }) => `Este informe no juzga «${topic}»:`,
  betterCopy: ({ topic }) =>
    `Mejores textos sobre «${topic}», con las palabras de la página. Completa lo que está entre corchetes:`,
  toDo: ({ observed, advice }) => `${observed} Qué hacer: ${advice}`,
  example: ({ copy }) => `Por ejemplo: ${copy}`,

  about: ({ title, pageType }) => `«${title}». Tipo de página: ${pageType}.`,
};
