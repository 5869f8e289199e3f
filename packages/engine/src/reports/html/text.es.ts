import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: ({ page }) => `${page} - Informe de Liftmark Score`,
  footer: ({ time, rubric }) =>
    `Hecho por Liftmark a partir de una visita en escritorio y otra en el móvil el ${time}. Rúbrica ${rubric}. Las puntuaciones salen únicamente de datos medidos.`,
  time: ({ date, time }) => `${date}, ${time} UTC`,

  summary: {
    label: 'Veredicto',
    noScore: 'No pudimos medir lo suficiente para dar una puntuación.',
    fall: ({ percent: score }) => `De 100 a ${score}`,
    dial: ({ percent: score, grade, band }) => `Liftmark Score ${score} de 100, nota ${grade}, ${band}`,
    openDial: ({ percent: score, low, high }) => `Liftmark Score ${score} de 100, entre ${low} y ${high}`,
    captured: 'Leída el',
    seenOn: 'Vista en',
    devices: {
      none: 'Solo HTML, sin navegador',
      both: 'Escritorio y móvil',
      desktop: 'Escritorio',
      phone: 'Móvil',
    },
    measured: 'Medido',
    coverage: ({ measured, of }) => `${measured} de ${amount(of, 'comprobación', 'comprobaciones')}`,
    pageType: 'Tipo de página',
  },

  standing: ({ words, percent: score, uncapped, range }) =>
    `${words} Esta página obtiene ${range === null ? score : `entre ${range.low} y ${range.high}`}${range === null && score === 1 ? ' punto' : ' puntos'}.${uncapped === null ? '' : ` Sin sus topes obtendría ${uncapped}.`}`,

  categories: {
    heading: 'Seis categorías',
    band: ({ from, band }) => (from === 0 ? `Menos de 60: ${band}` : `${from}+: ${band}`),
    noScore: 'Sin datos suficientes',
    visitorQuestions: 'Preguntas de los visitantes en una página así',
  },

  tried: {
    before: 'Ahora',
    after: 'Probado',
    caption: ({ device }) => `El lugar del cambio en la página, ${device.toLowerCase()}`,
  },

  differences: {
    heading: 'Las diferencias que más importan',
    yours: 'Tu página',
    keep: 'Conserva esto: tu página lo hace mejor.',
  },

  changes: {
    top: 'Los cambios que más importan',
    heading: 'Recomendaciones',
    none: 'Nada de lo que medimos necesita un cambio.',
    order:
      'Primero va lo que más a menudo se señala entre los peores problemas de una página. Los números son los de las imágenes de la página.',
    orderByEffort:
      'Ordenadas por el efecto esperado en relación con el esfuerzo. Los números son los de las imágenes de la página.',
    details: ({ number }) => `Detalles de ${number}`,
    show: ({ number }) => `Mostrar ${number} en la página`,
    observed: 'Qué vimos',
    why: 'Por qué importa',
    steps: 'Qué cambiar',
    impact: 'Efecto esperado',
    now: ({ characters }) => `Ahora, ${amount(characters, 'carácter', 'caracteres')}`,
    better: ({ characters }) => `Mejor, ${amount(characters, 'carácter', 'caracteres')}`,
    contradicted: 'Otros estudios lo contradicen.',
  },

  page: {
    label: 'Página con anotaciones',
    desktop: 'Escritorio',
    mobile: 'Móvil',
    size: ({ device, width, height }) => `${device}, ${width} × ${height} px`,
    onDevice: { desktop: 'La página en escritorio', mobile: 'La página en el móvil' },
    fold: 'Fin de la primera pantalla',
    ceiling: ({ number, title }) => `Tope ${number}: ${title}`,
    change: ({ number, title }) => `${number}: ${title}`,
    crop: ({ device, text: words }) => `${device}: ${words}`,
  },

  checks: {
    heading: 'Todas las comprobaciones',
    searched: ({ places: where }) => `Se buscó en: ${where}.`,
  },

  scoring: {
    heading: '¿Cómo se puntúa?',
    why: ({ percent: score }) => `Por qué ${score} y no 100`,
    lostTo: 'Perdido por',
    category: 'Categoría',
    points: 'Puntos',
    costliest: 'Las comprobaciones que más cuestan',
    costliestNote: 'Cada una por separado; ya contadas en las categorías de arriba.',
    allLines: 'Todas las líneas',
    lines: ({ count }) => amount(count, 'línea', 'líneas'),
  },
};
