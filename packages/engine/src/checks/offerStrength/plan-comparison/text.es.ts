import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const quoted = (names: readonly string[]) => list(names.map((name) => quote(name, 30)));

export const text: Text = {
  title: { passes: 'Los planes se comparan con facilidad', fails: 'Los planes son difíciles de comparar' },
  why: 'En cincuenta experimentos, tener muchas opciones no perjudicó por sí solo. En 99 observaciones, demasiadas opciones perjudicaron cuando eran complejas y la gente no tenía una preferencia clara, así que una comparación fácil y una recomendación importan más que el número de planes.',
  measure:
    'Con tres planes o más: 0,5 si se pueden comparar (filas alineadas, o «todo lo de X, más»), y 0,5 si uno está destacado o cada uno dice para quién es.',
  notApplicable: { fewPlans: 'Hay menos de tres planes.' },
  observed: ({ names, comparable, guided }) =>
    `Los planes ${quoted(names)} ${comparable ? 'se pueden comparar línea por línea' : 'no enumeran las mismas filas'}${comparable === guided ? ' y' : ', pero'} ${guided ? 'la página ayuda a elegir' : 'la página no dice para quién es cada uno'}.`,
  searched: [
    'las fichas de los planes y las tablas de comparación',
    'los planes destacados y las líneas que dicen para quién es cada uno',
  ],
  advice: {
    title: ({ names }) => `Haz que ${quoted(names)} se comparen con facilidad`,
    steps: {
      compare: ({ names }) => [
        `Da a ${quoted(names)} las mismas filas en el mismo orden, o describe cada plan por lo que añade al anterior.`,
        'Empieza por las filas en las que los planes se diferencian; omite lo que todos incluyen.',
      ],
      guide: ({ names }) => [
        `Añade a cada plan (${quoted(names)}) una línea que diga para quién es, y destaca el que conviene a la mayoría de los clientes, si lo hay.`,
      ],
    },
    placeholders: { first: '[plan]', second: '[plan siguiente]' },
  },
};
