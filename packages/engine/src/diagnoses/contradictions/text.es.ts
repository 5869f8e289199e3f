import { quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Misdirected = Parameters<Text['astray']>[0];

const act = ({ kind }: Misdirected) => (kind === 'phone' ? 'llama a' : 'abre un correo a');

export const text: Text = {
  why: 'Si una llamada o un correo no llega, la mayoría no lo intenta otra vez. Y cuando los datos no coinciden, la gente se pregunta qué más está mal en la página.',
  measure:
    'Se señala si un enlace muestra un teléfono o un correo pero lleva a otro, lo que es grave; si la página presume de más años de experiencia de los que han pasado desde su fundación; si indica dos plazos de devolución distintos, dos duraciones de una misma garantía o prueba, o dos valoraciones distintas en una misma plataforma; si dice a la vez que el envío es gratis y que se paga aparte, o si la valoración de la página difiere de la de sus datos estructurados.',
  astray: (link) => `El enlace ${quote(link.shown, 50)} ${act(link)} ${quote(link.target, 50)}`,
  observed: (link, links) =>
    `La página muestra ${quote(link.shown, 60)}, pero el enlace ${act(link)} ${quote(link.target, 60)}${links > 1 ? `; ${links === 2 ? 'otro de sus enlaces de contacto tiene' : `otros ${links - 1} de sus enlaces de contacto tienen`} el mismo problema` : ''}.`,
  steps: (link) => [
    'Averigua cuál de los dos es correcto y úsalo tanto en el texto como en el enlace.',
    link.kind === 'phone'
      ? 'En el enlace, escribe el número con el prefijo del país y sin espacios, por ejemplo tel:+15550100199.'
      : 'En el enlace, escribe mailto: seguido directamente de la dirección.',
    'Pulsa todos los teléfonos y correos de la página, en escritorio y en el móvil, y comprueba qué se abre.',
  ],
  conflict: {
    title: ({ first, second }) => `${quote(first, 40)} contradice ${quote(second, 40)}`,
    observed: ({ kind, first, second, years }) =>
      kind === 'age'
        ? `${quote(first, 60)} equivale a ${years} años, pero la página también dice ${quote(second, 60)}.`
        : kind === 'rating'
          ? `La página dice ${quote(first, 60)} en un sitio y ${quote(second, 60)} en otro, así que los visitantes no se fían de ninguno.`
          : kind === 'shipping'
            ? `Una línea dice ${quote(first, 60)} y otra ${quote(second, 60)}, así que los visitantes no saben cuánto van a pagar.`
            : `Una línea dice ${quote(first, 60)} y otra ${quote(second, 60)}, así que los visitantes no saben de cuánto tiempo disponen.`,
    steps: [
      'Averigua cuál de los dos datos es correcto y úsalo en toda la página.',
      'Si ambos son correctos porque se refieren a cosas distintas, di a qué se refiere cada uno.',
      'Busca el mismo dato en la página, en sus condiciones y en tus otras páginas, y corrígelo también allí.',
    ],
  },
};
