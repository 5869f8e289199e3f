import { amount, figure, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'La gente decide mientras mira una opción y su precio. Si tiene que buscar el siguiente paso, muchos ya no vuelven.',
  measure:
    'Se señala si la página muestra tres o más precios pero no hay ningún botón, formulario o enlace que invite a actuar junto a ellos ni hasta 0,6 pantallas más abajo; si eso ocurre con al menos la mitad de los precios de una lista más larga que una pantalla (ahí no cuenta un botón fijo en la cabecera); o si al menos la mitad de las fichas con precio no tienen botón ni enlace propios. Es más grave si la página no tiene ningún botón así.',
  prices: ({ count, first, last, lead }) => ({
    title:
      lead === null
        ? `Añade un botón de compra o reserva junto a precios como ${quote(first, 30)}`
        : `Pon ${quote(lead.label, 40)} junto a los precios`,
    observed: [
      `La página muestra ${count} precios, desde ${quote(first, 40)} hasta ${quote(last, 40)}, y ninguno tiene un botón al lado ni debajo.`,
      lead === null ? NO_OTHER : elsewhere(lead),
    ].join(' '),
    steps: steps(lead?.label ?? null),
  }),
  list: ({ count, far, screens, first, last, lead, staysInHeader }) => ({
    title: `Pon ${quote(lead, 40)} junto a los precios`,
    observed: [
      `La página enumera ${count} precios en ${figure(screens, 1)} pantallas${first === last ? '' : `, desde ${quote(first, 40)} hasta ${quote(last, 40)}`}, y ${far === count ? 'ninguno tiene un botón' : far === 1 ? '1 de ellos no tiene ningún botón' : `${far} de ellos no tienen ningún botón`} al lado ni debajo.`,
      ...(staysInHeader ? [`Mientras se leen, ${quote(lead, 60)} solo está en la cabecera.`] : []),
    ].join(' '),
    steps: steps(lead),
  }),
  cards: ({ names, lead }) => ({
    title: `Añade un botón a ${list(
      names.map((name) => quote(name, 30)),
      3,
    )}`,
    observed: [
      names.length === 1
        ? `1 ficha con precio, ${quote(names[0] ?? '', 50)}, no se puede pulsar porque no tiene botón ni enlace.`
        : `${amount(names.length, 'ficha', 'fichas')} con precio, como ${quote(names[0] ?? '', 50)}, no se pueden pulsar porque no tienen botón ni enlace.`,
      lead === null ? NO_OTHER : `Hay que ir a ${quote(lead, 40)} y repetir lo que se quiere.`,
    ].join(' '),
    steps: steps(lead),
  }),
};

const NO_OTHER = 'Tampoco hay un botón de compra o reserva en otra parte de la página.';

function steps(lead: string | null): string[] {
  return [
    `Añade un botón${lead === null ? '' : ` como ${quote(lead, 40)}`} a cada opción, o uno debajo de cada grupo de precios.`,
    'Haz que el botón transmita la opción elegida, para que nadie tenga que elegirla otra vez.',
    'Destaca la opción que más se elige y da a su botón el color más intenso.',
  ];
}

function elsewhere({ label, screens }: { label: string; screens: number }): string {
  return screens < 1
    ? `${quote(label, 60)} está en otra parte de la página.`
    : `${quote(label, 60)} está a ${figure(screens, 1)} pantallas de distancia.`;
}
