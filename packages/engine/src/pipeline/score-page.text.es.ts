import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './score-page.text.ts';

export const text: Text = {
  read: ({ type, actions, forms }) =>
    `Página leída (${type}): ${amount(actions, 'llamada a la acción', 'llamadas a la acción')}, ${amount(forms, 'formulario', 'formularios')}`,
  checked: ({ measured, of }) =>
    of === 1
      ? `${measured} de 1 comprobación medida`
      : `${measured} de ${of} comprobaciones ${measured === 1 ? 'medida' : 'medidas'}`,
};
