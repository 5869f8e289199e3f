import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'el botón principal');

export const text: Text = {
  title: { passes: 'Se ofrece una garantía', fails: 'No se ofrece una garantía clara' },
  why: 'Dos experimentos de laboratorio hallaron que las garantías de devolución del dinero aumentan la intención de compra y lo que la gente está dispuesta a pagar. Otro halló que una garantía generosa solo funciona si se cree en ella, así que indica su plazo y sus condiciones.',
  measure: (cases) =>
    `Una garantía puntúa ${cases}. Una negativa («no se admiten devoluciones») no cuenta. No la necesitan las ofertas gratuitas, las aplicaciones que se empiezan gratis ni los servicios con cita, ni tampoco los servicios, cursos, aplicaciones y software sin precio.`,
  how: {
    terms: 'con un plazo indicado o condiciones enlazadas',
    mentioned: 'si solo se menciona o es un enlace del pie de página',
    none: 'si no hay ninguna',
  },
  notApplicable: {
    free: 'La oferta es gratuita.',
    freeApp: 'La aplicación se empieza gratis.',
    noPrice: 'No se muestra ningún precio, así que no hay nada que devolver.',
    appointment: 'Los clientes vienen con cita.',
  },
  notMeasured: { unclear: 'No está claro si hay una garantía.', absent: 'Una garantía' },
  observed: {
    period: ({ said, period }) => `La garantía ${quote(said)} indica su plazo: ${period}.`,
    linkedTerms: ({ said }) => `La garantía ${quote(said)} enlaza a sus condiciones.`,
    footerLink: ({ said }) =>
      `El enlace ${quote(said)} del pie de página es la única mención de una garantía.`,
    mentioned: ({ said }) => `La garantía ${quote(said)} no indica plazo ni condiciones.`,
    none: 'No se encontró ninguna garantía.',
  },
  advice: {
    title: {
      footerLink: ({ said, button }) => `Resume ${quote(said, 50)} ${nextToButton(button)}`,
      mentioned: ({ said }) => `Añade plazo y condiciones a ${quote(said, 50)}`,
      none: ({ button }) => `Añade una garantía que puedas cumplir ${nextToButton(button)}`,
    },
    steps: ({ button }) => [
      'Decide qué devolverás o repetirás, durante cuánto tiempo y qué tiene que hacer el cliente.',
      `Indícalo en una línea ${nextToButton(button)} y enlaza a las condiciones completas.`,
      'Sé prudente si no te conoce mucha gente: en experimentos, nadie creía una garantía audaz de un vendedor desconocido de productos caros.',
    ],
  },
};
