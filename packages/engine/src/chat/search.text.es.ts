import type { Text } from './search.text.ts';

export const text: Text = {
  filler:
    'página sitio web informe favor dime muestra encuentra hay cuál cuáles qué cómo son mi mis nuestra nuestro',
};
