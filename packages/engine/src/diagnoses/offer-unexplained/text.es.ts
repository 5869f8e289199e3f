import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const NAMED = 3;
const SHOWN = 40;

const some = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, SHOWN)),
    NAMED,
  );

export const text: Text = {
  why: 'En pruebas de compra observadas, uno de cada cinco fracasos se debió a información del producto que faltaba o no estaba clara. La gente no pregunta por lo que no encuentra; se va a un sitio que lo explica.',
  measure:
    'Se señala si un formulario tiene menos de 60 palabras de texto alrededor, si se enumeran tres o más precios o servicios con seis palabras de descripción como máximo para cada uno, si faltan datos que se buscan en este tipo de página (qué incluye, dónde, cuándo, quién, o qué consigue una donación), o si toda la página tiene menos de 80 palabras de texto (60 en listas de precios y portafolios, 40 en tiendas y páginas de pago) y como mucho 200 palabras en total. Cuanto menos dice la página, más grave es. Los precios y servicios sin descripción nunca figuran entre los cinco primeros; los datos que faltan, solo si falta la lista de lo que incluye, y un texto escaso, solo si es seguro que la página ofrece algo y no se señala ya que tiene poco texto en total.',
  sparse: {
    title: ({ page, words }) =>
      words === 0
        ? `Explica la oferta de ${page}`
        : `Explica la oferta de ${page} en más de ${amount(words, 'palabra', 'palabras')}`,
    observed: ({ words }) =>
      `Aparte de menús, botones y etiquetas, la página ${words === 0 ? 'no tiene ningún texto que diga' : `solo tiene ${amount(words, 'palabra', 'palabras')} para decir`} qué se obtiene.`,
    steps: [
      'En la primera pantalla, escribe una frase sencilla que diga qué ofreces, para quién es y qué se obtiene.',
      'Debajo, responde a las tres primeras preguntas de la gente, como qué incluye, dónde está y cuándo se puede contratar.',
      'Junto a la frase, muestra una foto del producto, el lugar o el resultado.',
      'Pide a alguien que no te conozca que lea solo la primera pantalla y te diga qué vendes.',
    ],
  },
  form: {
    title: ({ headline }) =>
      headline === null
        ? 'El formulario pide datos antes de que la página diga qué se obtiene'
        : `${quote(headline, 60)} pide datos antes de decir qué se obtiene`,
    observed: ({ words, fields, labels }) =>
      `El formulario tiene ${amount(fields, 'campo', 'campos')}${labels.length > 0 ? ` (${some(labels)})` : ''}, pero la página ${words === 0 ? 'no tiene ningún texto que explique' : `solo tiene ${amount(words, 'palabra', 'palabras')} para explicar`} qué se obtiene.`,
    steps: ({ headline }) => [
      `${headline === null ? 'Encima del formulario' : `Bajo ${quote(headline, 60)}`}, añade dos o tres frases sobre qué se obtiene, para quién es y cómo funciona.`,
      'Enumera qué incluye, cuánto dura, dónde se hace y cuánto cuesta, un dato por línea.',
      'Junto al botón, di qué ocurre después del clic y cuándo respondes.',
      'Añade una foto de aquello a lo que se apuntan y una cita de alguien que ya lo hizo.',
    ],
  },
  bare: {
    title: ({ kind, names }) =>
      kind === 'prices'
        ? `Di qué se obtiene por ${some(names)}`
        : `Explica qué incluye cada opción: ${some(names)}`,
    observed: ({ kind, names, wordsEach }) => {
      const each = kind === 'prices' ? 'cada uno' : 'cada una';
      const listed =
        kind === 'prices'
          ? amount(names.length, 'precio distinto', 'precios distintos')
          : `${amount(names.length, 'opción', 'opciones')} (${some(names)})`;
      return wordsEach < 1
        ? `La página enumera ${listed}, pero ninguna frase dice qué incluye ${each}.`
        : `La página enumera ${listed}, pero solo dedica a ${each} ${amount(Math.round(wordsEach), 'palabra', 'palabras')} de descripción, más o menos.`;
    },
    steps: {
      prices: () => [
        'Bajo cada precio, añade una línea que diga qué incluye, cuánto dura y para quién es.',
        'Di qué no incluye y qué puede costar aparte, para que nadie tenga que preguntarlo.',
        'Sustituye los términos del sector por lo que se obtiene, o explícalos en cinco palabras.',
        'Destaca la opción que más se elige y dale a cada opción su propio botón.',
      ],
      entries: ({ names }) => [
        `Empieza por ${quote(names[0] ?? '', SHOWN)}: añade una o dos frases sobre qué incluye, para quién es y qué se consigue.`,
        'Haz lo mismo con las demás y da una cifra para cada una: una duración, un tamaño, una superficie o un precio «desde».',
        'Añade a cada una la foto de un ejemplo real.',
        'Termina cada una con su propio enlace o botón para consultar o reservar.',
      ],
    },
  },
};
