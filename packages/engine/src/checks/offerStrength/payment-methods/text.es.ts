import { list } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: { passes: 'Se muestran varias formas de pago', fails: 'Se muestran pocas formas de pago' },
  why: 'En una encuesta, el 8\u00a0% de los compradores estadounidenses abandonó un pago porque había pocas formas de pago. En una aplicación, pagar con un monedero móvil llevó 17 segundos, frente a 103 al teclear; la mayor conversión de la que informan los proveedores de monederos refleja sobre todo quién los usa.',
  measure: (scale) =>
    `Formas de pago distintas que se muestran: ${scale}. No se puntúa si no se muestra ninguna, porque pueden aparecer en un paso posterior.`,
  notMeasured: {
    none: 'Aquí no se muestra ninguna forma de pago. Pueden aparecer en un paso posterior.',
  },
  observed: {
    enough: ({ methods }) =>
      methods.length === 1
        ? `La forma de pago que se muestra es ${list(methods)}.`
        : `Las formas de pago que se muestran son ${list(methods, 8)}.`,
    few: ({ methods }) =>
      `${methods.length === 1 ? 'La única forma de pago que se muestra es' : 'Las únicas formas de pago que se muestran son'} ${list(methods, 8)}; procura que sean al menos tres.`,
  },
  advice: {
    title: ({ methods }) => `Añade formas de pago además de ${list(methods)}`,
    steps: ({ methods }) => [
      `La página muestra ${list(methods)}. Comprueba qué otras formas de pago se usan más en los países de tus clientes.`,
      'Añade la más usada o las dos más usadas, entre ellas un monedero móvil.',
      'Muestra los logotipos de todas cerca del botón de compra y en el paso de pago.',
    ],
    design: [
      'Logotipos pequeños en una fila; en el móvil, el botón del monedero encima del formulario de la tarjeta.',
    ],
  },
};
