import type { PerViewport, ViewportName } from '../../capture/snapshot.ts';
import { amount, figure, placesShown, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Late = Parameters<Text['observed']>[0];

export const text: Text = {
  why: 'Lo que más atención recibe es lo que se ve antes de desplazarse, y muchos no pasan de ahí. Un botón muy abajo solo lo ve quien lee hasta ese punto.',
  measure:
    'Se señala si, en escritorio, en el móvil o en ambos, la sección inicial no tiene ningún botón ni formulario que invite a actuar, aunque la página tenga uno más abajo o en la cabecera. Es más grave cuanto más abajo está el botón, y menos si la cabecera muestra uno en ambos dispositivos. Si no tenemos lista de palabras para el idioma de la página, se señala si no hay ningún botón en la primera pantalla. También se señala, como menos grave, si un formulario empieza en la primera pantalla en escritorio pero su botón está 1,2 pantallas más abajo o más, o si una página larga continúa 2,5 pantallas o más después de su último botón. Si la sección inicial muestra otros botones, se señala cuando la llamada a la acción principal queda fuera de la primera pantalla en ambos dispositivos o en uno. Solo figura entre los cinco primeros si ningún dispositivo muestra en la primera pantalla el botón en cuestión, ni siquiera en la cabecera.',
  title: ({ label, isForm, on }) =>
    isForm
      ? `Añade al inicio${onDevice(on)} un botón para el formulario ${quote(label, 40)}`
      : `Pon ${quote(label, 40)} en la sección inicial${onDevice(on)}`,
  observed: ({ label, depth, header, on, reading }) =>
    [
      `La sección inicial${onDevice(on)} no tiene ningún botón que invite a actuar${reading === null ? '' : `, solo ${quote(reading, 40)}`}.`,
      ...(depth === null
        ? []
        : [`${quote(label, 60)} está ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`]),
      ...headerSays(header),
    ].join(' '),
  steps: ({ label, isForm, headline, reading }) => [
    `${headline === null ? 'En la sección inicial' : `Bajo ${quote(headline, 50)}`}, añade un botón relleno ${isForm ? `que salte al formulario ${quote(label, 40)} y diga qué se obtiene` : `con el texto ${quote(label, 40)}`}.`,
    ...(reading === null
      ? []
      : [`Convierte ${quote(reading, 40)} en un botón secundario, más discreto, a su lado.`]),
    'En el móvil, acorta lo que hay encima del botón o mantenlo en una barra al pie de la pantalla.',
    'Repite el botón donde se decide: después de los precios, después de las reseñas y al final.',
  ],
  nothing: ({ label, depth, headline }) => ({
    title: 'Añade un botón a la sección inicial',
    observed: `No hay ningún botón en la primera pantalla. El primero, ${quote(label, 60)}, está ${placesShown({ depth, missingOn: hiddenOn(depth) })}.`,
    steps: [
      `${headline === null ? 'En la sección inicial' : `Bajo ${quote(headline, 50)}`}, añade un botón relleno que diga qué se obtiene al pulsarlo.`,
      'En el móvil, acorta lo que hay encima del botón o mantenlo en una barra al pie de la pantalla.',
      'Repite el botón donde se decide: después de los precios, después de las reseñas y al final.',
    ],
  }),
  submit: ({ label, screens, fields }) => ({
    title: `Sube ${quote(label, 40)} y su formulario`,
    observed: `El formulario empieza en la primera pantalla en escritorio, pero su botón ${quote(label, 60)} está ${figure(screens, 1)} pantallas más abajo, después de ${amount(fields, 'campo', 'campos')}.`,
    steps: [
      'Acorta lo que hay encima del formulario, para que empiece justo debajo del titular.',
      'En escritorio, pon los campos cortos uno al lado del otro y quita los que no necesitas de inmediato.',
      `Comprueba que el formulario y ${quote(label, 40)} quepan en la pantalla de un portátil.`,
    ],
  }),
  end: {
    title: ({ label }) => `Repite ${quote(label, 40)} al final de la página`,
    observed: ({ screens }) =>
      `La página continúa ${amount(screens, 'pantalla', 'pantallas')} después de su último botón.`,
    steps: ({ label }) => [
      `Termina la página con una frase que resuma la oferta y pon debajo ${quote(label, 40)} como botón relleno.`,
      `Añade ${quote(label, 40)} también después de cada sección larga, o mantenlo en una barra siempre visible.`,
    ],
  },
};

function hiddenOn({ desktop, mobile }: PerViewport<number>): ViewportName[] {
  if (mobile === null) return ['mobile'];
  return desktop === null ? ['desktop'] : [];
}

function onDevice(device: ViewportName | null): string {
  if (device === null) return '';
  return device === 'mobile' ? ' en el móvil' : ' en escritorio';
}

function headerSays(header: Late['header']): string[] {
  if (header === null) return [];
  const where = header.on.length === 2 ? '' : onDevice(header.on[0] ?? null);
  return [`En la primera pantalla, ${quote(header.label, 40)} solo está en la cabecera${where}.`];
}
