import { list, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  headline: ({ words }) => `Cambia el titular a «${words}».`,
  pageTitle: ({ words }) => `Cambia el título de la página a «${words}».`,
  explanation: ({ words }) => `Añade bajo el titular la línea «${words}».`,
  buttonLabel: ({ before, after }) => `Cambia el texto del botón ${quote(before)} a «${after}».`,
  buttonLook: ({ label, fill }) => `Da al botón ${quote(label)} el color ${fill}.`,
  mainButton: ({ label, others }) =>
    others.length === 0
      ? `Rellena de color el botón ${quote(label)}.`
      : `Rellena solo el botón ${quote(label)} y deja ${list(others.map((other) => quote(other, 40)))} solo con el contorno.`,
  stickyButton: ({ label }) => `Añade un botón fijo ${quote(label)}.`,
  textContrast: ({ count }) =>
    count === 1 ? 'Aumenta el contraste de un texto.' : `Aumenta el contraste de ${count} textos.`,
  viewport: 'Añade la etiqueta viewport para móviles, con zoom permitido.',
  narrow: 'Ajusta a la pantalla el contenido ancho.',
  partBeside: 'La parte que está junto a la página necesita su propio arreglo.',
  labels: ({ count }) =>
    count === 1
      ? 'Añade una etiqueta visible a un campo del formulario.'
      : `Añade etiquetas visibles a ${count} campos del formulario.`,
  autocomplete: ({ count }) =>
    count === 1
      ? 'Añade autocomplete a un campo del formulario.'
      : `Añade autocomplete a ${count} campos del formulario.`,
  untick: ({ count }) =>
    count === 1
      ? 'Desmarca la casilla marcada de antemano.'
      : `Desmarca las ${count} casillas marcadas de antemano.`,
  alternatives: ({ count, of }) => {
    if (count < of) return `Añade texto alternativo a ${count} de ${of} imágenes.`;
    return count === 1
      ? 'Añade texto alternativo a una imagen.'
      : `Añade texto alternativo a ${count} imágenes.`;
  },
  stopPlayer: 'Quita la reproducción automática y muestra los controles del reproductor.',
  stopTicker: 'Detén la línea que se mueve.',
  stopCarousel: 'Detén el carrusel.',
  removeTicker: 'Quita la línea que se mueve.',
  deadLinks: ({ label, count }) =>
    count === 1
      ? `Enlaza ${quote(label)} al lugar correcto.`
      : `Enlaza ${quote(label)} y otros enlaces sin destino a los lugares correctos.`,
  proof: ({ button }) => `Muestra una prueba debajo del botón ${quote(button)}.`,
  price: ({ price, button }) => `Muestra ${price} debajo del botón ${quote(button)}.`,
  newText: ({ before, after }) => `Cambia ${quote(before)} a «${after}».`,
  removal: ({ words }) => `Quita ${quote(words)}.`,
  move: ({ words, other, position }) =>
    `Mueve ${quote(words)} ${position === 'before' ? 'encima' : 'debajo'} de ${quote(other)}.`,
  line: ({ words, other, position }) =>
    `Añade la línea «${words}» ${position === 'before' ? 'encima' : 'debajo'} de ${quote(other)}.`,
  faq: ({ count, open }) =>
    open === 0
      ? `Añade una sección con ${count} preguntas respondidas.`
      : `Añade una sección con ${count} preguntas, ${open} de ellas por completar.`,
  links: ({ labels }) => `Enlaza ${list(labels.map((label) => quote(label)))} en el pie de página.`,
  lineToFill: ({ words }) => `Añade la línea «${words}» con tus propios datos.`,
  leftovers: ({ count }) =>
    count === 1 ? 'Quita el texto que dejó una plantilla.' : `Quita ${count} textos que dejó una plantilla.`,
  testimonial: ({ button }) =>
    button === null
      ? 'Añade el testimonio de un cliente al final de la página.'
      : `Añade el testimonio de un cliente debajo del botón ${quote(button)}.`,
};
