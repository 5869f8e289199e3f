import { list } from '../checks/shared/phrasing.ts';
import type { Text } from './message-insights.text.ts';

export const text: Text = {
  compared: ({ message }) => `Comparado con ${message}, el texto que trae a los visitantes:`,
  repeated: ({ found, total, words }) => {
    if (found === 0)
      return total === 1
        ? `${list(words)} no aparece en la primera pantalla.`
        : `ninguna de sus ${total} palabras clave aparece en la primera pantalla.`;
    const named = list(words, 6);
    if (found === total)
      return total === 1
        ? `la única palabra clave aparece en la primera pantalla (${named}).`
        : `las ${total} palabras clave aparecen en la primera pantalla (${named}).`;
    return `${found} de ${total} palabras clave ${found === 1 ? 'aparece' : 'aparecen'} en la primera pantalla (${named}).`;
  },
  kept: ({ above, below }) =>
    [
      above.length > 0 && `La página menciona ${list(above)} en la primera pantalla.`,
      below.length > 0 && `La página menciona ${list(below)} más abajo de la primera pantalla.`,
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nothing: 'no tiene palabras que buscar aparte del nombre del sitio.',
};
