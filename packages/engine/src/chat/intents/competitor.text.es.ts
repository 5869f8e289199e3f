import type { Text } from './competitor.text.ts';

export const text: Text = {
  lead: 'Esto es lo que hacen mejor las páginas comparadas, lo más importante primero:',
  difference: ({ name, title }) => `${name}: ${title}`,
  sides: ({ theirs, yours }) => `Allí: ${theirs} En tu página: ${yours}`,
  takeOver: ({ step }) => `Adopta esto: ${step}`,
  behind: ({ category, best, own, name }) =>
    `${name} va por delante en ${category} (${best} frente a tus ${own}).`,
  ahead: ({ categories }) => `Vas por delante en ${categories}.`,
  none: 'Las páginas comparadas no hacen nada importante mejor que la tuya.',
  notCompared:
    'Este informe mira solo tu página, así que no puede decir qué hace mejor la competencia. Para comparar: abre «Analyze», elige la comparación con la competencia e introduce tu dirección y las suyas. Las páginas se miden de la misma manera, y puedes hacerme esta pregunta en ese informe.',
  meanwhile: ({ standing }) => `En comparación con otras páginas: ${standing}`,
};
