import type { Text } from './compare.text.ts';

export const text: Text = {
  gone: 'Este problema ya no está en la página.',
  unmeasured:
    'Este problema lo detectó un modelo de lenguaje. Ninguna comprobación lo mide, así que revísalo tú.',
};
