import type { ViewportName } from '../../capture/snapshot.ts';
import { text as devices } from '../../ceilings/devices.text.ts';
import { capitalized, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

type Cover = Parameters<Text['title']['share']>[0];

function extent({ share, device }: { share: number; device: ViewportName }): string {
  const part = share > 0.95 ? 'toda la pantalla' : `el ${percent(share)} de la pantalla`;
  return `${part} ${devices.on[device]}`;
}

function nameOf({ words, isConsent }: Pick<Cover, 'words' | 'isConsent'>): string {
  if (isConsent) return 'El aviso de cookies';
  return words === '' ? 'Una capa superpuesta' : `La ventana emergente ${quote(words, 40)}`;
}

const ON: Record<Cover['device'], string> = { desktop: 'en un ordenador', mobile: 'en un móvil' };

export const text: Text = {
  why: 'En el sitio de un producto, el 69\u00a0% de las visitas terminó ante un anuncio a pantalla completa. Los visitantes vienen por lo que hay debajo, y muchos se van antes de buscar el botón de cerrar.',
  measure:
    'Se señala si una capa cubre el 15\u00a0% o más de la pantalla al llegar, aparece en los primeros 8 segundos u oculta el texto de la primera pantalla. Cuanto más cubre, más grave es, sobre todo si oculta el botón principal. Los avisos de cookies cuentan menos. Una capa que cubre menos del 25\u00a0% y deja a la vista el botón principal nunca figura entre los cinco primeros.',
  title: {
    action: ({ cover, action, device }) =>
      `${nameOf(cover)} oculta el botón ${quote(action, 40)} ${devices.on[device]}`,
    share: (cover) =>
      cover.share > 0.6 && !cover.isConsent
        ? `${nameOf(cover)} ${cover.isLate ? 'aparece sobre toda la página' : 'bloquea la página al llegar'}`
        : `${nameOf(cover)} cubre ${extent(cover)}`,
    text: ({ share, device }) =>
      `Una capa oculta el ${percent(share)} del texto de la primera pantalla ${devices.on[device]}`,
  },
  observed: {
    cover: (cover) =>
      `${nameOf(cover)} ${cover.isLate ? 'se abre sin que nadie lo pida en los primeros 8 segundos y ' : ''}cubre ${extent(cover)}.`,
    hidden: ({ share, device }) =>
      `${capitalized(devices.on[device])}, el ${percent(share)} del texto de la primera pantalla está tapado.`,
    action: ({ action, device }) =>
      `${capitalized(devices.on[device])}, el botón ${quote(action, 40)} está tapado y no se puede pulsar.`,
    noClose: 'No encontramos ningún botón para cerrar.',
  },
  step: {
    consent: [
      'Convierte el aviso de cookies en una barra inferior con una línea de texto y dos botones iguales, «Aceptar» y «Rechazar».',
      'Haz que ocupe menos del 15\u00a0% de la pantalla del móvil: usa letra más pequeña y menos relleno, y pon los detalles tras un enlace.',
    ],
    overlay: [
      'Deja que primero se lea la página: integra este contenido en ella o ábrelo solo tras un clic.',
      'Si tiene que quedarse, muéstralo como una barra estrecha abajo, no sobre el titular.',
    ],
    layer: ({ device }) => [
      `Abre la página ${ON[device]} y busca el elemento que está encima: una pantalla de carga que no desaparece, un menú abierto o un recuadro en posición fija.`,
      'Ocúltalo hasta que el visitante lo abra, o haz que desaparezca en cuanto cargue el texto.',
    ],
    close:
      'Añade un botón de cerrar (×) bien visible y deja que la ventana también se cierre al tocar fuera de ella.',
    action: ({ action, device }) =>
      `Comprueba ${ON[device]} que ${quote(action, 40)} sigue a la vista con la ventana abierta.`,
  },
};
