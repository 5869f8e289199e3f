import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Flaw, Text } from './text.ts';

const MOST_NAMES = 3;

const quoted = (names: readonly string[]) =>
  list(
    names.map((name) => quote(name, 40)),
    MOST_NAMES,
  );

const OBSERVED: Record<Flaw['kind'], (flaw: Flaw) => string> = {
  repeated: ({ count, names }) =>
    `La misma imagen aparece ${count} veces${names.length > 1 ? `, como ${quoted(names)}` : ''}.`,
  drawn: ({ count }) =>
    `${count === 1 ? 'La única imagen de la página es un dibujo' : `Las ${count} imágenes de la página son dibujos`}. Ninguna foto muestra cómo es en realidad.`,
  borrowed: ({ count, names }) =>
    `${count === 1 ? '1 imagen' : `${count} imágenes`}, como ${quoted(names.slice(0, 1))}, ${count === 1 ? 'viene' : 'vienen'} de un banco de imágenes o de un generador, a juzgar por el nombre del archivo.`,
};

const STEPS: Record<Flaw['kind'], readonly string[]> = {
  repeated: ['Pon a cada cosa su propia foto, todas desde el mismo ángulo y con la misma luz.'],
  drawn: ['Sustituye los dibujos por fotos: tu equipo trabajando, tu local y lo que la gente consigue.'],
  borrowed: [
    'Sustituye las imágenes de archivo y las generadas por fotos tuyas. Una foto nítida de móvil con luz natural vale más que una perfecta de otra cosa.',
  ],
};

export const text: Text = {
  why: 'Los visitantes estudian las imágenes de personas y cosas reales, y se saltan las puramente decorativas. Una imagen que no viene a cuento, o la misma para varias cosas, hace dudar del resto de la página.',
  measure:
    'Se señala si una imagen aparece para varias cosas, si todas las imágenes son dibujos en una página que vende algo físico, o si los nombres de archivo muestran que vienen de un banco de imágenes o de un generador. No cuentan los logotipos ni los iconos. Una imagen repetida nunca figura entre los cinco primeros.',
  titles: {
    repeated: ({ count, names }) =>
      names.length > 1
        ? `La misma imagen aparece como ${quoted(names)}`
        : `La misma imagen aparece ${count} veces`,
    drawn: () => 'La página muestra dibujos donde se esperan fotos',
    borrowed: ({ names }) => `Sustituye ${quoted(names.slice(0, 1))} por una foto tuya`,
  },
  observed: (flaws) => flaws.map((flaw) => OBSERVED[flaw.kind](flaw)).join(' '),
  steps: (flaws) => [
    ...flaws.flatMap(({ kind }) => STEPS[kind]).slice(0, 4),
    'Conserva las imágenes que muestran algo que solo tienes tú y borra las demás.',
  ],
};
