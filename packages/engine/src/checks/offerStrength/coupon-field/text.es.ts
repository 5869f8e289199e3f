import { capitalized, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const field = (label: string, limit?: number) =>
  label === '' ? 'el campo de cupón' : `el campo de cupón ${quote(label, limit)}`;

export const text: Text = {
  title: {
    passes: 'No hay un campo de cupón abierto de entrada',
    fails: 'El campo de cupón está abierto y vacío',
  },
  why: 'Una tienda perdió ingresos en un experimento controlado cuando apareció un campo de cupón en su carrito. Quienes lo hicieron advierten de que un campo de código vacío manda a los compradores a buscar un código.',
  measure: (cases) => `Un campo de cupón vacío puntúa ${cases}.`,
  how: {
    open: 'si está abierto de entrada',
    behindLink: 'tras un enlace',
    none: 'si no hay ninguno',
  },
  observed: {
    none: 'La página no tiene campo de cupón.',
    open: ({ label }) => `${capitalized(field(label))} está abierto y vacío.`,
    behindLink: ({ label }) => `El campo de cupón se abre con ${label === '' ? 'un enlace' : quote(label)}.`,
  },
  searched: ['los campos de formulario y los enlaces de la página, por si mencionan cupones'],
  noLabel: 'código de cupón',
  advice: {
    title: ({ label }) => `Guarda ${field(label, 40)} tras un enlace pequeño`,
    steps: ({ label }) => [
      `Sustituye ${field(label, 40)} por un enlace de texto que lo abra.`,
      'Aplica el código automáticamente a quien llega con un enlace de campaña.',
      'Si el descuento es para todos, muéstralo en el precio y no como un código.',
    ],
    design: ['Un enlace de texto sencillo bajo el total del pedido, sin recuadro ni botón.'],
  },
};
