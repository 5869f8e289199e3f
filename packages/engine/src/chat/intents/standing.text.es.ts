import type { Text } from './standing.text.ts';

export const text: Text = {
  score: ({ score }) => `Tu página obtiene ${score} de 100.`,
  middle: ({ low, high, median }) =>
    `La mitad de esas páginas está entre ${low} y ${high}; la del medio, en torno a ${median}.`,
  above: 'Así que la tuya está por encima de la mitad.',
  below: 'Así que la tuya está en la mitad inferior.',
  level: 'Así que la tuya está en el medio.',
  next: ({ points, share }) =>
    `Con ${points} ${points === 1 ? 'punto' : 'puntos'} más, superaría al ${share} %.`,
  strongest: ({ category, score }) => `Tu categoría más fuerte es ${category} (${score})`,
  weakest: ({ category, score }) => `la más débil es ${category} (${score}).`,
  allTypes:
    'Se han medido muy pocas páginas de tu tipo, así que la comparación es con páginas de todos los tipos.',
  none: 'Este informe no tiene una puntuación que comparar, porque se pudo medir muy poco de la página.',
  old: 'Este informe es de antes de que las páginas se compararan entre sí. Analiza la página de nuevo para ver dónde está.',
  elsewhere:
    'Este informe no tiene una puntuación que comparar. Abre el informe de conversión de la página: muestra dónde queda su puntuación entre las páginas medidas.',
};
