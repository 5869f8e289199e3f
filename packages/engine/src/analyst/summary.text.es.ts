import { amount, lowerFirst, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './summary.text.ts';

export const text: Text = {
  subject: {
    headlined: ({ headline }) => `La página con el titular ${headline}`,
    typed: ({ type }) => `Esta página (${type})`,
    plain: 'Esta página',
    fromHtml: ({ page }) =>
      `Solo con el HTML (sin comprobar diseño, velocidad ni versión móvil), ${lowerFirst(page)}`,
  },

  score: {
    graded: ({ percent, grade }) => `${percent} de 100 puntos (${grade})`,
    plain: ({ percent }) => `${percent} de 100 puntos`,
    between: ({ low, high }) => `entre ${low.grade} (${low.score}) y ${high.grade} (${high.score})`,
    within: ({ low, high }) => `entre ${low} y ${high} de 100 puntos`,
  },

  verdicts: {
    90: 'defiende muy bien su oferta',
    80: 'defiende bien su oferta, con algunas lagunas',
    70: 'acierta en lo principal, pero deja con dudas a algunos visitantes',
    60: 'da a los visitantes solo parte de lo que necesitan para decidir',
    0: 'da a la mayoría de los visitantes muy pocos motivos para actuar',
  },
  faulty: 'hace bien casi todo, pero tiene un problema grave',
  verdict: ({ subject, verdict, score }) => `${subject} ${verdict}: ${score}.`,

  limited: ({ subject, score, limits, uncapped }) => {
    const cause =
      limits === 1
        ? 'este problema'
        : limits === 2
          ? 'este problema y otro tope'
          : `este problema y otros ${limits - 1} topes`;
    const without = limits === 1 ? 'sin él' : 'sin ellos';
    const otherwise = uncapped === null ? '' : `; ${without}, la puntuación sería ${uncapped}`;
    return `${subject} se queda en ${score} por ${cause}${otherwise}.`;
  },
  withoutLimits: ({ limits, uncapped }) =>
    `Sin ${limits === 1 ? 'el tope que la frena' : `los ${limits} topes que la frenan`}, la puntuación sería ${uncapped}.`,
  uncertain: ({ subject, score, reason }) => `${subject} obtiene ${score}: ${reason}.`,
  noScore: ({ subject }) =>
    `${subject} no tiene puntuación porque no pudimos medir lo suficiente; lo que encontramos está más abajo.`,
  noScoreUnread: ({ subject, reason }) => `${subject} no tiene puntuación porque ${reason}.`,

  unread: {
    unknownLanguage: 'no se pudo determinar su idioma',
    language: ({ language, sample }) => {
      const read = sample === null ? '' : ` (${quote(sample, 60)})`;
      return `su idioma es ${language}${read}, para el que Liftmark aún no tiene listas de palabras`;
    },
    instead:
      'Si la página existe en otro idioma, por ejemplo en inglés, analiza esa versión para obtener un informe completo.',
    wordsLeftOut: ({ reason }) => `La puntuación no incluye los textos porque ${reason}.`,
    rest: ({ checks }) =>
      `${unmeasured(checks)}. Se midieron el diseño, la velocidad, el contraste y todo lo que no depende de los textos.`,
    restOfHtml: ({ checks }) => `${unmeasured(checks)}: sin los textos, el HTML no dice lo suficiente.`,
  },

  little: ({ judged, measured }) => {
    const checks =
      judged === measured
        ? amount(judged, 'comprobación encontró', 'comprobaciones encontraron')
        : `${judged} de ${amount(measured, 'comprobación medida', 'comprobaciones medidas')} ${judged === 1 ? 'encontró' : 'encontraron'}`;
    return `No saques muchas conclusiones de esta puntuación: solo ${checks} algo que juzgar, y las demás cuentan como la media.`;
  },
  wordless:
    'Apenas hay texto en la primera pantalla. Empieza por decir qué es y para quién, en texto y no en una imagen.',

  category: ({ label, score }) => `${label} (${score})`,
  strongest: ({ best }) => `La mejor categoría es ${best}.`,
  weakest: ({ worst }) => `La peor categoría es ${worst}.`,
  strongestAndWeakest: ({ best, worst }) => `La mejor categoría es ${best}, y la peor, ${worst}.`,

  costliest: ({ points, title, seen }) =>
    `El mayor problema cuesta ${points.replace('.', ',')} puntos: ${title} (${seen}).`,

  start: ({ first, effort, second }) =>
    `Empieza por aquí: ${first} (${effort})${second === null ? '' : `; después, ${second}`}`,
  firstOnTheList: ({ first, effort, second }) =>
    `Empieza por esto: ${first} (${effort})${second === null ? '' : `. Después: ${second}`}`,
  onlySmallFixes: ({ first }) => `Solo quedan pequeños arreglos. Empieza por aquí: ${first}`,
  nothingToChange: 'Nada de lo que medimos necesita un cambio.',
  sayMore: ({ questions }) =>
    `Aquí no hay nada que cambiar, pero da más información a los visitantes: di ${questions}.`,
  questions: {
    what: 'qué es',
    whom: 'para quién es',
    price: 'cuánto cuesta',
    proof: 'quién lo respalda',
  },
};

function unmeasured(checks: number): string {
  return checks === 1 ? 'No se pudo medir 1 comprobación' : `No se pudieron medir ${checks} comprobaciones`;
}
