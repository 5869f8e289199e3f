import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Labels = Parameters<Text['title']['links']>[0]['labels'];

const SHOWN = 3;

function named(labels: Labels): string {
  return list(
    labels.map((label) => quote(label, 40)),
    SHOWN,
  );
}

const leads = (labels: Labels) =>
  labels.length === 1 ? 'no lleva a ninguna parte' : 'no llevan a ninguna parte';

const agreed = (labels: Labels, one: string, many: string) => (labels.length === 1 ? one : many);

function press(label: string, address: string | null): string {
  const button = quote(label, 40);
  if (address === null) return `Al pulsar ${button} no ocurre nada.`;
  if (address === '') return `${button} tiene un enlace vacío.`;
  return address.length > 1 && address.startsWith('#') && !address.startsWith('#!')
    ? `${button} enlaza a «${address}», que no existe en la página.`
    : `${button} enlaza a «${address}», así que al pulsarlo no ocurre nada.`;
}

export const text: Text = {
  why: 'Quien pulsa un botón ya ha decidido actuar. Si no pasa nada, la mayoría no busca otro camino: se va, con la duda de si el resto de la página funciona.',
  measure:
    'Se señala si hay enlaces y botones visibles con la dirección vacía, que llevan a «#» o a un lugar que no está en la página, o que no hacen nada al pulsarlos. No cuenta un botón que ya avisa de que es para más adelante, como «Próximamente». Lo que más cuenta es el botón principal; después, los demás botones, los datos de contacto, los otros enlaces y los iconos de redes sociales.',
  title: {
    same: ({ label, count }) =>
      count === 1
        ? `El botón ${quote(label, 40)} no lleva a ninguna parte`
        : `${count === 2 ? 'Dos' : count} botones ${quote(label, 40)} no llevan a ninguna parte`,
    actions: ({ labels }) => `Los botones ${named(labels)} no llevan a ninguna parte`,
    contacts: ({ labels }) =>
      `${agreed(labels, 'El enlace', 'Los enlaces')} de contacto ${named(labels)} ${leads(labels)}`,
    most: ({ dead, total }) =>
      `${dead} de ${total} enlaces no ${dead === 1 ? 'lleva' : 'llevan'} a ninguna parte`,
    links: ({ labels }) => `${agreed(labels, 'El enlace', 'Los enlaces')} ${named(labels)} ${leads(labels)}`,
    profiles: ({ labels }) =>
      `${agreed(labels, 'El icono', 'Los iconos')} de ${list(labels, SHOWN)} ${leads(labels)}`,
    form: 'El formulario no se puede enviar',
  },
  observed: {
    first: ({ label, address }) => press(label, address),
    others: ({ parts }) => `Lo mismo ocurre con ${list(parts)}.`,
    part: {
      action: ({ labels }) => `${agreed(labels, 'el botón', 'los botones')} ${named(labels)}`,
      contact: ({ labels }) => `${agreed(labels, 'el enlace', 'los enlaces')} de contacto ${named(labels)}`,
      link: ({ labels }) =>
        labels.length === 1
          ? `el enlace ${named(labels)}`
          : `${amount(labels.length, 'enlace', 'enlaces')} (${named(labels)})`,
      profile: ({ labels }) => `${agreed(labels, 'el icono', 'los iconos')} de ${list(labels, SHOWN)}`,
    },
  },
  step: {
    action: ({ labels }) =>
      `Enlaza ${named(labels)} a la página, el formulario o la sección que ${agreed(labels, 'promete', 'prometen')}.`,
    contact: ({ labels }) =>
      `Haz que ${named(labels)} ${agreed(labels, 'inicie', 'inicien')} una llamada, un correo o un chat (tel:, mailto: o la dirección del chat).`,
    link: ({ labels }) =>
      labels.length === 1
        ? `Añade la página a la que debería llevar ${named(labels)}, o quita el enlace.`
        : `Añade las páginas a las que deberían llevar ${named(labels)}, o quita estos enlaces.`,
    profile: ({ labels }) =>
      `Enlaza ${agreed(labels, 'el icono', 'los iconos')} de ${list(labels, SHOWN)} a ${agreed(labels, 'tu perfil, o quítalo', 'tus perfiles, o quítalos')}.`,
    form: 'Pon en el formulario un botón de enviar que funcione y envíate un mensaje de prueba.',
    test: 'Antes de publicar, toca una vez cada botón y cada enlace en un móvil.',
  },
  networks: {
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    whatsapp: 'WhatsApp',
  },
};
