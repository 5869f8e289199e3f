import { list, nextTo, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Said = Parameters<Text['titleFor']>[0];
type Kind = Said['kind'];

const DETAILS: Record<Kind, string> = {
  nonprofit: 'su nombre de pila, su ciudad y una foto si dan permiso',
  goods: 'su nombre, una foto y lo que compraron',
  personal: 'su nombre, su ciudad y una foto',
  business: 'su nombre, cargo, empresa y foto',
};

const VERIFIABLE: Record<Kind, string> = {
  nonprofit: 'tu número de registro, la última memoria anual o los nombres de los responsables',
  goods: 'una garantía, el resultado de una prueba o un certificado con su número, o el producto en uso',
  personal:
    'una licencia o un certificado con su número, una garantía, o un trabajo terminado con su lugar y fecha',
  business: 'una demo o un proyecto terminado, un certificado con su número o una garantía',
};

const LISTINGS: Record<Kind, string> = {
  nonprofit:
    'Añade las cifras del año pasado: personas atendidas, dinero recibido y dinero gastado, con un enlace a la memoria.',
  goods:
    'Junto al nombre del producto, muestra la valoración media y el número de reseñas, y conserva las críticas.',
  personal:
    'Si tienes valoraciones en Google u otra plataforma, muestra la media y el número de reseñas, y enlázalas.',
  business:
    'Muestra los logotipos de tres clientes, o describe un proyecto en tres líneas: el problema, lo que hiciste y el resultado en cifras.',
};

export const text: Text = {
  why: 'A los visitantes no les basta tu palabra: buscan a personas como ellos que hayan quedado satisfechas. En el comercio, los productos con cinco reseñas se compraban mucho más que los que no tenían ninguna, y la prueba social es de los pocos cambios que aumentaron las ventas en grandes series de experimentos.',
  measure:
    'Se señala si la página no tiene citas de clientes, valoraciones, nombres o logotipos de clientes, casos de éxito, menciones en prensa ni cifras de personas atendidas. Es más grave cuanto más larga es la página y si muestra precios. Nunca figura entre los cinco primeros en páginas de pago y de hostelería, ni en portafolios y páginas de tipo poco claro que no muestran ningún precio. Quedan fuera los artículos, las listas de espera, las páginas con menos de 15 palabras y las que tienen marcos que no se pueden leer.',
  titleFor: ({ kind, name, one }) =>
    kind === 'nonprofit'
      ? `Nada muestra qué ha logrado ${name ?? 'tu labor'}`
      : kind === 'goods'
        ? `Ninguna reseña respalda ${name ?? 'lo que vendes'}`
        : `Ningún ${one} respalda ${name ?? 'esta oferta'}`,
  observed: ({ kind, price, button, many }) => {
    const missing =
      kind === 'nonprofit'
        ? 'resultados en cifras, historias de personas atendidas ni citas de donantes'
        : kind === 'business'
          ? `citas de ${many}, valoraciones, nombres de clientes, logotipos ni resultados`
          : `citas de ${many}, valoraciones ni cifras de personas atendidas`;
    const asked = [
      ...(price ? [`muestra un precio de ${quote(price, 40)}`] : []),
      ...(button ? [`pide dar el paso con ${quote(button, 40)}`] : []),
    ];
    return `La página no tiene ${missing}${asked.length > 0 ? `, pero ${list(asked)}` : ''}.`;
  },
  steps: ({ kind, button, price, many }) => [
    `Escribe a tres ${many} que hayan quedado satisfechos. Pregúntales qué estuvo a punto de echarlos atrás, qué ha cambiado desde entonces y si puedes publicar sus respuestas.`,
    `Muestra sus respuestas ${nextTo(button, price ? 'los precios' : 'el titular')}: dos o tres frases cada una, con ${DETAILS[kind]}.`,
    LISTINGS[kind],
    `Hasta que las tengas, muestra algo que se pueda comprobar: ${VERIFIABLE[kind]}.`,
  ],
};
