import type { Text } from './page-types.text.ts';

export const text: Text = { onlyMessages: 'La página solo recibe mensajes y no ofrece nada por sí misma.' };
