import type { Text } from './impression-fixes.text.ts';

export const text: Text = {
  browserTypeShare:
    'Elige un tipo de letra para el texto en lugar de la fuente predeterminada del navegador.',
  browserLinkShare:
    'Da a los enlaces un color que combine con tu logotipo en lugar del azul predeterminado del navegador.',
  headlineScale: 'Haz el titular al menos el doble de grande que el texto normal.',
  lineHeight: 'Pon el interlineado del texto en 1,5.',
  lineLetters: 'Ajusta el ancho del texto para que cada línea tenga de 45 a 85 caracteres.',
  emptyShare:
    'Reduce los grandes huecos vacíos, o llénalos con ejemplos, opiniones o respuestas a preguntas.',
  edgeShare: 'Deja un margen entre el texto y el borde de la pantalla.',
  typeSizes: 'Haz los títulos claramente más grandes que el texto de debajo.',
  columnsShare:
    'En pantallas anchas, pon una al lado de otra las cosas del mismo tipo, como servicios u opiniones.',
  phoneOverflow: 'Busca lo que es más ancho que la pantalla del móvil, y haz que se ajuste o se encoja.',
  phoneTiny: 'Agranda el texto pequeño en el móvil.',
  textDensity: 'Cuenta más sobre la oferta: qué incluye, para quién es y cómo funciona.',
  firstScreenText: 'Añade en la primera pantalla una frase que diga qué ofreces y a quién.',
  textColors:
    'Distingue los títulos, los enlaces y los precios del texto con el color, siempre de la misma forma.',
  styledButtons: 'Da a cada botón una forma rellena y espacio suficiente alrededor de su texto.',
  loudAreaShare: 'Usa colores tranquilos en las áreas grandes, y reserva el vivo para el botón principal.',
  firstScreenPicture: 'Muestra en la primera pantalla una imagen grande y nítida de lo que ofreces.',
  detail: 'Añade en la primera pantalla algo que mirar, como una foto o una ilustración.',
};
