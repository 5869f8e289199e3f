import type { Text } from './page-types.text.ts';

export const text: Text = {
  onlyMessages: 'La page ne fait que recueillir des messages et ne propose rien elle-même.',
};
