import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'Análisis DAFO',
  lead: 'Cada punto se basa en un hallazgo sobre la página, indicado debajo.',
  partOfPro: 'Parte de Pro',
  locked: {
    title: ({ count }) => amount(count, 'punto está bloqueado', 'puntos están bloqueados'),
    text: 'Todo el mundo ve las fortalezas. Pro muestra todo lo demás, con lo que vimos y qué hacer.',
  },
  strengths: {
    title: 'Fortalezas',
    lead: 'La página hace bien estas cosas. Consérvalas cuando cambies el resto.',
    empty: 'Aún no se supera ninguna comprobación importante. Las debilidades muestran por dónde empezar.',
  },
  weaknesses: {
    title: 'Debilidades',
    lead: 'Problemas de la página que frenan a los visitantes.',
    empty: 'No encontramos nada grave.',
    action: 'Sugerencia',
  },
  opportunities: {
    title: 'Oportunidades',
    lead: 'Cambios menores que merecen la pena.',
    empty: 'Ningún cambio menor merecería la pena.',
    action: 'Qué hacer',
  },
  threats: {
    title: 'Amenazas',
    lead: 'Riesgos externos: leyes, plataformas, confianza perdida.',
    empty: 'No encontramos riesgos externos.',
    action: 'Cómo evitarlo',
  },
};
