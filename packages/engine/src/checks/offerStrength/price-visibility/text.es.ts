import { amount, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Los precios se encuentran con facilidad',
    fails: 'Los precios faltan o son difíciles de encontrar',
  },
  titleFromHtml: {
    passes: 'Los precios se muestran o se enlazan',
    fails: 'Los precios no se muestran ni se enlazan',
  },
  why: 'El precio es de lo primero que se busca, y los expertos en usabilidad llamaron a la falta de precios el error número uno de los sitios de empresa. En estudios de páginas de producto, el 20\u00a0% de las compras fallidas se debió a información que faltaba o no estaba clara.',
  measure: (cases) =>
    `En páginas de producto y de categoría, un precio o «gratis» puntúa 1 en las dos primeras pantallas y 0,8 más abajo; en las demás, 1 en cualquier sitio. Si no lo hay, puntúa ${cases}. No se puntúa si los precios solo aparecen tras indicar una fecha o iniciar sesión.`,
  how: {
    cards: 'si menos de la mitad de las fichas de una categoría muestran un precio',
    free: 'si toda la oferta es gratuita',
    link: 'si hay un enlace a los precios (no en páginas de precios)',
    route:
      'si se puede pedir presupuesto, reservar o hablar con ventas, o si el primer paso de un servicio es gratis',
    noneInShop: 'si no hay nada en una página de producto o de categoría',
    none: 'si no hay nada en las demás',
  },
  notMeasured: {
    gate: 'Los precios solo aparecen tras indicar una fecha o iniciar sesión, y no hicimos ninguna de las dos cosas.',
    noWordList:
      'No se encontró ningún importe, y no hay una lista de palabras para «gratis» o «precios» en este idioma.',
    absent: 'Un precio',
  },
  observed: {
    price: ({ price, depth }) => `El precio ${quote(price)} está ${places(depth)}.`,
    cards: ({ priced, total }) =>
      priced === 0
        ? `${total === 1 ? 'La ficha' : `Ninguna de las ${total} fichas`} de producto ${total === 1 ? 'no muestra' : 'muestra'} un precio.`
        : `${priced} de ${amount(total, 'ficha', 'fichas')} de producto ${priced === 1 ? 'muestra' : 'muestran'} un precio.`,
    free: ({ said }) => `La página dice que es gratis: ${quote(said)}.`,
    link: ({ label }) => `El enlace ${quote(label)} lleva a los precios.`,
    freeStep: ({ said }) => `No se muestra ningún precio, pero esto es gratis: ${quote(said)}.`,
    quoteRoute: ({ label }) => `No se muestra ningún precio; ${quote(label)} lleva a uno.`,
    bookingRoute: ({ label }) => `No se muestra ningún precio; ${quote(label)} quizá lleve a uno.`,
    none: 'No se encontró ningún precio ni una forma de obtenerlo.',
  },
  searched: [
    'el texto visible de toda la página',
    'símbolos de moneda y palabras como «gratis»',
    'datos estructurados',
  ],
  advice: {
    cards: {
      title: ({ total }) => {
        if (total === 0) return 'Muestra el precio en cada ficha de producto';
        if (total === 1) return 'Muestra el precio en la ficha de producto';
        return `Muestra el precio en cada una de las ${total} fichas de producto`;
      },
      steps: ({ priced, total }) => [
        `Muestra el precio actual bajo el nombre de cada producto${total === 0 ? '' : `; ahora ${priced === 0 ? 'no lo tiene ninguno' : `lo ${priced === 1 ? 'tiene' : 'tienen'} ${priced} de ${total}`}`}.`,
        'Si las variantes tienen precios distintos, muestra el más bajo con «desde».',
        'Muestra el precio anterior, si lo hay, junto al actual y en letra más pequeña.',
      ],
    },
    price: {
      title: ({ price }) => `Sube el precio ${quote(price, 40)} a las dos primeras pantallas`,
      steps: ({ depth }) => [
        `El precio está ${places(depth)}. Ponlo junto al nombre del producto y el botón de compra.`,
        'Míralo en escritorio y en un móvil: el precio debería verse sin buscarlo.',
      ],
    },
    quoteRoute: {
      title: ({ label }) => `Añade ejemplos de precio junto a ${quote(label, 40)}`,
      steps: ({ label }) => [
        `Un presupuesto puede ser la forma correcta de vender. Muestra cuánto cuesta un pedido típico junto a ${quote(label, 40)}, para que se vea si es el sitio adecuado.`,
        'Describe dos o tres casos comunes con su precio o su intervalo de precios.',
        'Di qué hace que el precio suba o baje.',
      ],
    },
    bookingRoute: {
      title: ({ label }) => `Muestra el precio junto a ${quote(label, 40)}`,
      steps: ({ label }) => [
        `Muestra el precio, o el más bajo con «desde», junto a ${quote(label, 40)}: la gente quiere saberlo antes de reservar.`,
        'Si depende de la fecha o de la cantidad, muestra dos o tres casos comunes con su precio.',
      ],
    },
    none: {
      title: ({ page }) => `Muestra el precio en ${page}`,
      steps: [
        'Muestra el precio, o el más bajo con «desde», cerca del titular y otra vez junto al botón principal.',
        'Si depende del pedido, muestra dos o tres pedidos de ejemplo con su precio.',
      ],
      mayBeFree: 'Si es gratis, di «gratis».',
    },
  },
};
