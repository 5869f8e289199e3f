import type { PerViewport } from '../../../capture/snapshot.ts';
import { list, percent, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function taken(share: PerViewport<number>): string {
  return perViewport(share, (value) => `el ${percent(value)} de la pantalla`);
}

export const text: Text = {
  title: {
    passes: 'Los anuncios dejan sitio al contenido',
    fails: 'Los anuncios desplazan el contenido de la primera pantalla',
  },
  why: 'Las pautas de Stanford piden moderación con los anuncios y separarlos del contenido. Desde 2012, Google posiciona peor las páginas con muchos anuncios en la primera pantalla. Ningún estudio publicado mide su efecto en la conversión.',
  measure: (scale) =>
    `La parte de la primera pantalla que cubren los marcos de servidores de anuncios conocidos y los anuncios identificados como tales: ${scale}.`,
  notApplicable: { noAds: 'La página no tiene anuncios.' },
  notMeasured: { size: 'No se pudo determinar el tamaño de los anuncios.' },
  observed: {
    share: ({ share }) => `En la primera pantalla, los anuncios ocupan ${taken(share)}.`,
  },
  advice: {
    title: ({ hosts }) =>
      `Saca los anuncios${hosts.length > 0 ? ` de ${list(hosts, 3)}` : ''} de la primera pantalla`,
    steps: ({ share }) => [
      `En la primera pantalla, los anuncios ocupan ${taken(share)}. Déjalos por debajo del 5\u00a0%, o empieza a mostrarlos más abajo.`,
      'Identifica los anuncios como tales y sepáralos de tu propia oferta.',
    ],
  },
};
