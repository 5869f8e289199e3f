import { amount } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Las imágenes informativas tienen texto alternativo',
    fails: 'Faltan textos alternativos en imágenes informativas',
  },
  why: 'El estándar de accesibilidad exige un texto alternativo en toda imagen que tenga significado, y muchas personas que dependen de él se van cuando falta. Además, los navegadores lo muestran en lugar de una imagen que no carga.',
  measure: (scale) =>
    `La parte de las imágenes informativas (el único contenido de un enlace o botón, imágenes de lo que ofrece la página, logotipos de clientes) que tiene un nombre accesible: ${scale}. Un texto alternativo vacío se considera intencionado, salvo en un enlace. No son nombres los nombres de archivo, palabras como «Imagen» ni caracteres que no sean letras.`,
  notApplicable: { none: 'La página no tiene imágenes informativas.' },
  observed: {
    all: ({ total }) =>
      total === 1
        ? 'La única imagen informativa tiene texto alternativo.'
        : `Las ${total} imágenes informativas tienen texto alternativo.`,
    some: ({ nameless, total }) =>
      total === 1
        ? 'La única imagen informativa no tiene un texto alternativo que diga algo.'
        : nameless === total
          ? `Ninguna de las ${total} imágenes informativas tiene un texto alternativo que diga algo.`
          : `${nameless} de ${total} imágenes informativas no ${nameless === 1 ? 'tiene' : 'tienen'} un texto alternativo que diga algo.`,
  },
  image: 'la imagen',
  advice: {
    title: {
      one: ({ image }) => `Pon texto alternativo en ${image}`,
      several: ({ count, image }) =>
        `Pon texto alternativo en ${amount(count, 'imagen', 'imágenes')}, empezando por ${image}`,
    },
    steps: {
      each: ({ image }) => `Pon texto alternativo en ${image}.`,
      linked: 'Si la imagen es todo el enlace o botón, di adónde lleva, no lo que muestra.',
      wording:
        'Usa menos de 15 palabras y omite «imagen de». Déjalo vacío (alt="") en imágenes puramente decorativas.',
    },
  },
};
