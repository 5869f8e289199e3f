import type { Text } from './failure.text.ts';

export const text: Text = {
  title: 'El análisis falló',
  notCounted: 'Este análisis no cuenta para tu plan.',
  overHttp: 'Probar con http://',
  justWords: 'Analizar solo el titular y la oferta',
};
