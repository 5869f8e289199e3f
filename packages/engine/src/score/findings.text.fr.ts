import type { Text } from './findings.text.ts';

export const text: Text = {
  forfeited: 'Le contrôle compte comme échoué, car une page comme celle-ci devrait l’avoir.',
  nearly: ({ title }) => `Presque : ${title}`,
};
