import { amount, oneOrMany } from './figures.ts';
import type { Text } from './worth-words.text.ts';

const TOGETHER: Record<number, string> = { 2: 'Los dos', 3: 'Los tres', 4: 'Los cuatro', 5: 'Los cinco' };

export const text: Text = {
  worth: {
    little: 'menos de un punto',
    notCounted: 'no cuenta para la puntuación',
    works: ({ from, to }) => `${from} → ${to} cuando funcione`,
    fixed: ({ from, to }) => `${from} → ${to} cuando se corrija`,
    withChecks: ({ words, uncapped, points, ceilings }) =>
      `${words}: ${uncapped} sin ${oneOrMany(ceilings, 'el tope', 'los topes')}, ${points} más por sus comprobaciones`,
    upTo: ({ from, to }) => `hasta ${amount(to - from, 'punto', 'puntos')}: ${from} → ${to}`,
  },
  whyFirst: {
    works: 'Los visitantes lo toman como señal de que otras cosas tampoco funcionan.',
    question: ({ question }) =>
      `Antes de actuar, los visitantes se preguntan «${question}», y la página no responde bien.`,
  },
  start: 'Empieza por aquí:',
  together: ({ changes, from, to }) =>
    `${TOGETHER[changes] ?? 'Todos los'} cambios juntos: ${from} → ${to} cuando se hagan`,
  biggestGain: 'Solo por puntos, el cambio que más aporta viene más adelante:',
  places: {
    first: 'Problemas que encuentran los visitantes',
    also: 'También vale la pena',
    housekeeping: 'Retoques',
  },
  duration: {
    minutes: ({ count }) => `unos ${count} minutos`,
    hours: ({ count }) => `unas ${count} horas`,
    days: ({ count }) => `unos ${count} días`,
  },
  smallFixes: ({ count }) => amount(count, 'corrección pequeña', 'correcciones pequeñas'),
  housekeeping: ({ fixes }) => `Retoques: ${fixes}`,
  model: {
    suggested: ({ model }) => `Sugerencia de ${model}`,
    worded: ({ model }) => `Detectado por Liftmark, en palabras de ${model}`,
    notForThisPage: ({ model, reason }) => `Probablemente no sea para esta página, según ${model}: ${reason}`,
    title: 'Sugerencias de un modelo de lenguaje',
    lead: 'Un modelo de lenguaje leyó la página y sugiere estos cambios. Cada uno cita lo que hay en ella. No afectan a ninguna puntuación.',
    yours: 'Tu página',
  },
  room: {
    both: ({ after, before }) => `Ocupa ${after} líneas en lugar de ${before}.`,
    each: ({ desktop, mobile }) =>
      `Ocupa ${desktop.after} líneas en lugar de ${desktop.before} en escritorio y ${mobile.after} en lugar de ${mobile.before} en el móvil.`,
    desktop: ({ after, before }) => `Ocupa ${after} líneas en lugar de ${before} en escritorio.`,
    mobile: ({ after, before }) => `Ocupa ${after} líneas en lugar de ${before} en el móvil.`,
  },
  trial: {
    failures: {
      targetGone:
        'El elemento ya no estaba cuando volvimos a cargar la página. Inténtalo de nuevo o sigue los pasos a mano.',
      overwritten: 'Un script de la página deshizo el cambio. Cambia el script que crea esa parte.',
      blocked: 'La política de seguridad de la página bloqueó el cambio. Hazlo en tu código.',
      outOfReach:
        'El elemento está en una parte de la página que no podemos cambiar, por ejemplo un marco. Cámbialo en el código de esa parte.',
      pageChanged: 'La página era otra cuando volvimos a cargarla. Analiza la página de nuevo.',
      notLoaded: 'No pudimos volver a cargar la página. Inténtalo de nuevo en unos minutos.',
      outOfTime: 'No quedó tiempo para probarlo. Inténtalo de nuevo.',
    },
    notTried: ({ reason }) => `Sin probar: ${reason}`,
    placeholder:
      'Probado con un texto provisional: no se cuenta ninguna mejora por palabras que aún no existen',
    tried: 'Probado en tu página',
    score: ({ before, after }) => `Probado en tu página: puntuación ${before} → ${after}`,
    check: ({ check, outcome, score }) =>
      `Probado en tu página: «${check}» ${outcome}, puntuación ${score.before} → ${score.after}`,
    verified: ({ before, after }) => `Verificado en tu página: ${before} → ${after}`,
    worse: ({ tried, worse }) => `${tried}. Empeora: ${worse}`,
  },
  lead: {
    ahead: 'Por delante',
    level: 'Empate',
    behind: 'Por detrás',
    unknown: 'Sin medir',
    notComparable: 'No comparable',
    note: ({ points }) =>
      `En cada categoría, tu página se compara con el mejor competidor. Una diferencia de menos de ${points} puntos cuenta como empate.`,
  },
};
