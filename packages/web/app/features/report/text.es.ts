import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

const points = (count: number) => amount(Math.abs(count), 'punto', 'puntos');
const checks = (count: number) => amount(count, 'comprobación', 'comprobaciones');
const moreChecks = (count: number) => amount(count, 'comprobación más', 'comprobaciones más');
const changes = (count: number) => amount(count, 'cambio', 'cambios');
const sorted = (count: number, order: string) => (count === 1 ? '' : order);
const cost = (count: number) =>
  `${oneOrMany(count, 'cuesta', 'cuestan')} puntos${sorted(count, ', ordenadas por puntos perdidos')}`;
const average = (parts: string, kind: string) =>
  `En algunas categorías se aplican pocas comprobaciones (${parts}). La parte de la puntuación que ninguna comprobación cubre cuenta como ${kind}: así, una comprobación superada no hace perfecta una categoría y una fallida no la deja sin valor. Recuperarás estos puntos al hacer los cambios de arriba.`;

export const text: Text = {
  title: 'Análisis de conversión',
  limits: 'Límites de este análisis',
  onlyYours:
    'No podemos abrir esta página, por lo que no se pueden probar cambios en ella. Para volver a analizarla, ábrela en tu navegador y usa la extensión de Liftmark.',
  again: { capture: 'Abrir para capturar', upload: 'Volver a subir' },
  before: ({ words }) => `Antes: ${words}`,
  now: ({ words }) => `Ahora: ${words}`,
  proDetails: 'Los detalles forman parte de Pro.',
  partOfPro: 'Parte de Pro',
  everything: 'Todo lo que movió la puntuación',
  pointsLost: {
    some: ({ shown }) => `${shown} puntos`,
    little: 'menos de 0,1 puntos',
    none: 'ningún punto',
  },
  held: ({ ceilings, lost }) => `${ceilings} topes cuestan ${lost} puntos.`,

  parts: {
    label: 'En este informe',
    changes: 'Cambios',
    categories: 'Categorías',
    findings: 'Recomendaciones',
    scoring: 'Puntuación',
    secondOpinion: 'Segunda opinión',
    plan: 'Plan de acción',
    chat: 'Chat',
    summary: 'Resumen',
  },

  first: {
    verdict: 'Veredicto',
    htmlOnly: 'solo HTML',
    generated: 'Generado el',
    seenOn: 'Vista en',
    measured: 'Medido',
    pageType: 'Tipo de página',
    copyOnly: 'Solo texto, sin página',
    checks: ({ measured, all }) => `${measured} de ${checks(all)}`,
    unmeasured: ({ notApplicable, notMeasured }) =>
      `${notApplicable} ${oneOrMany(notApplicable, 'comprobación no se aplica', 'comprobaciones no se aplican')} a esta página y ${notMeasured} no se ${oneOrMany(notMeasured, 'pudo', 'pudieron')} medir. No cuentan a favor ni en contra.`,
    message: 'Comparada con el texto que trae visitantes aquí:',
    view: 'Ver la página anotada',
    seen: {
      static: 'Solo HTML, sin navegador',
      both: 'Escritorio y móvil',
      desktop: 'Solo escritorio',
      mobile: 'Solo móvil',
    },
    fall: ({ percent }) => `De 100 a ${percent}`,
    why: ({ percent }) => `¿Por qué ${percent} y no 100?`,
  },

  standing: {
    score: ({ percent }) => `Esta página obtiene ${percent}.`,
    range: ({ low, high }) => `Esta página obtiene entre ${low} y ${high}.`,
    without: ({ uncapped }) => `Sin sus topes obtendría ${uncapped}.`,
    line: 'La línea marca esta página.',
    lineAndDashed: 'La línea marca esta página; la discontinua, su puntuación sin los topes.',
    thick: 'La línea gruesa muestra dónde puede estar esta página.',
    thickAndDashed:
      'La línea gruesa muestra dónde puede estar esta página; la discontinua, su puntuación sin los topes.',
  },

  changes: {
    title: 'Qué cambió',
    since: 'Desde el',
    report: ({ date }) => `informe del ${date}`,
    worse: 'Peor que antes',
    results: 'Qué pasó con las recomendaciones anteriores',
    verdicts: {
      fixed: 'Corregido',
      'partly fixed': 'Corregido en parte',
      'not fixed': 'Sin corregir',
      regressed: 'Peor',
      'no longer applicable': 'Ya no se aplica',
      'not verified': 'No se pudo comprobar',
    },
    tally: ({ count, verdict }) => `${verdict}: ${count}`,
    noScoreNow: 'Esta vez no pudimos medir lo suficiente para una puntuación.',
    noScoreBefore: 'No hay puntuación con la que comparar: la última vez no pudimos medir lo suficiente.',
    stayed: ({ now }) => `La puntuación se mantuvo en ${now} de 100.`,
    rose: ({ by, before, now }) => `La puntuación subió ${points(by)}, de ${before} a ${now} sobre 100.`,
    fell: ({ by, before, now }) => `La puntuación bajó ${points(by)}, de ${before} a ${now} sobre 100.`,
    newRubric: {
      incomparable: ({ before, now }) =>
        `Con la nueva rúbrica, esta página obtiene ${now} de 100. No se puede comparar con los ${before} de la rúbrica anterior.`,
      same: ({ now }) => `Con la nueva rúbrica, la página obtiene ${now} de 100, igual que antes.`,
      gained: ({ by, now }) => `Con la nueva rúbrica, la página ganó ${points(by)} y obtiene ${now} de 100.`,
      lost: ({ by, now }) => `Con la nueva rúbrica, la página perdió ${points(by)} y obtiene ${now} de 100.`,
    },
    scores: {
      before: 'Antes',
      beforeOld: 'Antes, rúbrica anterior',
      beforeNew: 'Antes, nueva rúbrica',
      now: 'Ahora',
    },
    unknownType: ({ now, before }) =>
      `Ahora la página se juzga como «${now}» en lugar de «${before}», así que no podemos saber cuánto del cambio viene de la página.`,
    unknownRubric: 'La rúbrica cambió, así que no podemos saber cuánto del cambio viene de la página.',
    onlyType: ({ now, before }) =>
      `La página no ha cambiado. La puntuación se movió porque ahora se juzga como «${now}» en lugar de «${before}» y porque cada medición varía un poco.`,
    split: {
      type: ({ page, other, now, before }) =>
        `${page} por la página, ${other} por juzgarla como «${now}» en lugar de «${before}».`,
      rubric: ({ page, other }) => `${page} por la página, ${other} por la nueva rúbrica.`,
      both: ({ page, other, now, before }) =>
        `${page} por la página, ${other} por juzgarla como «${now}» en lugar de «${before}» y por la nueva rúbrica.`,
    },
    points: ({ shown, count }) => `${shown} ${Math.abs(count) === 1 ? 'punto' : 'puntos'}`,
  },

  three: {
    title: 'Los tres primeros cambios',
    fewer: 'Qué cambiar primero',
    sorted: ({ worth, lost }) =>
      `Ordenados por efecto esperado en relación con el esfuerzo, no por puntos. Juntos cuestan ${worth} de los ${lost} puntos perdidos.`,
    inPro: 'en Pro',
  },

  five: {
    moreSteps: ({ count }) => amount(count, 'paso más', 'pasos más'),
    inPro: 'En Pro',
  },

  item: {
    severity: 'Gravedad',
    step: ({ step }) => `Paso ${step} del plan`,
    measured: 'Medido',
    saw: 'Lo que vimos',
    evidenceInPro: 'Las pruebas forman parte de Pro. Todo el mundo ve cuántos puntos cuesta.',
    searched: ({ places }) => `Buscamos en: ${places}.`,
    why: 'Por qué importa',
    change: 'Qué cambiar',
    details: 'Detalles',
    impact: 'Efecto esperado',
    noImage: 'Sin imagen: esta parte de la página aún no se mostraba cuando la capturamos.',
    show: ({ number }) => `Mostrar el hallazgo ${number} en la página`,
    impactRange: ({ low, high }) => `de ${low} a ${high}`,
    zero: '. El intervalo incluye el cero, así que puede no haber ningún efecto.',
    smallerLoss: 'Una pérdida menor, para después de los cambios de arriba',
    forfeited: 'Cuenta como no superada, porque los visitantes lo esperan en una página como esta',
    partialCredit: 'No se pudo medir; cuenta según lo más probable',
  },

  bench: {
    title: 'Recomendaciones de optimización con IA',
    numbers: 'Los números de la página coinciden con los de la lista.',
    show: 'Mostrar',
    all: 'Todas las categorías',
    nothing: 'No encontramos nada que cambiar.',
    nothingToChange: 'Nada que cambiar.',
    changes: {
      diagnosed: ({ count }) =>
        `${changes(count)}${sorted(count, ', primero lo que más a menudo se señala entre los peores problemas de una página')}.`,
      planned: ({ count }) =>
        `${changes(count)}${sorted(count, ', ordenados por efecto esperado y esfuerzo')}.`,
    },
    smaller: 'Pérdidas menores',
    others: {
      cost: ({ count }) => `${checks(count)} ${cost(count)}.`,
      moreCost: ({ count }) => `${moreChecks(count)} ${cost(count)}.`,
    },
    toDo: {
      changes: ({ count }) => changes(count),
      cost: ({ count }) => `${checks(count)} ${oneOrMany(count, 'cuesta', 'cuestan')} puntos`,
    },
    locked: {
      title: ({ count }) => amount(count, 'cambio más está listo', 'cambios más están listos'),
      text: ({ counts }) =>
        `${counts}. Pro muestra de cada uno las pruebas, la fuente y el texto que usar. Todo el mundo ve cuántos puntos cuesta cada uno.`,
    },
    checks: ({ count }) => checks(count),
    rest: {
      passed: { title: 'Superadas', empty: 'No se superó ninguna comprobación.' },
      notMeasured: {
        title: 'No se pudieron medir',
        empty: 'Se midieron todas las comprobaciones que se aplican.',
      },
      notApplicable: {
        title: 'No se aplican',
        empty: 'Todas las comprobaciones se aplican a esta página.',
      },
    },
  },

  page: {
    label: 'Página anotada',
    device: 'Dispositivo',
    devices: { desktop: 'Escritorio', mobile: 'Móvil' },
    frames: 'Marcos',
    found: 'Encontrado aquí',
    missing: 'Aquí falta algo',
    scrollable: 'Página con los hallazgos numerados, desplazable',
    broken: 'No pudimos cargar la captura. Los contornos siguen mostrando dónde está todo.',
    captured: {
      desktop: 'La página capturada en escritorio',
      mobile: 'La página capturada en el móvil',
    },
    fold: ({ px }) => `Visible sin desplazarse, ${px} px`,
    finding: ({ number }) => `Hallazgo ${number}`,
  },

  categories: {
    title: 'Seis categorías',
    held: 'Cada tope baja las seis categorías. La columna del coste solo cuenta las comprobaciones propias de cada categoría.',
    category: 'Categoría',
    score: 'Puntuación',
    cost: 'Coste en puntos',
    noTotal: 'Sin puntuación total',
    notInTotal: 'Fuera del total',
    nothingLost: 'Nada perdido',
    little: 'Menos de 0,1 puntos',
    nothingCost: 'Aquí nada costó puntos.',
    notInScore: 'Fuera de la puntuación',
    elsewhere: 'Cuenta en otra categoría',
    passedInPart: 'Superadas, pero sin la puntuación completa',
    floor: 'Se mantiene en la puntuación mínima',
    filler:
      'En esta categoría se aplican pocas comprobaciones, así que parte de su puntuación viene del resto de la página.',
    rises: 'Sube con cada cambio que hagas en otra parte.',
    passed: ({ count }) => `${checks(count)} ${oneOrMany(count, 'superada', 'superadas')}.`,
  },

  scoring: {
    title: '¿Cómo se puntúa?',
    lead: 'Cada página empieza en 100. Todas las categorías que se pudieron medir cuentan lo mismo. Cada comprobación quita puntos según su peso y según lo que falte.',
    ceiling: 'Después, un tope baja toda la puntuación, y nada más en la página lo compensa.',
    method: 'Cada comprobación con su peso y sus fuentes (en inglés)',
    noModel:
      'Ningún modelo de lenguaje influye en la puntuación. La misma captura obtiene siempre la misma puntuación.',
    noScore:
      'No pudimos medir lo suficiente de esta página para una puntuación. Los hallazgos siguen siendo válidos: ninguno es una suposición.',
    nothingLost: 'Nada perdido',
    why: ({ percent }) => `Por qué ${percent} y no 100`,
    costliest: 'Las comprobaciones más costosas',
    counted: 'Cada una por separado; ya contadas en las categorías de arriba.',
    caption: ({ percent }) => `Puntos perdidos, de 100 a ${percent}`,
    checkCaption: ({ percent }) => `Puntos perdidos por comprobación, de 100 a ${percent}`,
    cause: 'Causa',
    where: 'En qué se perdieron los puntos',
    lost: 'Perdidos',
    left: 'Quedan',
    score: ({ percent, grade }) => `Liftmark Score ${percent}, ${grade}`,
    lines: ({ count }) => `${count} líneas`,
    showSign: ({ sign }) => `Mostrar ${sign} en la página`,
    fillers: {
      title: ({ points: lost }) => `${lost} de estos puntos vienen del resto de la página`,
      average: ({ parts }) => average(parts, 'promedio'),
      own: ({ parts }) => average(parts, 'el promedio de la propia página'),
    },
  },

  opinion: {
    title: 'Segunda opinión',
    lead: ({ model }) =>
      `Lo que ninguna regla puede medir, juzgado por el modelo ${model} en escalas definidas del 1 al 5. No afecta a la puntuación.`,
    sawScreenshot:
      'El modelo leyó el texto de la página y vio una captura de la parte visible sin desplazarse.',
    noScreenshot: 'El modelo leyó el texto de la página y no vio ninguna captura.',
    model: 'Modelo',
    level: ({ level }) => `${level} de 5`,
    measured: ({ category }) => `Medido, ${category}`,
    tooLittle: 'Muy poco que medir',
  },

  plan: {
    title: 'Plan de acción',
    lead: 'Los primeros cambios por hacer, en cinco pasos como máximo. La prioridad marca el orden: «Urgente» va primero, «Baja» puede esperar a que estén los demás.',
    done: ({ done, all }) => `${done} de ${amount(all, 'paso hecho', 'pasos hechos')}.`,
    savedInAccount:
      'Tu progreso se guarda en tu cuenta. La puntuación cambia cuando vuelves a analizar la página.',
    savedInBrowser:
      'Tu progreso se guarda en este navegador, y en tu cuenta cuando inicies sesión. La puntuación cambia cuando vuelves a analizar la página.',
    nothing: 'No hay nada que cambiar.',
    priority: 'Prioridad:',
    how: 'Cómo',
    locked: ({ count }) => amount(count, 'paso más está bloqueado', 'pasos más están bloqueados'),
    lockedText: 'El primer paso es gratis. Pro muestra todo el plan, con instrucciones para cada paso.',
  },

  summary: {
    title: 'Resumen del análisis',
    pageType: ({ type }) => `Para este tipo de página: ${type.toLowerCase()}`,
    anyPage: 'Lo que los visitantes esperan de cualquier página',
  },

  sources: {
    title: 'Fuentes',
    lead: 'Estudios y guías publicados, en inglés, con lo que midieron y sus límites.',
    count: ({ count }) => amount(count, 'fuente en este informe', 'fuentes en este informe'),
    folded: ({ count }) => `Fuentes (${count})`,
  },

  typeChoice: {
    open: 'cambiar',
    pageType: 'el tipo de página',
    title: 'Cambiar el tipo de página',
    description:
      'El tipo de página decide qué comprobaciones se aplican y cuánto cuentan. Volveremos a analizar la página.',
    label: 'Tipo de página',
    submit: 'Volver a analizar',
  },

  rerun: {
    start: 'Repetir el análisis',
    running: 'Analizando de nuevo…',
    status: 'Estamos volviendo a analizar la página. Tarda hasta un minuto.',
    failed: 'El análisis falló',
  },
};
