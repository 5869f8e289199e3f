import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'Análisis de textos',
  locked: {
    title: ({ count }) => amount(count, 'sugerencia está bloqueada', 'sugerencias están bloqueadas'),
    text: 'Puedes ver el texto actual. Pro añade qué falla y qué escribir en su lugar.',
  },
  fixes: {
    title: 'Los textos que conviene mejorar primero',
    lead: 'Los huecos punteados son para datos que solo tú conoces. Complétalos antes de publicar.',
    none: 'Ningún texto de esta página necesita reescribirse con urgencia.',
  },
  headline: {
    title: 'Un titular mejor',
    locked: 'Los hallazgos forman parte de Pro.',
    none: 'Las comprobaciones no encontraron ningún problema en este titular.',
  },
  rewrites: {
    title: 'Las palabras de tu página, reescritas',
    lead: 'A partir de lo que la página ya dice. Los huecos punteados son para datos que solo tú conoces.',
  },
  actions: {
    title: 'Mejores botones',
    lead: 'Los botones y enlaces de la página que piden a los visitantes que actúen.',
    none: 'No encontramos ningún botón ni enlace que pida a los visitantes que actúen.',
    unnamed: 'Un botón sin texto',
    fine: 'No encontramos ningún problema en este texto.',
  },
  strategy: {
    title: 'Recomendaciones para los textos',
    none: 'Las comprobaciones no encontraron nada que cambiar en los textos de esta página.',
  },
  partOfPro: 'Parte de Pro',
  inPro: 'Forma parte de Pro.',
};
