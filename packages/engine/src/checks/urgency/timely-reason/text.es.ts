import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function distinct(values: readonly string[]): string {
  return list([...new Set(values)], 3);
}

export const text: Text = {
  title: {
    passes: 'La urgencia es concreta y coherente',
    fails: 'La urgencia es vaga o se contradice',
  },
  why: 'Las pruebas con mensajes veraces de existencias y plazos hallaron en promedio pequeñas mejoras, mientras que dos grandes estudios no hallaron ninguna con los límites por sí solos ni con «actúa ya». Por eso un motivo honesto suma, no decir nada es neutral, y un motivo que no se sostiene resta.',
  measure: (scale) =>
    `De las afirmaciones sobre un plazo, existencias limitadas o plazas limitadas, la parte que indica un final o una cantidad: ${scale}. Como máximo 0,7 si hay presión (frases sin motivo o gritos), y 0 si otra visita, los datos estructurados o el calendario contradicen una afirmación.`,
  notApplicable: { none: 'La página no anuncia plazos, existencias limitadas ni plazas limitadas.' },
  observed: {
    contradicted: ({ claim, observed }) => `${quote(claim)} no se sostiene. ${observed}`,
    reasons: ({ precise, pressure, vague }) =>
      [
        precise.length > 0
          ? `${precise.length === 1 ? 'Un motivo' : 'Motivos'} para actuar ya con un plazo o una cantidad claros: ${distinct(precise.map((claim) => quote(claim, 60)))}.`
          : '',
        pressure === null ? '' : `La página añade presión: ${quote(pressure, 60)}.`,
        vague.length > 0
          ? `Urgencia vaga: ${distinct(vague.map(({ claim, missing }) => `${quote(claim, 60)} no indica ${missing === 'end' ? 'un final' : 'un número'}`))}.`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
  },
  advice: {
    contradicted: {
      title: ({ claim }) => `Quita ${quote(claim, 60)}, o haz que sea cierto`,
      step: ({ observed }) => `Lo que vimos: ${observed}`,
    },
    vague: {
      title: ({ claim }) => `Añade el plazo o el número real a ${quote(claim, 60)}, o quítalo`,
    },
    pressed: {
      title: ({ line }) => `Da el motivo que hay detrás de ${quote(line, 60)} sin presionar`,
      steps: ['Deja el plazo o el número tal como está y borra las palabras que presionan.'],
    },
  },
};
