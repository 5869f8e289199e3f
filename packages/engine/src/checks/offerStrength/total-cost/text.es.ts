import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const price = (printed: string | null) => (printed === null ? 'el precio' : quote(printed, 40));

const ofPrice = (printed: string | null) => (printed === null ? 'del precio' : `de ${quote(printed, 40)}`);

const toPrice = (printed: string | null) => (printed === null ? 'al precio' : `a ${quote(printed, 40)}`);

const withoutAmount = (hasAmount: boolean) => (hasAmount ? '' : ' sin un importe');

export const text: Text = {
  title: {
    passes: 'El coste total está claro desde el principio',
    fails: 'El coste total no está claro desde el principio',
  },
  why: 'Los costes añadidos, como envío, impuestos y recargos, son el motivo que más dan los compradores estadounidenses para abandonar un pago: el 39\u00a0% en la última encuesta. Un experimento con millones de compradores de entradas halló que mostrar los recargos tarde aún aumenta las ventas a corto plazo; en entradas y estancias cortas, esa práctica es ilegal en Estados Unidos desde mayo de 2025.',
  measure:
    'En productos que se envían, un coste de envío, «gratis» o un importe mínimo cerca del precio puntúa 1; «más gastos de envío», 0,7; cualquiera de ellos en otra parte, como máximo 0,75; y si no se menciona el envío, 0,2. En eventos y reservas, 1 si la página dice que los recargos e impuestos están incluidos o indica su importe; si no, 0,4. En una página de pago, el total del pedido puntúa 1 junto al formulario, 0,6 en otra parte y 0 si falta.',
  notApplicable: {
    noPrice: 'No se muestra ningún precio.',
    noBooking: 'En esta página no se puede reservar.',
    notShipped: 'Aquí no se envía nada.',
    free: 'La oferta es gratuita.',
  },
  notMeasured: { unclearIfShipped: 'No está claro si el producto se envía.', absent: 'El coste total' },
  observed: {
    shipping: {
      near: ({ said, hasAmount }) =>
        `El envío se menciona junto al precio${withoutAmount(hasAmount)}: ${quote(said)}.`,
      away: ({ said, hasAmount }) =>
        `El envío se menciona en otra parte de la página${withoutAmount(hasAmount)}: ${quote(said)}.`,
      none: 'La página no dice cuánto cuesta el envío.',
    },
    fees: {
      stated: ({ said, hasAmount }) =>
        `Los recargos se mencionan${withoutAmount(hasAmount)}: ${quote(said)}.`,
      none: 'La página no dice si el precio incluye recargos e impuestos.',
    },
    total: {
      near: ({ said }) => `El total del pedido está junto al formulario: ${quote(said)}.`,
      away: ({ said }) => `El total del pedido no está junto al formulario: ${quote(said)}.`,
      none: 'No se encontró el total del pedido.',
    },
  },
  searched: ['el texto visible de toda la página, por si menciona envío, recargos, impuestos o totales'],
  advice: {
    tradeoff:
      'Es un dilema: un experimento real halló que los recargos mostrados tarde venden más a corto plazo. Muestra el total desde el principio de todos modos: los costes sorpresa son la queja más común, y en varias regiones la ley limita los recargos tardíos.',
    total: {
      move: ({ said }) => `Pon el total ${quote(said, 40)} junto al formulario`,
      add: ({ button }) =>
        `Muestra el total del pedido encima ${button === null ? 'del formulario de pago' : `de ${quote(button, 40)}`}`,
      steps: [
        'Enumera artículos, envío, impuestos y recargos con el total debajo, junto a los campos en escritorio y encima de ellos en el móvil.',
        'Mantenlo a la vista y actualízalo cuando cambie la opción de entrega.',
      ],
    },
    shipping: {
      title: ({ printed }) => `Muestra el coste de envío junto ${toPrice(printed)}`,
      complete: ({ said, printed }) =>
        `La página dice ${quote(said)}. Indica el importe, o el pedido mínimo para el envío gratis, justo debajo ${ofPrice(printed)}.`,
      add: ({ printed }) =>
        `Debajo ${ofPrice(printed)}, añade el coste de envío o el pedido mínimo para el envío gratis.`,
      byCountry:
        'Si el coste depende del país, muestra el del país del visitante, o el más bajo con «desde».',
    },
    fees: {
      title: ({ printed }) => `Di si ${price(printed)} incluye recargos e impuestos`,
      steps: ({ printed }) => [
        `Haz que el precio final sea el más destacado. Si se añaden recargos ${toPrice(printed)}, muestra el total en su lugar.`,
        'Enumera debajo los recargos obligatorios con su importe.',
        'Riesgo legal en Estados Unidos: en entradas de eventos y alojamientos de corta estancia, la norma de la FTC sobre recargos abusivos o engañosos (16 CFR 464) exige que el precio con todo incluido sea el más destacado.',
      ],
    },
  },
};
