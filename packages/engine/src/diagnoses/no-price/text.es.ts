import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'El precio es de lo primero que se busca, y los expertos en usabilidad consideran que ocultarlo es el peor error de los sitios de empresa. Quien no sabe si puede permitirse una oferta busca otra parecida en otro sitio.',
  measure:
    'Se señala si una página que vende algo no muestra precios, o si la mayoría de las fichas de producto no muestran el suyo. Es más grave en páginas de precios y de producto, y menos si un enlace lleva a los precios o si hay uno en una respuesta plegada. Salvo en páginas de precios, nunca figura entre los cinco primeros si un enlace lleva a los precios, si hay uno en una respuesta plegada, si se puede pedir presupuesto, si quienes compran son empresas, si algo es gratis o si la página tiene menos de 60 palabras o quizá no vende nada. No se señala en aplicaciones gratuitas o de código abierto, ni si los precios pueden estar en una parte de la página que no pudimos leer.',
  title: {
    folded: 'El precio está escondido en una respuesta plegada',
    pricing: ({ page }) => `Quien llega a ${page} por los precios no encuentra ninguno`,
    cards: ({ priced, total }) => {
      if (priced > 0)
        return `Solo ${priced} de ${amount(total, 'ficha', 'fichas')} de producto ${priced === 1 ? 'muestra' : 'muestran'} un precio`;
      return total === 1
        ? 'La ficha de producto no muestra el precio'
        : `Ninguna de las ${total} fichas de producto muestra un precio`;
    },
    before: ({ label }) => `No se muestra ningún precio antes de ${quote(label, 40)}`,
    behind: ({ label }) => `Los precios solo se ven tras el enlace ${quote(label, 40)}`,
    quote: ({ label }) => `La única forma de saber un precio es ${quote(label, 40)}`,
    none: ({ page }) => `No hay ningún precio en ${page}, ni siquiera uno «desde»`,
  },
  observed: {
    folded: ({ said }) => `Solo ve un precio quien abre una parte plegada de la página: ${quote(said, 120)}.`,
    cards: ({ priced, total }) =>
      priced === 0
        ? `${total === 1 ? 'La ficha' : `Ninguna de las ${total} fichas`} de producto ${total === 1 ? 'no muestra' : 'muestra'} un precio.`
        : `${priced} de ${amount(total, 'ficha', 'fichas')} de producto ${priced === 1 ? 'muestra' : 'muestran'} un precio.`,
    words: ({ words }) => `La página tiene ${amount(words, 'palabra', 'palabras')}, pero ningún precio.`,
    none: 'La página no muestra precios.',
    behind: ({ label }) => `Los precios están tras el enlace ${quote(label, 40)}.`,
    before: ({ label }) => `Se llega a ${quote(label, 40)} sin ver un precio.`,
    free: ({ said }) => `Solo el primer paso es gratis: ${quote(said, 60)}.`,
  },
  steps: {
    unfold:
      'Muestra el precio más bajo a la vista, junto a lo que incluye, y deja los detalles en la respuesta.',
    pricing:
      'Enumera todo lo que se puede contratar, con su precio. Si un precio varía, muestra el más bajo con la palabra «desde».',
    goods:
      'Muestra el precio actual bajo el nombre de cada producto. Si las variantes tienen precios distintos, muestra el más bajo con la palabra «desde».',
    stay: 'Para cada habitación, muestra el precio más bajo por noche con la palabra «desde» y di qué incluye.',
    table:
      'Muestra el precio de cada plato que nombras y enlaza a una página con la carta completa y todos los precios.',
    house: 'En la primera pantalla, muestra el precio más bajo con la palabra «desde» y di qué incluye.',
    event: 'Junto a la fecha, muestra el precio de la entrada, o «gratis», y los precios reducidos.',
    course: 'Muestra el precio del curso completo, qué incluye y si se puede pagar a plazos.',
    software:
      'Muestra el precio más bajo por usuario y mes, o di que el software es gratis. Si hay prueba gratuita, muestra cuánto cuesta después.',
    service:
      'Muestra los precios de tus tres servicios más pedidos. Si un precio varía, muestra el más bajo con la palabra «desde».',
    next: ({ label }) => `Repite el precio más bajo junto a ${quote(label, 40)}.`,
    behind: ({ label }) =>
      `Copia en esta página el precio más bajo de ${quote(label, 40)} y enlaza a los demás.`,
    depends:
      'Si el precio depende del pedido, muestra dos o tres pedidos típicos y cuánto cuestan, y di qué hace que suba o baje.',
    check: 'Di qué incluye el precio y qué se paga aparte.',
  },
};
