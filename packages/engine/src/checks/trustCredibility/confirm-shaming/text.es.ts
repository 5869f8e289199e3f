import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function reads(labels: readonly string[], limit?: number): string {
  const quoted = list(labels.map((label) => quote(label, limit)));
  return labels.length === 1
    ? `La opción para rechazar dice ${quoted}.`
    : `Las opciones para rechazar dicen ${quoted}.`;
}

export const text: Text = {
  title: {
    passes: 'Las opciones para rechazar son neutrales',
    fails: 'Las opciones para rechazar avergüenzan',
  },
  why: 'Un rastreo de 11\u00a0000 tiendas en línea encontró frases así en 164 de ellas, el cuarto patrón manipulador más común. Los experimentos muestran que esa presión aumenta la aceptación a corto plazo y provoca rechazo cuando es agresiva.',
  measure: (cases) =>
    `Las opciones para rechazar en ventanas emergentes, recuadros de registro y diálogos cerrados puntúan ${cases}. Se aplica a páginas con una opción para rechazar.`,
  how: {
    shaming: 'si una avergüenza al visitante («No, prefiero pagar más»)',
    neutral: 'en los demás casos',
  },
  notApplicable: {
    noLabel: 'Ninguna ventana emergente ni recuadro de registro de la página tiene una opción para rechazar.',
  },
  observed: {
    shaming: ({ labels }) => reads(labels),
    neutral: ({ labels }) => reads(labels, 40),
  },
  advice: {
    title: ({ label }) => `Sustituye ${quote(label, 50)} por un texto neutral`,
    steps: ({ label }) => [
      `Sustituye ${quote(label, 60)} por una forma neutral de rechazar, con el tamaño y el contraste de un enlace normal.`,
      'Conserva también un botón de cerrar.',
      'Riesgo: una frase así puede traer registros a corto plazo. En experimentos en Estados Unidos, la presión agresiva provocó un fuerte rechazo, y estos patrones son cada vez más a menudo ilegales.',
    ],
  },
};
