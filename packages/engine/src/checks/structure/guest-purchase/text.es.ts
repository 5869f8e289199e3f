import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Se puede comprar sin cuenta', fails: 'Hace falta una cuenta para comprar' },
  why: 'De los compradores estadounidenses que abandonaron un pago, el 35\u00a0% culpó a la creación obligatoria de una cuenta en 2016, y el 19\u00a0% en la última encuesta. En 1362 formularios, el campo de contraseña era en el que más gente se iba.',
  measure:
    'Puntúa 1 con una opción sin cuenta o sin contraseña obligatoria, y 0 si la única salida es una cuenta o iniciar sesión. No se puntúa si no se ve ninguna de las dos cosas.',
  notMeasured: { unclear: 'Este paso no muestra si se puede comprar sin cuenta.' },
  searched: ['los formularios, botones y enlaces de la página, por si mencionan la compra sin cuenta'],
  observed: {
    guest: ({ label }) => `Se puede comprar sin cuenta: ${quote(label)}.`,
    noPassword: 'Se puede hacer un pedido sin escribir una contraseña.',
    account: 'La única salida es iniciar sesión o crear una cuenta.',
  },
  advice: {
    title: ({ submit }) =>
      `Añade la compra sin cuenta${submit === null ? '' : ` junto a ${quote(submit, 40)}`}`,
    steps: [
      'Pon primero la compra sin cuenta y haz que destaque tanto como iniciar sesión.',
      'Pide solo lo que el pedido necesita: correo, entrega, pago.',
      'Después del pedido, ofrece una cuenta: un campo de contraseña y los motivos para crearla.',
    ],
  },
};
