import type { People } from '../../checks/shared/people.ts';
import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Flaw, Text } from './text.ts';

type Told = Flaw & Pick<People, 'one' | 'many'>;

const LEAST_QUOTED = 15;

const signed = ({ by }: Flaw) => (by.trim() === '' ? 'sin firmar' : `firmada por ${quote(by, 40)}`);

const OBSERVED: Record<Flaw['kind'], (flaw: Told) => string> = {
  repeated: ({ words }) =>
    `La cita ${quote(words, 90)} aparece con nombres distintos o se quedó de una plantilla.`,
  anonymous: (flaw) => `${anonymous(flaw)}. ${quote(flaw.words, 80)} aparece ${signed(flaw)}.`,
  'uncounted-rating': ({ words }) =>
    `${quote(words, 60)} aparece sin el número de reseñas y sin un enlace a ellas.`,
  'numbers-only': ({ words, one }) =>
    `${quote(words, 60)} es la única prueba de la página: no se nombra ni se cita a ningún ${one}.`,
  unsourced: (flaw) =>
    `${flaw.count === 1 ? 'La única cita podría ser inventada' : `Las ${flaw.count} citas podrían ser inventadas`}: no hay fecha, empresa, foto ni enlace a una reseña. ${flaw.count === 1 ? 'Está' : 'La primera está'} ${signed(flaw)}.`,
  single: (flaw) => `La única prueba es una cita: ${quote(flaw.words, 90)}, ${signed(flaw)}.`,
  deep: ({ words, count }) =>
    words.length < LEAST_QUOTED
      ? `La primera prueba social está ${amount(count, 'pantalla', 'pantallas')} más abajo.`
      : `La primera prueba social, ${quote(words, 60)}, está ${amount(count, 'pantalla', 'pantallas')} más abajo.`,
};

function anonymous({ count, of }: Flaw): string {
  if (of === 1) return 'No se puede saber quién escribió la única cita';
  return of === count
    ? `No se puede saber quién escribió ninguna de las ${of} citas`
    : `No se puede saber quién escribió ${count} de las ${of} citas`;
}

const STEPS: Record<Flaw['kind'], (people: People) => readonly string[]> = {
  repeated: ({ one }) => [
    `Borra todas las citas que no escribió un ${one}. Las reseñas falsas son ilegales en Estados Unidos y en la Unión Europea.`,
  ],
  anonymous: () => [
    'Pregunta a sus autores si puedes mostrar su nombre completo, su ciudad, cargo o empresa, y una foto.',
    'Quita las citas de quienes digan que no, o enlaza a la plataforma en la que se publicaron.',
  ],
  'uncounted-rating': () => [
    'Añade el número de reseñas junto a la valoración y enlaza ambos a la plataforma en la que se publicaron.',
  ],
  'numbers-only': ({ many }) => [
    `Bajo la cifra, cita a dos ${many} con su nombre, o muestra los logotipos de tres.`,
  ],
  unsourced: ({ one }) => [
    `Enlaza cada cita al lugar donde se publicó, o añade la fecha y lo que obtuvo el ${one}.`,
  ],
  single: ({ many }) => [
    `Pide una cita a otros tres ${many} esta semana. Tres citas sobre dudas distintas dicen más que una sobre todo.`,
  ],
  deep: () => ['Pon la cita o la cifra más convincente junto al titular o al botón principal.'],
};

export const text: Text = {
  why: 'Los visitantes saben que las reseñas se pueden inventar. Citas sin nombre completo, valoraciones sin recuento y cifras sin fuente hacen más daño que no tener nada, porque llevan a preguntarse qué más no es cierto.',
  measure:
    'Se señala si hay citas repetidas o que se quedaron de una plantilla, si la mayoría no nombra a nadie, si una valoración no tiene recuento, si las cifras son la única prueba y no se nombra a ningún cliente, si no se puede saber de dónde salen las citas, si la única prueba es una sola cita, si la primera prueba está tres pantallas más abajo o más o, si no se da nada de esto, si hay porcentajes sin fuente al lado. La gravedad la decide el peor de estos casos, y cada uno de los demás suma un poco. Las citas a las que solo les falta el nombre completo de su autor nunca figuran entre los cinco primeros.',
  titles: {
    repeated: ({ words }) => `Quita la cita que parece inventada: ${quote(words, 50)}`,
    anonymous: (flaw) =>
      flaw.by.trim() === ''
        ? `Di quién escribió ${quote(flaw.words, 50)}`
        : `Muestra el nombre completo de ${quote(flaw.by, 40)}`,
    'uncounted-rating': ({ words }) => `Di cuántas reseñas hay detrás de ${quote(words, 50)}`,
    'numbers-only': ({ words }) => `Respalda ${quote(words, 50)} con nombres y caras`,
    unsourced: ({ words }) => `Muestra dónde se publicó ${quote(words, 50)}`,
    single: ({ words }) => `La única prueba es una cita: ${quote(words, 50)}`,
    deep: ({ words, count }) =>
      words.length < LEAST_QUOTED
        ? `Sube tus pruebas: empiezan ${amount(count, 'pantalla', 'pantallas')} más abajo`
        : `Sube ${quote(words, 50)}: está ${amount(count, 'pantalla', 'pantallas')} más abajo`,
  },
  observed: (flaws, { one, many }) =>
    flaws
      .slice(0, 3)
      .map((flaw) => OBSERVED[flaw.kind]({ ...flaw, one, many }))
      .join(' '),
  steps: (flaws, people) => [
    ...flaws.flatMap(({ kind }) => STEPS[kind](people)).slice(0, 4),
    `Publica solo lo que tus ${people.many} escribieron de verdad, incluida alguna reseña crítica.`,
  ],
};
