import { amount, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './part-rewrites.text.ts';

const SHOWN = 60;

export const text: Text = {
  blanks: 'Completa lo que está entre corchetes antes de publicar.',
  fromTitle: 'Dice lo que dice el título de la página y no el titular.',
  fromBelow: 'Convierte en titular la frase que explica la página.',
  withNumber: 'Usa un número que está más abajo en la página.',
  fromPage: 'Une lo que la página dice en varios sitios.',
  figure: 'Da una cifra que se puede comprobar y recordar.',
  topic: ({ word }) => `Dice más sobre ${quote(word, SHOWN)}, una palabra del titular.`,
  names: ({ word }) => `Nombra ${quote(word, SHOWN)}, de lo que trata la página.`,
  deep: ({ screens }) =>
    `Ahora está ${amount(screens, 'pantalla', 'pantallas')} más abajo, donde menos visitantes lo leen.`,
  plain: 'Una frase completa del propio texto de la página.',
  ownLabel: 'La página ya usa este texto en otro botón.',
  nextStep: 'Dice qué ocurre después del clic.',
  labelToTest: 'Una variante para probar: tu texto ya dice qué ocurre.',
  leads: ({ heading }) => `Empieza con una frase de la sección en lugar de ${quote(heading, SHOWN)}.`,
  sectionHeading:
    'Escribe tu propio encabezado: ninguna frase de esta sección es lo bastante corta para servir.',
  fromDescription: 'Usa la descripción que aparece en los resultados de búsqueda, pero no en la página.',
  fromSection: 'Lleva arriba el encabezado de una sección, donde todos lo leen.',
  listed: 'Enumera lo que la página ofrece más abajo.',
  withName: 'Nombra quién lo ofrece y qué es.',
  added: 'Conserva tu primera frase y añade una que está más abajo en la página.',
  shorter: 'Conserva solo tu primera frase, para que se lea.',
  ownStep: 'El texto de otro botón de tu página: prueba si su paso funciona mejor como paso principal.',
  labelToAdd: 'La página no tiene un botón principal: añade uno que diga qué ocurre.',
  labelIfSo: 'Un texto habitual en páginas de este tipo: úsalo si tu botón lleva ahí.',
};
