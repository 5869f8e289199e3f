import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Las ofertas y los eventos con fecha están vigentes',
    fails: 'Una oferta o un evento ya pasó',
  },
  why: 'Las pautas de credibilidad piden contenido actual, y los errores pequeños dañan la credibilidad más de lo que la mayoría imagina. Un plazo vencido muestra que nadie cuida la página, o que el límite nunca fue real.',
  measure: (cases) =>
    `Puntúa ${cases}. No se juzgan las fechas sin año ni las que están cerca de palabras como «anterior» o «archivo».`,
  how: {
    expired:
      'si el final indicado de una oferta o un evento era de más de un día antes de nuestra visita, o si una cuenta atrás estaba en cero en todas las visitas',
    upcoming: 'en los demás casos',
  },
  notApplicable: { none: 'La página no tiene ofertas ni eventos con fecha.' },
  notMeasured: {
    noWordList: 'No tenemos una lista de palabras para este tipo de ofertas en este idioma.',
    noYear: 'Las fechas no tienen año o son de un archivo.',
  },
  observed: {
    expired: ({ dates }) => `Vencido cuando visitamos la página: ${list(dates.map((date) => quote(date)))}.`,
    upcoming: ({ dates }) => `Aún por llegar: ${list(dates.map((date) => quote(date)))}.`,
  },
  advice: {
    title: ({ dates }) =>
      `Quita o actualiza ${list(
        dates.map((date) => quote(date, 50)),
        3,
      )}`,
    steps: ({ dates }) => [
      ...dates.map((date) => `${quote(date)} ya pasó. Bórralo o pon la nueva fecha.`),
      'Pon a cada oferta una fecha final en tu gestor de contenidos, para que la página la retire sola.',
    ],
  },
};
