import type { Text } from './search.text.ts';

export const text: Text = {
  filler:
    'page site rapport plaît dis moi montre trouve quel quels quelle quelles que qu est-il ma mon mes notre nos en sommes',
};
