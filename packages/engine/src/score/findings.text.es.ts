import type { Text } from './findings.text.ts';

export const text: Text = {
  forfeited: 'Cuenta como no superada, porque una página como esta debería tenerlo.',
  nearly: ({ title }) => `Casi: ${title}`,
};
