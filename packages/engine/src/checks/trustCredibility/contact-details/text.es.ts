import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Kind = Parameters<Text['observed']['found']>[0]['kinds'][number];

const KINDS: Record<Kind, string> = {
  phone: 'un teléfono',
  whatsapp: 'un enlace de WhatsApp',
  email: 'un correo',
  address: 'una dirección postal',
  page: 'un enlace de contacto',
  form: 'un formulario de contacto',
};

function onlyWay(kinds: readonly Kind[]): string {
  return kinds.length > 1
    ? ', que cuentan como una sola forma de contacto'
    : ', pero ninguna otra forma de contacto';
}

export const text: Text = {
  title: {
    passes: 'Los datos de contacto se encuentran con facilidad',
    fails: 'Los datos de contacto faltan o son escasos',
  },
  why: 'Las pautas de Stanford, basadas en estudios con más de 4500 personas, recomiendan facilitar el contacto por teléfono, dirección postal y correo. Unos datos de contacto a la vista son uno de los signos constantes de un sitio creíble.',
  measure: (scale) =>
    `Formas de contacto desde la cabecera hasta el pie (teléfono o WhatsApp, correo, dirección postal, página o formulario de contacto): ${scale}. No cuentan los números de ejemplo, los enlaces que no llevan a ninguna parte, los iconos de redes sociales ni el chat.`,
  notMeasured: {
    unknown: 'No está claro si la página muestra datos de contacto.',
    noWordList:
      'No se encontró teléfono ni correo, y no tenemos una lista de palabras para enlaces de contacto en este idioma.',
  },
  missing: 'Una forma de contacto',
  observed: {
    found: ({ kinds, isOnlyWay }) =>
      `La página tiene ${list(kinds.map((kind) => KINDS[kind]))}${isOnlyWay ? onlyWay(kinds) : ''}.`,
    placeholder: ({ contact }) =>
      `${quote(contact)} viene de una plantilla, y no se encontró otra forma de contacto.`,
    leadsNowhere: ({ link }) =>
      `${quote(link)} no lleva a ninguna parte, y no se encontró teléfono, correo ni dirección.`,
    none: 'No se encontró teléfono, correo, dirección ni enlace de contacto.',
  },
  advice: {
    title: {
      second: ({ contact }) => `Añade otra forma de contacto junto a ${quote(contact, 40)}`,
      first: ({ page }) => `Añade datos de contacto a ${page}`,
    },
    steps: ({ missing }) => [
      `Añade en la cabecera o el pie ${list(
        missing.map((kind) => KINDS[kind]),
        4,
      )}${missing.length > 1 ? ', según lo que puedas atender' : ''}.`,
      'Enlaza los teléfonos y los correos (tel:, mailto:), para que baste un toque.',
      'Si no respondes enseguida, di cuándo lo harás.',
    ],
  },
};
