import type { Text } from './captured-with.text.ts';

export const text: Text = {
  extension:
    'Esta página la capturó su propietario en un navegador, tal como estaba abierta allí. No se midieron la velocidad de carga ni los errores de script, y se eliminaron los valores escritos.',
};
