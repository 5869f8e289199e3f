import type { Text } from './page-ways.text.ts';

export const text: Text = {
  access: 'Añadir los datos de acceso',
  upload: 'Subir la página',
  extension: 'Capturarla en tu navegador',
};
