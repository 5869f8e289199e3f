import { quote } from '../../checks/shared/phrasing.ts';
import type { Gap, Text } from './text.ts';

type Named = Gap & { name: string | null };

const page = (name: string | null) => (name === null ? 'La página' : `La página de ${name}`);

const OBSERVED: Record<Gap['kind'], (gap: Named) => string> = {
  unreachable: ({ name }) =>
    `${page(name)} no tiene teléfono, correo, dirección postal ni enlace de contacto.`,
  unregistered: ({ name }) =>
    `${page(name)} pide dinero, pero no muestra ningún número de registro de la organización.`,
  'link-only': ({ words = '' }) =>
    `Para contactar solo hay ${words.trim() === '' ? 'un enlace' : `el enlace ${quote(words, 40)}`}. Esta página no muestra teléfono, correo ni dirección postal.`,
  freemail: ({ words = '' }) =>
    `La dirección de contacto es ${quote(words, 60)}, y cualquiera puede abrir gratis una cuenta con ese proveedor.`,
  'email-only': ({ words = '' }) =>
    `El correo ${quote(words, 60)} es el único dato de contacto. No hay teléfono ni dirección postal.`,
  nobody: () => 'La página no nombra a nadie, y ningún enlace «Quiénes somos» presenta a nadie.',
};

const STEPS: Record<Gap['kind'], readonly string[]> = {
  unreachable: [
    'Pon en la cabecera un teléfono o un correo, con su enlace, para que baste un toque para llamar o escribir.',
    'Añade el nombre completo de la empresa y su dirección postal al pie de todas las páginas.',
  ],
  unregistered: [
    'Junto al botón de donar, muestra el número de registro, el tipo de organización y si las donaciones desgravan.',
    'Enlaza a la última memoria anual, o enumera cuánto recibiste y en qué se gastó.',
  ],
  'link-only': [
    'Muestra el teléfono y la ciudad en la cabecera, y la dirección completa también en el pie de esta página.',
  ],
  freemail: [
    'Crea una dirección en tu propio dominio, reenvíala a la bandeja que usas y sustituye la anterior en los textos y enlaces de la página.',
  ],
  'email-only': [
    'En la cabecera o en el pie, añade la dirección postal completa y un teléfono, con el horario en que se atiende.',
  ],
  nobody: [
    'Muestra el nombre, el cargo y la foto de la persona que atenderá a los visitantes.',
    'Si tu oficio exige una licencia o un título, muéstralo con su número.',
  ],
};

export const text: Text = {
  why: 'Antes de pagar o firmar, la gente mira con quién trata. Mostrar una organización real, mostrar a las personas que hay detrás y facilitar el contacto con ellas son tres de las diez pautas de Stanford para sitios creíbles.',
  measure:
    'Se señala si la página no tiene teléfono, correo, dirección postal ni enlace de contacto; si solo hay un enlace o un correo en una página cuyos visitantes quieren llamar o acercarse; si pide donaciones sin número de registro; si todos sus correos son de un proveedor gratuito; o si no se nombra a nadie y no hay un enlace «Quiénes somos». Los dos últimos casos y un correo como único dato nunca figuran entre los cinco primeros. Tampoco los demás en páginas de software, de precios, de pago y de registro, en portafolios ni donde el tipo de página no está claro. Es más grave donde la gente se acerca, llama o dona.',
  titles: {
    unreachable: ({ name }) => `${page(name)} no muestra teléfono, correo ni dirección`,
    unregistered: ({ name }) => `${name ?? 'La página'} pide dinero sin número de registro`,
    'link-only': ({ words = '', name }) =>
      words.trim() === ''
        ? `${page(name)} no muestra teléfono, correo ni dirección`
        : `Muestra un teléfono y una dirección, no solo el enlace ${quote(words, 40)}`,
    freemail: ({ words = '' }) => `Sustituye ${quote(words, 60)} por una dirección de tu propio dominio`,
    'email-only': ({ words = '' }) => `Añade un teléfono y una dirección postal, no solo ${quote(words, 60)}`,
    nobody: ({ name }) => `${page(name)} no nombra a ninguna persona`,
  },
  observed: (gaps, name) =>
    gaps
      .slice(0, 2)
      .map((gap) => OBSERVED[gap.kind]({ ...gap, name }))
      .join(' '),
  steps: (gaps) => gaps.flatMap(({ kind }) => STEPS[kind]).slice(0, 5),
};
