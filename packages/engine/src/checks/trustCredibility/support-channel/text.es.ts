import { hasLetterOrDigit } from '../../../language/characters.ts';
import { lowerFirst, place, places, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Channel = Parameters<Text['observed']['onPage']>[0]['channel'];

const CHANNELS: Record<Channel['kind'], string> = {
  phone: 'Un teléfono',
  chat: 'Un chat',
  help: 'Un enlace de ayuda o contacto',
};

function introduced({ kind, evidence: { text: words } }: Channel): string {
  return hasLetterOrDigit(words) ? `${CHANNELS[kind]}, ${quote(words)}` : CHANNELS[kind];
}

function named(channel: Channel): string {
  return hasLetterOrDigit(channel.evidence.text) ? `${introduced(channel)},` : introduced(channel);
}

function linkName(words: string): string {
  return hasLetterOrDigit(words) ? quote(words, 40) : 'el enlace de ayuda';
}

export const text: Text = {
  title: { passes: 'La ayuda se encuentra con facilidad', fails: 'La ayuda es difícil de encontrar' },
  titleFromHtml: {
    passes: 'Hay una forma de pedir ayuda',
    fails: 'No se encontró ninguna forma de pedir ayuda',
  },
  why: 'En un gran marketplace, quien usaba el chat en vivo tenía un 16\u00a0% más de probabilidad de comprar, descontando quién suele chatear. Los datos de vendedores muestran que el chat importa más donde la página dice poco. Una tienda vendió más tras llevar su enlace de chat a la navegación.',
  measure:
    'Un teléfono, un botón de chat o un enlace de ayuda puntúa 1 en la primera pantalla, 0,75 más abajo o en un menú cerrado, y 0,3 si no hay ninguno.',
  notMeasured: {
    noWordList:
      'No se encontró ningún teléfono, y no tenemos una lista de palabras para enlaces de ayuda en este idioma.',
  },
  missing: 'Una forma de pedir ayuda',
  observed: {
    onPage: ({ channel }) => `${named(channel)} está en la página.`,
    at: ({ channel, depth }) => `${named(channel)} está ${places(depth)}.`,
    differs: ({ desktop, mobile }) =>
      named(desktop.channel) === named(mobile.channel)
        ? `${named(desktop.channel)} está ${places({ desktop: desktop.depth, mobile: mobile.depth })}.`
        : `${named(desktop.channel)} está ${place(desktop.depth)} en escritorio; en el móvil, lo primero es ${lowerFirst(introduced(mobile.channel))}, ${place(mobile.depth)}.`,
    hidden: ({ channel, depth, on }) =>
      on === 'mobile'
        ? `${named(channel)} está ${place(depth)} en escritorio; en el móvil no se ve ninguna forma de pedir ayuda hasta abrir un menú.`
        : `${named(channel)} está ${place(depth)} en el móvil; en escritorio no se ve ninguna forma de pedir ayuda hasta abrir un menú.`,
    leadsNowhere: ({ link }) =>
      `${quote(link)} no lleva a ninguna parte, y no se encontró teléfono, chat ni enlace de ayuda.`,
    none: 'No se encontró teléfono, chat ni enlace de ayuda.',
  },
  advice: {
    move: {
      title: ({ link }) => `Lleva ${linkName(link)} a la cabecera`,
      step: ({ link }) => `Pon ${linkName(link)} en la navegación superior, también en el móvil.`,
    },
    add: {
      title: ({ page }) => `Añade una forma de preguntar en la primera pantalla de ${page}`,
      step: ({ contact }) =>
        `Añade a la navegación superior un teléfono, un chat o un enlace de ayuda${contact ? `; podría llevar a ${quote(contact, 40)}` : ''}.`,
    },
    hours: 'Indica el horario en el que alguien responde y muestra el chat solo en ese horario.',
  },
};
