import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Author = Parameters<Text['observed']['article']>[0]['author'];

function authorOf(author: Author): string {
  if (author === null) return 'no muestra autor';
  return author === 'same line'
    ? 'muestra un autor en la misma línea'
    : `muestra como autor a ${quote(author.name)}`;
}

export const text: Text = {
  title: {
    passes: 'La página parece actualizada',
    fails: 'Las fechas hacen que la página parezca abandonada',
  },
  why: 'Las pautas de Stanford recomiendan actualizar el contenido a menudo, o mostrar que se revisó hace poco. Los artículos necesitan además un autor con nombre.',
  measure: (scale) =>
    `Los años que tiene el copyright o la fecha de actualización más reciente en nuestra visita: ${scale}. Los artículos obtienen 0,5 por una fecha visible y 0,5 por un autor.`,
  notApplicable: { noDate: 'La página no muestra año de copyright ni fecha de actualización.' },
  notMeasured: {
    noWordList: 'No tenemos una lista de palabras para fechas y autores en este idioma.',
    newerElsewhere: ({ date, newer }) =>
      `${quote(date)} es anterior a ${quote(newer, 60)}, así que no muestra la antigüedad de la página.`,
  },
  observed: {
    article: ({ date, author }) =>
      `El artículo ${date === null ? 'no muestra fecha' : `muestra ${quote(date)}`} y ${authorOf(author)}.`,
    year: ({ year, date, age }) =>
      `El año más reciente de copyright o actualización es ${year} (${age <= 0 ? 'el actual' : `hace ${amount(age, 'año', 'años')}`}), en ${quote(date)}.`,
  },
  searched: ['las líneas cercanas al titular y al final del artículo', 'datos estructurados'],
  advice: {
    article: {
      title: ({ missing, page }) => `Muestra ${missing.join(' y ')} de ${quote(page, 50)}`,
      steps: ({ missing }) => [
        `Muestra ${missing.join(' y ')} bajo el titular y enlaza al autor con una breve biografía.`,
      ],
      date: 'la fecha',
      author: 'el autor',
    },
    old: {
      title: ({ date }) =>
        date === undefined
          ? 'Revisa la página y actualiza su fecha'
          : `Revisa la página y actualiza ${quote(date, 50)}`,
      steps: ({ year }) => [
        `Comprueba qué ha cambiado desde ${year ?? 'entonces'}: precios, personas, capturas, enlaces.`,
        'Después actualiza el año y haz que el pie de página lo ponga automáticamente.',
      ],
    },
  },
};
