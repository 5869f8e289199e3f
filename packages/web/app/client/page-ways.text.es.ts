import type { Text } from './page-ways.text.ts';

export const text: Text = {
  access: 'Añadir un inicio de sesión',
  upload: 'Subir la página',
  extension: 'Capturarla en tu navegador',
};
