import { amount, capitalized, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const NAMED = 3;
const SHOWN = 40;

export const text: Text = {
  why: 'En pruebas de compra observadas, uno de cada cinco fracasos se debió a información que faltaba o no estaba clara. Una página con pocas líneas da muy poco para decidir, y ningún motivo para elegirte a ti.',
  measure:
    'Se señala si toda la página tiene menos de 800 caracteres de texto (480 en páginas que sobre todo enumeran o muestran: categorías de tienda, portafolios, listas de precios, páginas de aplicaciones y galerías; un carácter en chino, japonés o coreano cuenta como dos a tres y medio); es más grave por debajo de 450 y lo más grave por debajo de 200. No se aplica a páginas de pago, de registro ni a artículos. Nunca figura entre los cinco primeros en listas, junto a un formulario o a partir de 450 caracteres.',
  title: ({ page, words }) =>
    words === null || words < 5
      ? `Apenas hay nada que leer en ${page}`
      : `${capitalized(page)} tiene solo ${amount(words, 'palabra', 'palabras')} en total`,
  observed: ({ words, letters, sections, headings }) =>
    `Toda la página tiene ${words === null ? amount(letters, 'carácter', 'caracteres') : amount(words, 'palabra', 'palabras')}${
      headings.length === 0
        ? ' sin ningún encabezado de sección'
        : ` en ${amount(sections, 'sección', 'secciones')} (${some(headings)})`
    }. Es demasiado poco para decidir.`,
  steps: ({ headings, people }) => [
    headings.length > 1
      ? `Dedica a ${some(headings)} dos o tres frases en cada caso: qué se obtiene exactamente, para quién es y una cifra.`
      : 'Añade una sección que diga exactamente qué ofreces, con dos o tres frases sobre cada parte.',
    'Añade una sección sobre cómo funciona, desde el primer mensaje hasta el resultado, y di cuánto dura cada paso.',
    `Muestra dos o tres ejemplos reales, cada uno con una foto y una frase de un ${people.one}.`,
    'Responde a las cinco preguntas que más recibes por correo y teléfono, en dos frases cada una.',
    'Termina con una forma de reservar, comprar o contactar, y di cuándo respondes.',
  ],
};

function some(names: readonly string[]): string {
  return list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );
}
