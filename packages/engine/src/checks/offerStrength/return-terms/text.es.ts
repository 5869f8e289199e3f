import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'el botón principal');

export const text: Text = {
  title: {
    passes: 'Se muestran las condiciones de devolución o cancelación',
    fails: 'Faltan condiciones claras de devolución o cancelación',
  },
  why: 'Un metaanálisis de 21 estudios halló que unas condiciones de devolución generosas aumentan más las compras que las devoluciones. El 10\u00a0% de los compradores estadounidenses que abandonaron un pago citó la política de devoluciones, y solo se pueden tener en cuenta las condiciones que se ven.',
  measure: (cases) =>
    `Las condiciones de devolución, reembolso o cancelación, también las que excluyen reembolsos, puntúan ${cases}. Se aplica a páginas con un precio o un formulario de reserva; en hostelería, solo si se puede reservar en la página o los precios son por noche.`,
  how: {
    near: 'cerca del botón principal',
    away: 'en otra parte de la página',
    footer: 'como enlace en el pie de página',
    none: 'si no hay ninguna',
  },
  notApplicable: {
    noBooking: 'En esta página no se puede reservar.',
    noPurchase: 'La página no tiene precio ni formulario de reserva.',
    free: 'La oferta es gratuita.',
  },
  notMeasured: { absent: 'Una política de devolución o cancelación' },
  observed: {
    near: ({ said }) => `Las condiciones ${quote(said)} están cerca del botón principal.`,
    footer: ({ said }) => `Las condiciones ${quote(said)} están en el pie de página.`,
    away: ({ said }) =>
      `Las condiciones ${quote(said)} están en la página, pero no cerca del botón principal.`,
    none: 'No se encontraron condiciones de devolución, reembolso o cancelación.',
  },
  searched: [
    'el texto visible y los enlaces desde la cabecera hasta el pie, por si mencionan devoluciones o cancelaciones',
  ],
  advice: {
    repeat: {
      title: ({ said, inFooter, button }) =>
        `Repite ${quote(said, 40)}${inFooter ? ', del pie de página,' : ''} ${nextToButton(button)}`,
      step: ({ said, button }) =>
        `${quote(said, 60)} ya está en la página. Resúmelo en una línea ${nextToButton(button)} y deja el enlace para los detalles.`,
    },
    add: {
      title: ({ isBooking, button }) =>
        `Añade las condiciones de ${isBooking ? 'cancelación' : 'devolución o cancelación'} ${nextToButton(button)}`,
      step: ({ button }) =>
        `Escribe una línea ${nextToButton(button)}: el plazo, quién paga y cómo funciona.`,
    },
    steps: ({ isBooking }) =>
      isBooking
        ? [
            'Di hasta cuándo se puede cancelar o cambiar una reserva y cuánto se devuelve. Los estudios relacionan las devoluciones y cancelaciones fáciles con más compras.',
            'Si las reservas no se pueden cancelar, dilo también aquí: una sorpresa más tarde hace más daño.',
          ]
        : [
            'Di qué se reembolsa y quién paga el envío de la devolución. Los estudios relacionan las devoluciones fáciles con más compras.',
            'Si no aceptas devoluciones, dilo también aquí: una sorpresa más tarde hace más daño.',
          ],
  },
};
