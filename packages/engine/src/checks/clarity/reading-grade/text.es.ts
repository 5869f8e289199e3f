import { figure, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const READERS = {
  consumer: ', juzgado para un público de consumidores',
  business: ', juzgado para un público profesional',
  unknown: '',
};

export const text: Text = {
  title: {
    passes: 'El nivel de lectura se ajusta al público',
    fails: 'El texto exige un nivel de lectura demasiado alto',
  },
  why: 'En miles de páginas de destino, un texto más difícil suele ir acompañado de una conversión menor, y la legibilidad ha ayudado a predecir qué páginas convierten. Son correlaciones entre ofertas muy distintas, así que no prometen una mejora, pero las palabras sencillas le facilitan la lectura a todo el mundo.',
  measure: ({ consumers, others }) =>
    `El grado de lectura (años de escolaridad) de al menos 100 palabras de texto corrido, según la fórmula de legibilidad del idioma de la página: para consumidores, ${consumers}; para un público profesional o desconocido, ${others}. No cuentan los elementos de menos de ocho palabras sin punto.`,
  notMeasured: { fewWords: 'Hay muy poco texto corrido para la fórmula de legibilidad.' },
  observed: {
    easy: ({ grade, audience }) =>
      `El texto tiene un grado de lectura de ${figure(grade, 1)} según la fórmula de legibilidad de su idioma${READERS[audience]}.`,
    hard: ({ grade, audience, aim }) =>
      `El texto tiene un grado de lectura de ${figure(grade, 1)} según la fórmula de legibilidad de su idioma${READERS[audience]}; con un grado de ${aim} o menos se obtiene la puntuación completa.`,
  },
  advice: {
    title: ({ grade, aim }) =>
      grade === null
        ? `Simplifica el texto hasta un grado de lectura de ${aim}, más o menos`
        : `Simplifica el texto: baja el grado de lectura de ${figure(grade, 1)} a ${aim}, más o menos`,
    hardest: ({ paragraph }) => `Empieza por ${quote(paragraph, 90)}: parte en dos su frase más larga.`,
    steps: [
      'Procura que la mayoría de las frases tengan menos de 20 palabras y una sola idea.',
      'Cambia los sustantivos abstractos largos por verbos, y los tecnicismos por las palabras que tus visitantes usan en sus correos.',
      'Léelo en voz alta y reescribe aquello en lo que te trabes.',
    ],
  },
};
