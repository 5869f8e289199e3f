import type { Text } from './description.text.ts';

export const text: Text = {
  headings: {
    observed: 'Qué vimos',
    why: 'Por qué importa',
    steps: 'Pasos',
    examples: 'Textos de ejemplo',
    design: 'Pautas de diseño',
    impact: 'Efecto esperado',
    effort: 'Tiempo necesario',
  },
  now: ({ copy }) => `Ahora: «${copy}»`,
  better: ({ copy }) => `Mejor: «${copy}»`,
};
