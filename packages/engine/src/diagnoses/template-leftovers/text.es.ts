import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const CONTACTS = {
  phone: 'el teléfono de ejemplo',
  mail: 'el correo de ejemplo',
  profile: 'el enlace a un perfil de ejemplo',
};

function spots(count: number): string {
  return count > 1 ? ` (${amount(count, 'lugar', 'lugares')})` : '';
}

export const text: Text = {
  why: 'Un texto que no era para los visitantes les dice que la página está a medias o que nadie la cuida. Empiezan a dudar de todo lo demás, sobre todo de la oferta.',
  measure:
    'Se señala si se ven textos de relleno, contactos de ejemplo, el encabezado de una plantilla, nombres de archivo de imágenes o notas para quien hizo la página, o si varias fichas u ofertas tienen el mismo nombre o la misma descripción. Lo que más cuenta son las notas y el relleno. Un solo contacto inventado cuenta menos, salvo que no haya otra forma de contactarte.',
  title: ({ kind, remnant, count }) => {
    switch (kind) {
      case 'card':
        return `Da nombre a cada ficha: ${count} se llaman ${quote(remnant, 40)}`;
      case 'description':
        return `Describe cada oferta: ${count} tienen el mismo texto`;
      case 'file':
        return `Sustituye nombres de archivo como ${quote(remnant, 40)} por leyendas`;
      case 'heading':
        return `Sustituye el encabezado de plantilla ${quote(remnant, 40)}`;
      case 'filler':
        return `Sustituye el texto de relleno ${quote(remnant, 50)}`;
      case 'title':
        return `Sustituye el título de plantilla ${quote(remnant, 50)}`;
      case 'note':
        return `Quita la nota interna ${quote(remnant, 60)}`;
      default:
        return `Sustituye ${CONTACTS[kind]} ${quote(remnant, 40)}`;
    }
  },
  observed: {
    share: ({ percent, remnant }) =>
      `El ${percent} del texto es de relleno, por ejemplo ${quote(remnant, 60)}.`,
    found: ({ remnants }) =>
      `Los visitantes pueden ver ${list(
        remnants.map((remnant) => quote(remnant, 60)),
        4,
      )}.`,
    copied: {
      card: ({ remnant, count }) =>
        `${count} fichas con imagen tienen el mismo nombre, ${quote(remnant, 60)}.`,
      description: ({ remnant, count }) =>
        `El mismo texto aparece en ${count} lugares: ${quote(remnant, 90)}.`,
      file: ({ remnant, count }) =>
        `Los visitantes pueden leer ${count === 1 ? 'un nombre de archivo' : `${count} nombres de archivo`}, como ${quote(remnant, 40)}.`,
      heading: ({ remnant }) =>
        `El encabezado ${quote(remnant, 40)} es el nombre que una plantilla da a este tipo de página y no dice nada de su contenido.`,
    },
    contacts: ({ remnants }) =>
      `${list(remnants.map((remnant) => quote(remnant, 40)))} ${remnants.length === 1 ? 'es un dato de ejemplo' : 'son datos de ejemplo'}, así que quien llama o escribe no da con nadie.`,
  },
  step: {
    filler: ({ remnant, count }) =>
      `${quote(remnant, 50)}${spots(count)}: escribe tu propio texto o borra el bloque.`,
    title: ({ remnant }) =>
      `${quote(remnant, 50)}: escribe tu propio título. Aparece en las pestañas del navegador y en los resultados de búsqueda.`,
    note: ({ remnant, count }) =>
      `${quote(remnant, 60)}${spots(count)}: termina el trabajo que describe y después borra la nota.`,
    phone: ({ remnant, count }) =>
      `${quote(remnant, 40)}${spots(count)}: sustitúyelo por tu número, en el texto y en el enlace.`,
    mail: ({ remnant, count }) =>
      `${quote(remnant, 40)}${spots(count)}: sustitúyelo por tu dirección, en el texto y en el enlace.`,
    profile: ({ remnant, count }) =>
      `${quote(remnant, 40)}${spots(count)}: enlaza a tu propio perfil o quita el icono.`,
    card: ({ remnant, count }) =>
      `${quote(remnant, 50)}${spots(count)}: da a cada ficha el nombre de lo que muestra su imagen.`,
    description: ({ remnant, count }) =>
      `${quote(remnant, 50)}${spots(count)}: escribe qué incluye cada oferta y para quién es.`,
    file: ({ remnant, count }) =>
      `${quote(remnant, 50)}${spots(count)}: escribe qué muestra cada imagen o quita la línea.`,
    heading: ({ remnant }) =>
      `${quote(remnant, 50)}: usa como encabezado el título del contenido de esta página.`,
    again: 'Antes de publicar, lee una vez más toda la página, con la cabecera y el pie.',
  },
};
