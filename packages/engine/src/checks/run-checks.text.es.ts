import { PAGE_TYPE_LABELS } from '@liftmark/contract/page-types';
import type { Text } from './run-checks.text.ts';

export const text: Text = {
  untold: ({ reason }) => `No se pudo determinar el tipo de página. ${reason}`,
  privateEvent: 'Es un evento privado, y los anfitriones no venden nada.',
  unknownLanguage: 'No se pudo determinar el idioma de la página.',
  noWordList: ({ language }) => `No hay una lista de palabras para el idioma de la página (${language}).`,
  uncertainType: 'No se pudo determinar el tipo de página con suficiente certeza.',
  noneOfTypes: 'No se aplica a ninguno de los tipos de página que esta podría ser.',
  noSigns: 'Solo se aplica a ciertos tipos de página, y esta no muestra señales de ninguno de ellos.',
  notThisType: ({ type }) => `No se aplica a este tipo de página (${PAGE_TYPE_LABELS[type].toLowerCase()}).`,
  notRendered: 'Esta comprobación necesita la página mostrada en un navegador, y solo se leyó el HTML.',
  uploaded: 'La página se subió como archivo, así que nada indica cómo llega a los visitantes.',
  failed: 'Esto no se pudo medir en esta página.',
};
