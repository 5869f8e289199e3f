import { places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Place = Parameters<Text['advice']['steps']>[0];

function below({ headline, page }: Place): string {
  return headline === null ? `del nombre del evento en ${page}` : `de ${quote(headline)}`;
}

function beside({ headline, page }: Place): string {
  return headline === null ? `al nombre del evento en ${page}` : `a ${quote(headline)}`;
}

export const text: Text = {
  title: {
    passes: 'La fecha del evento está en la primera pantalla',
    fails: 'La fecha del evento falta o está escondida',
  },
  titleFromHtml: {
    passes: 'La fecha del evento está en la página',
    fails: 'Falta la fecha del evento',
  },
  why: 'En sesiones observadas, la falta de información hizo fracasar una de cada cinco compras, y la mayor parte del tiempo se dedica a la primera pantalla. En un evento, la fecha es lo primero que se pregunta y un motivo honesto para decidirse.',
  measure:
    'Una fecha de inicio puntúa 1 en la primera pantalla, 0,6 más abajo y 0 si no hay ninguna. No se puntúa si una imagen grande puede contenerla.',
  notMeasured: {
    noWordList: 'No tenemos una lista de palabras para fechas en este idioma.',
    picture:
      'Una imagen grande en la primera pantalla puede contener la fecha, pero su texto no se puede leer.',
    noLayout: 'La posición de la fecha solo se puede medir con la página mostrada en un navegador.',
  },
  missing: 'La fecha del evento',
  observed: {
    none: 'No se encontró ninguna fecha de inicio.',
    at: ({ date, depth }) => `La fecha ${quote(date)} está ${places(depth)}.`,
  },
  searched: ['todo el texto visible', 'elementos time', 'los datos estructurados del evento'],
  advice: {
    title: ({ date, ...given }) =>
      date === null
        ? `Añade la fecha y el lugar junto ${beside(given)}`
        : `Sube la fecha ${quote(date, 40)} y ponla junto ${beside(given)}`,
    steps: (given) => [
      `Muestra el día de la semana, la fecha con año, la hora y el lugar justo debajo ${below(given)}.`,
      'Añade la zona horaria si participa gente de otros lugares.',
      'Márcalo como evento en los datos estructurados, para que lo lean calendarios y buscadores.',
    ],
  },
};
