import { amount, nextTo, quote } from '../../shared/phrasing.ts';
import { ENOUGH_WORDS } from './enough-words.ts';
import type { Text } from './text.ts';

const nextToButton = (button: string | null) => nextTo(button, 'el formulario de donación');

const explain = (words: number) => amount(words, 'palabra explica', 'palabras explican');

export const text: Text = {
  title: {
    passes: 'Se explica el efecto de las donaciones',
    fails: 'No está claro el efecto de las donaciones',
  },
  why: 'Un laboratorio con miles de pruebas de donación cuenta que las páginas que argumentan más a fondo por qué donar suelen superar a las más cortas. Una prueba que añadía un motivo para donar apuntaba en la misma dirección, pero no alcanzó significación estadística.',
  measure: (cases) =>
    `Al menos ${ENOUGH_WORDS} palabras sobre lo que consigue una donación puntúan ${cases}. Se aplica si un formulario o un botón pide una donación.`,
  how: {
    near: 'cerca del formulario de donación o del botón principal',
    away: 'en otra parte de la página',
    none: 'si hay menos palabras o ninguna',
  },
  notApplicable: { notAsked: 'La página no pide donaciones.' },
  notMeasured: { absent: 'Una explicación de lo que consigue una donación' },
  observed: {
    explained: ({ words }) => `${explain(words)} qué consigue una donación.`,
    near: ({ words }) =>
      `${explain(words)} qué consigue una donación, cerca del formulario o del botón de donación.`,
    away: ({ words }) =>
      `${explain(words)} qué consigue una donación, pero lejos del formulario o del botón de donación.`,
    tooShort: ({ words }) => `Solo ${explain(words)} qué consigue una donación.`,
    none: 'Ninguna frase explica qué consigue una donación.',
  },
  searched: [
    'el texto cercano al formulario de donación y al botón principal',
    'contenido principal',
    'cualquier mención de donaciones y de su uso',
  ],
  advice: {
    move: ({ said }) => `Pon ${quote(said, 50)} junto al formulario o al botón de donación`,
    add: ({ button }) => `Muestra qué consigue una donación ${nextToButton(button)}`,
    steps: ({ button }) => [
      `Escribe dos o tres frases ${nextToButton(button)}: a quién ayuda la donación, qué se paga con ella y por qué hace falta ahora.`,
      'Muestra qué se paga con una cantidad habitual, con cifras de tus propias cuentas.',
      'Usa ahí texto y no un vídeo: un laboratorio de recaudación registró pérdidas cuando un vídeo sustituyó al texto encima del formulario.',
    ],
  },
};
