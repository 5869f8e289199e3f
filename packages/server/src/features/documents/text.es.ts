import { amount, oneOrMany } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

const reserved = (count: number) =>
  `${amount(count, 'recomendación', 'recomendaciones')} ${oneOrMany(count, 'forma', 'forman')} parte de Pro`;

export const text: Text = {
  kinds: {
    conversion: 'Análisis de conversión',
    competitor: 'Análisis de la competencia',
    swot: 'Análisis DAFO',
    copy: 'Análisis de textos',
  },

  documentTitle: ({ title, kind }) => `${title} – ${kind}`,
  generatedOn: ({ date }) => `Generado el ${date}`,
  pageNumber: ({ page, pages }) => `Página ${page} de ${pages}`,
  noScore: 'Sin puntuación',
  missingLetters:
    'Los caracteres que no están en las fuentes de este documento aparecen como □. El informe en la web los muestra.',
  openReport: 'Abrir el informe',

  conversion: {
    fall: ({ percent }) => `De 100 a ${percent}`,
    facts: { captured: 'Capturado', pageType: 'Tipo de página', measured: 'Medido', rubric: 'Rúbrica' },
    coverage: ({ measured, checks }) => `${measured} de ${amount(checks, 'comprobación', 'comprobaciones')}`,
    score: 'Liftmark Score',
    scoreWithBand: ({ band }) => `Liftmark Score: ${band}`,
    topChanges: 'Los cambios que más importan',
    categories: 'Seis categorías',
    noCategoryScore: 'Faltan datos',
    visitorQuestions: 'Lo que se preguntan los visitantes en una página así',
    recommendations: 'Recomendaciones',
    actionPlan: 'Plan de acción',
    lockedSteps: 'Los demás pasos forman parte de Pro.',
  },

  recommendations: {
    none: 'Según lo que medimos, no hay nada que cambiar.',
    locked: ({ count }) => `${reserved(count)}, con pruebas, pasos y mejores textos.`,
    severity: ({ number, severity }) => `${number} · Gravedad: ${severity}`,
    tried: {
      before: 'Ahora',
      after: 'Probado',
      caption: {
        desktop: 'El lugar del cambio en la página, escritorio',
        mobile: 'El lugar del cambio en la página, móvil',
      },
    },
    lockedLabel: 'Parte de Pro',
    observed: 'Lo que vimos',
    why: 'Por qué importa',
    steps: 'Qué cambiar',
    now: 'Ahora',
    better: 'Mejor',
    impact: 'Efecto esperado',
    source: ({ title, publisher }) => `Fuente: ${title}, ${publisher}`,
  },

  method: {
    heading: 'Cómo se midió',
    coverage: ({ checks, measured, notApplicable, notMeasured }) =>
      `De ${amount(checks, 'comprobación', 'comprobaciones')}, ${measured} se ${oneOrMany(measured, 'midió', 'midieron')}, ${notApplicable} no se ${oneOrMany(notApplicable, 'aplica', 'aplican')} a esta página y ${notMeasured} no se ${oneOrMany(notMeasured, 'pudo', 'pudieron')} medir. El Liftmark Score es el promedio redondeado de las categorías. Cada comprobación indica cuántos puntos costó.`,
    rendered: 'Abrimos la página en un navegador, en escritorio y, si fue posible, en el móvil.',
    static: 'Leímos el HTML de la página sin navegador.',
    builtInWords: 'El texto lo escribió el análisis integrado.',
    modelWords: ({ model, kept, dropped }) =>
      `${model} escribió parte del texto: confirmamos ${amount(kept, 'afirmación', 'afirmaciones')} en la página y descartamos las que no pudimos confirmar (${dropped}). Todas las puntuaciones las calcula el código.`,
    losses: ({ percent }) => `Por qué ${percent} y no 100`,
    allChecks: 'Todas las comprobaciones',
    points: ({ points }) => `−${points} puntos`,
  },

  secondOpinion: {
    heading: 'Segunda opinión',
    introduction: ({ model }) =>
      `El modelo ${model} valora lo que ninguna regla puede medir, en escalas definidas del 1 al 5. Sus notas no cambian la puntuación.`,
    level: ({ level }) => `Modelo: ${level} de 5`,
    measured: ({ category, score }) => `Medido, ${category}: ${score ?? 'faltan datos'}`,
  },

  competitor: {
    rivals: 'Comparada con',
    scores: 'Puntuaciones',
    categories: 'Comparación por categoría',
    columns: ['Categoría', 'Tu página', 'Mejor competidor', 'Diferencia'],
    notComparable: ({ reason }) => `No comparable: ${reason}`,
    differences: 'Las diferencias que más importan',
    yours: 'Tu página',
    takeOver: ({ takeOver }) => `Siguiente paso: ${takeOver}`,
    keep: 'Consérvalo: tu página lo hace mejor.',
    recommendations: 'Recomendaciones estratégicas',
    none: 'Ningún competidor lo hace mejor donde tu página pierde puntos.',
    locked: ({ count }) => `${reserved(count)}.`,
    details: 'Cada página en detalle',
  },

  copy: {
    priorities: 'Los textos que conviene mejorar primero',
    none: 'No hay nada que cambiar en los textos de la página.',
    impact: ({ level }) => `Efecto: ${level}`,
    headline: 'Un titular mejor',
    current: 'Texto actual',
    suggested: 'Texto sugerido',
    alternative: 'Otra versión',
    moreAlternatives: 'Otras versiones',
    moreSuggestions: 'Otras sugerencias',
    rewrites: 'Las palabras de tu página, reescritas',
    now: ({ current }) => `Ahora: ${current}`,
    callsToAction: 'Mejores botones',
    callToAction: ({ location, priority }) => `${location} · Nivel de prioridad: ${priority}`,
    recommendations: 'Recomendaciones para los textos',
    locked: ({ count }) =>
      `${amount(count, 'sugerencia', 'sugerencias')} ${oneOrMany(count, 'forma', 'forman')} parte de Pro.`,
  },

  swot: {
    strengths: { heading: 'Fortalezas', scale: 'Efecto' },
    weaknesses: { heading: 'Debilidades', scale: 'Nivel de gravedad', action: 'Sugerencia' },
    opportunities: { heading: 'Oportunidades', scale: 'Potencial', action: 'Acción' },
    threats: { heading: 'Amenazas', scale: 'Riesgo', action: 'Cómo evitarlo' },
    level: ({ scale, level }) => `${scale}: ${level}`,
    none: 'No encontramos ninguna.',
    locked: ({ count }) =>
      `${amount(count, 'punto más forma', 'puntos más forman')} parte de Pro, con pruebas y qué hacer.`,
  },

  linkPreview: {
    title: ({ title }) => `${title} – Liftmark Score`,
    score: ({ percent, detail }) => (detail === null ? `${percent} de 100` : `${percent} de 100, ${detail}`),
    grade: ({ grade }) => `nota ${grade}`,
    scored: ({ kind, about, score }) => `${kind}: ${about}. Liftmark Score: ${score}.`,
    unscored: ({ kind, about }) => `${kind}: ${about}.`,
  },
};
