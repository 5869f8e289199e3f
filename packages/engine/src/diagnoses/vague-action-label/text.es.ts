import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'La gente pulsa un botón cuando sabe qué va a obtener. Un texto que valdría en cualquier página obliga a adivinar, y el mismo texto en todos los botones no da motivo para elegir uno u otro.',
  measure:
    'Se señala si cuatro botones o más tienen el mismo texto y solo llevan a más información, o si el texto de la llamada a la acción principal es genérico o no nombra una acción. Los textos iguales nunca figuran entre los cinco primeros.',
  same: ({ label, count }) => ({
    title: `Cambia el texto de los ${count} botones ${quote(label, 30)}`,
    observed: `${count} botones dicen ${quote(label, 60)}, así que ninguno indica adónde lleva.`,
    steps: [
      'En cada botón, nombra lo que ofrece su sección, por ejemplo «Ver los precios de [servicio]».',
      'Deja un solo botón que invite a actuar y convierte los demás en enlaces de texto.',
      'Lee cada texto sin lo que lo rodea. Debería seguir entendiéndose.',
    ],
  }),
};
