import { text as chat } from '@liftmark/contract/chat.text.es';
import type { Text } from './unanswered.text.ts';

export const text: Text = {
  notAQuestion: 'Puedo responder a preguntas sobre este informe.',
  notCovered: 'Este informe no lo trata.',
  nothingAbout: ({ words }) => `Este informe no lo trata: no dice nada sobre ${words}.`,
  visitors:
    'Este informe no puede responder a eso: mira la página, no a quienes la visitan ni lo que hacen. Tu herramienta de analítica sí puede.',
  withExamples: ({ answer, examples }) =>
    `${answer} Prueba a preguntar:\n${examples.map((example) => `- ${example}`).join('\n')}`,
  examples: {
    conversion: [
      ...chat.suggested,
      '¿Por qué mi puntuación no es 100?',
      '¿Qué cambios llevan menos tiempo?',
      '¿Qué funciona bien?',
      '¿Cuál es la velocidad de mi página?',
    ],
    competitor: ['¿Qué hace mejor la competencia?', '¿Qué hay de la confianza?', '¿Qué hay de la claridad?'],
    swot: ['¿Cuáles son las fortalezas?', '¿Cuáles son las debilidades?', '¿Cuáles son las amenazas?'],
    copy: [
      '¿Qué pasa con el titular?',
      '¿Qué texto va mejor en el botón?',
      '¿Cuáles son las recomendaciones sobre los textos?',
    ],
  },
};
