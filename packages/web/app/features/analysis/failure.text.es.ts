import type { Text } from './failure.text.ts';

export const text: Text = {
  title: 'El análisis falló',
  notCounted: 'No cuenta para tu plan.',
  overHttp: 'Probar con http://',
  justWords: 'Analizar solo el titular y la oferta',
};
