import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Se responde a las preguntas frecuentes',
    fails: 'Se responde a pocas preguntas frecuentes',
  },
  why: 'Ningún experimento publicado aísla el efecto de unas preguntas frecuentes. El argumento es indirecto: muchas compras fracasan porque falta información, y una pregunta es la forma más sencilla de introducir una respuesta.',
  measure: (scale) => `Preguntas respondidas en cualquier parte de la página: ${scale}.`,
  notMeasured: { uncounted: 'No se pudieron contar las preguntas de la página.' },
  sought: 'Una pregunta respondida',
  observed: {
    none: 'No se encontraron preguntas respondidas en la página.',
    few: ({ count }) =>
      `La página responde a ${amount(count, 'pregunta', 'preguntas')}; procura que sean al menos tres.`,
    enough: ({ count }) => `La página responde a ${amount(count, 'pregunta', 'preguntas')}.`,
  },
  searched: ['contenido principal', 'datos estructurados'],
  advice: {
    title: {
      more: ({ question }) => `Responde a dos preguntas más junto a ${quote(question, 60)}`,
      first: ({ page }) => `Responde en ${page} a las tres preguntas más frecuentes`,
    },
    steps: [
      'Elige las tres preguntas que más recibes por correo, chat o teléfono y conserva sus palabras.',
      'Responde a cada una en dos o tres frases, con la respuesta en la primera.',
      'Ponlas antes de la última llamada a la acción.',
    ],
  },
};
