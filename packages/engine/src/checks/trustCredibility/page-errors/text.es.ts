import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 8;

const TYPES: Record<string, { one: string; many: string }> = {
  image: { one: 'imagen', many: 'imágenes' },
  stylesheet: { one: 'hoja de estilos', many: 'hojas de estilos' },
  script: { one: 'script', many: 'scripts' },
  font: { one: 'fuente', many: 'fuentes' },
};

const FILE = { one: 'archivo', many: 'archivos' };

export const text: Text = {
  title: {
    passes: 'Los archivos propios del sitio cargan bien',
    fails: 'Hay partes rotas en la página',
  },
  why: 'En una encuesta, el 22\u00a0% de los compradores estadounidenses había abandonado un pedido porque el sitio tenía errores o se bloqueaba. Las pautas de Stanford advierten de que incluso los errores pequeños dañan la credibilidad más de lo que la mayoría imagina.',
  measure:
    'Empieza en 1 y pierde 0,2 por cada imagen rota visible (0,3 en la primera pantalla), 0,4 por cada hoja de estilos, script o fuente propios que falla, y 0,1 por un error de script, en ambas visitas. No cuentan los archivos de otros servidores, los que añade el alojamiento, las peticiones que bloqueó nuestro propio filtro ni los errores de script por una biblioteca o una respuesta que no llegó.',
  notMeasured: {
    partial:
      'La página ya estaba abierta en tu navegador, así que no se pudieron ver los errores de script ni los archivos que fallaron antes.',
  },
  observed: {
    none: 'Todas las imágenes, hojas de estilos, scripts y fuentes propias del sitio cargaron.',
    failed: ({ images, imageNames, files, fileNames, error }) => {
      const seen = [
        images > 0 ? `${amount(images, 'imagen rota', 'imágenes rotas')} (${list(imageNames, 3)})` : '',
        files > 0
          ? `${amount(files, 'archivo que no cargó', 'archivos que no cargaron')} (${list(fileNames, 3)})`
          : '',
        error ? `un error en la consola del navegador (${quote(error, 80)})` : '',
      ].filter(Boolean);
      return `En ambas visitas: ${list(seen)}.`;
    },
    unchecked: ({ counts, hosts }) => {
      const files = list(
        counts.map(({ type, count }) => {
          const { one, many } = TYPES[type] ?? FILE;
          return amount(count, one, many);
        }),
      );
      const from = hosts.length === 1 ? hosts[0] : `otros servidores (${list(hosts, 3)})`;
      const isOne = counts.reduce((sum, { count }) => sum + count, 0) === 1;
      return `${files} de ${from} no se ${isOne ? 'pudo' : 'pudieron'} cargar en nuestra visita y ${isOne ? 'quedó' : 'quedaron'} sin comprobar.`;
    },
  },
  advice: {
    title: {
      files: ({ first, others }) =>
        `Arregla ${first}${others > 0 ? ` y ${amount(others, 'archivo', 'archivos')} más` : ''}`,
      error: ({ error }) => `Corrige el error de script ${quote(error, 60)}`,
    },
    images: ({ addresses }) =>
      addresses.length === 1
        ? `Recupera la imagen o quítala de la página: ${addresses[0]}.`
        : `Recupera estas imágenes o quítalas de la página: ${list(addresses, SHOWN)}.`,
    files: ({ files }) => {
      const all = files.map(({ address, reason }) => `${address} (${reason})`);
      return all.length === 1
        ? `Recupera el archivo o corrige su dirección: ${all[0]}.`
        : `Recupera estos archivos o corrige su dirección: ${list(all, SHOWN)}.`;
    },
    error: ({ error }) => `Busca la causa de ${quote(error, 120)} en la consola del navegador.`,
  },
};
