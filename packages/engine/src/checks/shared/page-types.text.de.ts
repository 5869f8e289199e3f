import type { Text } from './page-types.text.ts';

export const text: Text = {
  onlyMessages: 'Die Seite nimmt nur Nachrichten entgegen und bietet selbst nichts an.',
};
