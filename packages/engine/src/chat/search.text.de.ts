import type { Text } from './search.text.ts';

export const text: Text = {
  filler: 'seite website bericht bitte sag mir zeig finde gibt steht sind was wie welche uns unser meine',
};
