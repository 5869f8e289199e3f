import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Where = Parameters<Text['advice']['title']>[0];

function where({ button, page }: Where): string {
  return button === null ? `en ${page}` : `junto a ${quote(button, 40)}`;
}

export const text: Text = {
  title: {
    passes: 'Se indica la disponibilidad del producto',
    fails: 'La disponibilidad del producto no está clara',
  },
  why: 'En sesiones observadas, la falta de información del producto hizo fracasar una de cada cinco compras. El estado de las existencias y la fecha de envío son los motivos honestos más sencillos para comprar hoy.',
  measure:
    'Un estado de existencias o de envío en texto puntúa 1 cerca del botón de compra, 0,8 en otra parte, 0,8 si solo hay un plazo de entrega y 0,6 si no hay ninguna de las dos cosas.',
  missing: 'La disponibilidad',
  observed: {
    near: ({ status }) => `${quote(status)} está cerca del botón de compra.`,
    away: ({ status }) => `${quote(status)} no está cerca del botón de compra.`,
    deliveryOnly: ({ delivery }) =>
      `${quote(delivery)} dice cuándo llega un pedido, pero no si quedan existencias.`,
    none: 'No se encontró información sobre existencias ni envío.',
  },
  searched: [
    'el texto cercano al botón de compra',
    'el contenido principal, por si menciona existencias o envío',
  ],
  advice: {
    title: (given) => `Muestra las existencias y la fecha de envío ${where(given)}`,
    steps: (given) => [
      'Toma el estado de tu inventario para cada talla o color.',
      `Muéstralo con palabras ${where(given)}, no solo con un color o en los datos estructurados.`,
    ],
  },
};
