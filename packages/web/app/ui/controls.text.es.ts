import type { Text } from './controls.text.ts';

export const text: Text = {
  close: 'Cerrar',
  loading: 'Cargando',
  notSaved: 'No se guardó',
  password: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
  tryAgain: 'Intentar de nuevo',
};
