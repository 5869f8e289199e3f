import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

const from = (before: string) => (before === '' ? '' : ` de «${before}»`);

export const text: Text = {
  none: 'Este informe no tiene ningún arreglo para llevarse.',
  devices: { both: 'Elemento', desktop: 'Elemento en escritorio', mobile: 'Elemento en el móvil' },
  at: ({ devices, selector }) => `${devices}: ${selector}`,
  placeholder: 'Sustituye el texto de ejemplo por el tuyo antes de publicar.',
  metas: {
    description: 'la etiqueta description',
    viewport: 'la etiqueta viewport',
    title: 'el título de la página',
  },
  positions: {
    before: ({ tag, selector }) => `delante del <${tag}> en ${selector}`,
    after: ({ tag, selector }) => `detrás del <${tag}> en ${selector}`,
    start: ({ tag, selector }) => `al principio del <${tag}> en ${selector}`,
    end: ({ tag, selector }) => `al final del <${tag}> en ${selector}`,
  },

  list: {
    title: ({ url }) => `Cambios en ${url}`,
    setText: ({ tag, before, after }) => `Cambia el texto del <${tag}>${from(before)} a «${after}».`,
    setAttribute: ({ tag, name, before, after }) =>
      after === ''
        ? `Pon el atributo ${name} en el <${tag}>, sin valor.`
        : `Cambia el atributo ${name} del <${tag}>${from(before)} a «${after}».`,
    removeAttribute: ({ tag, name }) => `Quita el atributo ${name} del <${tag}>.`,
    setStyle: ({ tag, styles }) => `Da al <${tag}> el estilo ${styles}.`,
    addRule: ({ elements, styles, upToWidth }) =>
      `Da a cada ${elements} el estilo ${styles}${upToWidth === null ? '' : `, en pantallas de hasta ${upToWidth} px de ancho`}.`,
    removeRule: ({ element, property }) => `Quita ${property} de las reglas de estilo de ${element}.`,
    remove: ({ tag }) => `Quita el <${tag}>.`,
    move: ({ tag, place: target }) => `Mueve el <${tag}>. Nuevo lugar: ${target}.`,
    insert: ({ what, place: target }) => `Añade ${what}. Lugar: ${target}.`,
    setMeta: ({ name, before, after }) => `Cambia ${name}${from(before)} a «${after}».`,
    testimonial: ({ quote: words, author }) => `un testimonio: «${words}», de «${author}»`,
    line: ({ words }) => `la línea «${words}»`,
    faq: ({ heading, items }) =>
      `una sección «${heading}» con ${items.map(({ question, answer }) => `«${question}»: «${answer}»`).join('; ')}`,
    stickyButton: ({ label, address }) => `un botón fijo «${label}» que lleva a ${address}`,
    links: ({ items }) =>
      `una línea de enlaces: ${items.map(({ label, address }) => `«${label}» a ${address}`).join('; ')}`,
    formLabel: ({ words, field }) => `la etiqueta «${words}» para el campo #${field}`,
  },

  html: {
    title: ({ url }) => `HTML y CSS para ${url}`,
    replace: 'Sustituye',
    by: 'por',
    addAttribute: 'Añade el atributo',
    removeAttribute: 'Quita el atributo',
    addStyle: 'Añade el estilo',
    addCss: 'Añade a tu CSS',
    removeCss: 'Quita de tu CSS',
    remove: 'Quita el elemento.',
    move: {
      before: 'Ponlo delante de este elemento:',
      after: 'Ponlo detrás de este elemento:',
      start: 'Ponlo al principio de este elemento:',
      end: 'Ponlo al final de este elemento:',
    },
    insert: {
      before: 'Añade delante',
      after: 'Añade detrás',
      start: 'Añade al principio',
      end: 'Añade al final',
    },
    head: 'Ponlo en el <head>, en lugar de lo que ya tengas ahí',
  },

  snippet: {
    shows: ({ count, url }) =>
      `Liftmark: ${amount(count, 'arreglo', 'arreglos')} para ${url}, todos a la vez o ninguno.`,
    paste: 'Pega este código en la variante de tu prueba A/B, como JavaScript.',
    undo: ({ name }) => `Para deshacerlo, ejecuta ${name}.undo() en la consola del navegador.`,
  },
};
