import { amount, figure } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'Valorar este análisis',
  lead: 'Así vemos qué podemos mejorar.',
  thanks: '¡Gracias por tu opinión! Tu valoración nos ayuda a mejorar nuestro análisis con IA.',
  signedOut: { text: 'Inicia sesión para valorar este análisis.', button: 'Iniciar sesión' },
  notLoaded: 'No pudimos cargar tu valoración.',
  rated: ({ stars }) => `Valoraste este análisis con ${amount(stars, 'estrella', 'estrellas')}`,
  failed: 'La valoración no se guardó',
  chosen: ({ stars }) => (stars === 0 ? 'Ninguna estrella elegida' : `${stars} de 5`),
  feedback: {
    low: 'Ayúdanos a mejorar (opcional):',
    other: 'Más comentarios (opcional):',
    tooLong: ({ most }) => `Usa ${figure(most)} caracteres como máximo.`,
  },
  pending: 'Enviando…',
  submit: 'Enviar valoración',
  addComment: 'Añadir un comentario',
  stars: {
    legend: 'Estrellas',
    choice: ({ stars }) => amount(stars, 'estrella', 'estrellas'),
    shown: ({ stars }) => `${stars} de 5 estrellas`,
  },
  missing: {
    title: 'Elige una valoración',
    text: 'Elige de 1 a 5 estrellas para valorar este análisis.',
  },
};
