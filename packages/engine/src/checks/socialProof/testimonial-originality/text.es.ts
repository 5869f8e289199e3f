import { capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Doubtful = Parameters<Text['observed']['template']>[0];

export const text: Text = {
  title: {
    passes: 'Los testimonios son únicos',
    fails: 'Los testimonios están repetidos o son de relleno',
  },
  why: 'Los investigadores han descubierto testimonios dudosos buscando el mismo texto con otros nombres. Las reseñas falsas y compradas están prohibidas en Estados Unidos, y quien detecta una deja de creer las demás.',
  measure:
    'Puntúa 0 si el mismo texto de ocho palabras o más aparece con nombres distintos, o si quedó texto de una plantilla («Nombre del cliente», «lorem ipsum»); si no, 1. Las copias de una diapositiva con el mismo nombre cuentan una vez. Un solo testimonio se juzga únicamente si quedó de una plantilla.',
  notApplicable: {
    none: 'La página no muestra testimonios.',
    single:
      'La página muestra un solo testimonio, que no es de una plantilla, y no hay otro con el que compararlo.',
  },
  notMeasured: {
    testimonials: 'No se pudieron leer los testimonios.',
    words: 'La página tiene testimonios, pero no se pudo leer su texto.',
  },
  observed: {
    unique: ({ total }) =>
      total === 1 ? 'El único testimonio no está repetido.' : `Los ${total} testimonios son únicos.`,
    template: ({ names, texts }) =>
      `${capitalized(placed(names))} aparece texto de una plantilla: ${quotes(texts)}.`,
    repeated: ({ names, texts }) =>
      `${capitalized(placed(names))} aparece texto repetido o de relleno: ${quote(texts[0] ?? '')}.`,
  },
  advice: {
    template: {
      title: ({ names, texts, total }) =>
        `Quita ${total === 1 ? 'el testimonio que quedó' : `los ${total} testimonios que quedaron`} de una plantilla: ${people(names) || quotes(texts)}`,
      steps: ({ texts, people: { one, many } }) => [
        `Quita ya ${quotes(texts)}: ningún ${one} dijo esto, y no tener testimonios es mejor que mostrar uno falso.`,
        `En su lugar, muestra lo que escribieron tus ${many} de verdad, con su nombre y, si dan permiso, una foto.`,
      ],
    },
    repeated: {
      title: ({ texts }) => `Quita ${quote(texts[0] ?? '', 60)} hasta que sepas quién lo dijo`,
      steps: ({ names, people: { one, many } }) => [
        `Aparece ${placed(names)}. Busca el correo o formulario en el que lo escribió un ${one}.`,
        'Déjalo con el nombre correcto y borra los demás.',
        `Si viene de la plantilla, bórralo ya y pregunta a ${many} de verdad.`,
      ],
    },
  },
};

function people(names: Doubtful['names']): string {
  return list([...new Set(names.flatMap((name) => (name === null ? [] : [quote(name)])))], 3);
}

function placed(names: Doubtful['names']): string {
  const known = people(names);
  const nameless = names.includes(null) ? ['sin nombre'] : [];
  return list([
    ...(known === ''
      ? []
      : [
          `${new Set(names.filter((name) => name !== null)).size > 1 ? 'con los nombres' : 'con el nombre'} ${known}`,
        ]),
    ...nameless,
  ]);
}

function quotes(texts: readonly string[]): string {
  return list([...new Set(texts.map((each) => quote(each, 60)))], 3);
}
