import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Se muestran nombres o logotipos de clientes',
    fails: 'Se nombran pocos clientes o ninguno',
  },
  why: 'En un estudio de recuerdo, la gente recordaba mejor los logotipos de clientes conocidos, mientras que los desconocidos no tenían efecto. Recordar no es convertir, así que esto cuenta poco.',
  measure: (scale) =>
    `En ofertas para empresas: logotipos de clientes, clientes de casos de éxito y empresas nombradas en testimonios: ${scale}. No cuentan los logotipos de pago, los de integraciones ni los certificados. No se puntúa si se desconoce el público.`,
  notApplicable: { consumers: 'La oferta es para consumidores.' },
  notMeasured: {
    audience:
      'Solo las ofertas para empresas necesitan nombres o logotipos de clientes, y no está claro si esta lo es.',
    logos: 'No está claro si la página muestra logotipos de clientes.',
  },
  unread: 'Ningún logotipo de clientes',
  searched: [
    'filas de logotipos',
    'casos de éxito',
    'empresas nombradas en testimonios',
    'contenido principal y pie de página',
  ],
  observed: {
    none: 'No se muestra ningún cliente con nombre o logotipo.',
    some: ({ count, companies, missing }) =>
      `${amount(count, 'cliente aparece', 'clientes aparecen')} con nombre o logotipo${underTestimonials(count, companies)}${missing > 0 ? `; procura añadir ${missing} más` : ''}.`,
  },
  advice: {
    extend: {
      title: ({ named, first }) =>
        `Añade ${named === 1 ? 'dos clientes más' : 'un cliente más'} junto a ${quote(first, 40)}`,
    },
    start: {
      belowHeadline: ({ headline }) => `Nombra a tres clientes bajo ${quote(headline)}`,
      onPage: ({ page }) => `Nombra a tres clientes al principio de ${page}`,
    },
    steps: [
      'Elige clientes que tus visitantes conozcan o con los que se identifiquen, y pide su permiso por escrito.',
      'Muestra de tres a seis logotipos en una fila, en un solo color, con el nombre de la empresa como texto alternativo.',
      'Encima de la fila, di para qué usan estos clientes tu producto o servicio, no solo «Confían en nosotros».',
    ],
  },
};

function underTestimonials(count: number, companies: readonly string[]): string {
  if (companies.length === 0) return '';
  const part = companies.length === count ? '' : `${companies.length} de ellos `;
  const where = companies.length === 1 ? 'en un testimonio' : 'en testimonios';
  return `, ${part}${where}: ${list(companies.map((name) => quote(name, 40)))}`;
}
