import type { Text } from './chat.text.ts';

export const text: Text = {
  suggested: [
    '¿Qué debo cambiar primero y por qué?',
    '¿Cómo puedo mejorar el titular?',
    '¿Qué genera confianza en esta página y qué falta?',
  ],
};
