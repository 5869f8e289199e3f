import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Goal } from '../../language/copy/copy-words.ts';
import type { Text } from './text.ts';

const BUTTONS: Partial<Record<Goal, string>> = {
  trial: 'un botón de prueba',
  signup: 'un botón de registro',
  buy: 'un botón de compra',
  quote: 'un botón de presupuesto',
  book: 'un botón de reserva',
  stay: 'un botón de reserva',
  table: 'un botón de reserva',
  appointment: 'un botón para pedir cita',
  enroll: 'un botón de inscripción',
  donate: 'un botón para donar',
  contact: 'un botón de contacto',
  download: 'un botón de descarga',
  tickets: 'un botón de entradas',
  choose: 'un botón de compra o reserva',
};

export const text: Text = {
  why: 'Quien ya está convencido busca un botón que diga qué hacer a continuación. Si no lo encuentra, lo más probable es que se vaya, en vez de buscar en el menú o teclear un número de teléfono.',
  measure:
    'Se señala si la página no tiene formulario ni botón que invite a actuar, como reservar, comprar, registrarse o contactar. No cuentan los enlaces de menús y pies de página, los teléfonos y correos sueltos, los botones que solo llevan a más información o a ninguna parte, ni los que suben al principio, traducen la página o muestran otra pestaña de ella. Es menos grave si hay un teléfono o un correo en la primera pantalla, y en páginas hechas sobre todo para leer o usar. Nunca figura entre los cinco primeros si el tipo de página no está claro y la página enumera enlaces, o tiene menos de 60 palabras de texto y no muestra ni precios ni formas de contacto.',
  title: ({ goal, headline, reading }) => {
    const button = BUTTONS[goal] ?? 'un botón para el siguiente paso';
    if (reading !== null) return `Añade ${button}: ${quote(reading, 40)} solo lleva a más información`;
    return headline === null
      ? `Añade ${button} al principio de la página`
      : `Añade ${button} bajo ${quote(headline, 50)}`;
  },
  observed: ({ reading, idle, ways, menu, hasField }) =>
    [
      reading.length > 0
        ? `${onlyReading(reading)} ${hasField ? 'El único formulario es de boletín, búsqueda o acceso' : 'No hay formulario'}.`
        : `Fuera del menú, ningún botón invita a actuar, y ${hasField ? 'el único formulario es de boletín, búsqueda o acceso' : 'no hay formulario'}.`,
      ...(idle.length === 0
        ? []
        : [`${labelsOf(idle)} no ${idle.length === 1 ? 'lleva' : 'llevan'} a ninguna parte.`]),
      ...waysOn(ways, menu),
    ].join(' '),
  steps: ({ headline, way }) => [
    `Decide qué única cosa deben hacer aquí los visitantes y añade un botón relleno para ello ${headline === null ? 'arriba' : `bajo ${quote(headline, 50)}`}.`,
    ...(way === null
      ? []
      : [`Convierte ${quote(way, 40)} en un botón cuyo texto diga qué se obtiene, para que baste un toque.`]),
    'Repite el botón después de la última sección, para que quien lo ha leído todo pueda actuar enseguida.',
    'Si antes hace falta preguntar algo, añade un formulario con tres campos: nombre, correo o teléfono, y pregunta.',
  ],
};

function labelsOf(labels: readonly string[]): string {
  return list(
    labels.map((label) => quote(label, 40)),
    4,
  );
}

function onlyReading(reading: readonly string[]): string {
  const labels = list(reading.slice(0, 8).map((label) => quote(label, 40)));
  return reading.length === 1
    ? `El único botón, ${labels}, lleva a más información.`
    : `Los únicos botones llevan a más información: ${labels}.`;
}

function waysOn(ways: readonly string[], menu: readonly string[]): string[] {
  if (ways.length > 0) {
    const named = list(ways.slice(0, 3).map((way) => quote(way, 40)));
    return [`${named} ${ways.length === 1 ? 'está' : 'están'} en el texto, no en un botón.`];
  }
  return menu.length > 0 ? [`El único camino es ${quote(menu[0] ?? '', 40)}, en el menú.`] : [];
}
