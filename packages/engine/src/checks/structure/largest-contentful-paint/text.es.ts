import { amount, bytes, perViewport, quote, seconds } from '../../shared/phrasing.ts';
import type { Largest, Text } from './text.ts';

const UNNAMED = 'el elemento más grande';

function nameOf({ file, bytes: weight, node }: Largest): string {
  if (file) return `la imagen ${quote(file, 60)}${weight === null ? '' : ` (${bytes(weight)})`}`;
  return node?.text ? quote(node.text, 60) : UNNAMED;
}

function introduced(largest: Largest): string {
  const name = nameOf(largest);
  return name === UNNAMED ? UNNAMED : `${UNNAMED}, ${name},`;
}

export const text: Text = {
  title: {
    passes: 'El contenido principal aparece rápido',
    fails: 'El contenido principal tarda en aparecer',
  },
  why: 'En una prueba aleatorizada de dos páginas de destino idénticas a la vista, mostrar el elemento más grande un 31\u00a0% antes trajo un 8\u00a0% más de ventas. Los datos de grandes comercios relacionan cada 100 ms de más con una conversión menor, aunque es solo una correlación.',
  measure: (scale) =>
    `El tiempo hasta que se pinta el elemento más grande, en una carga en nuestra máquina: ${scale}. Si nuestra máquina estaba demasiado ocupada, un tiempo lento no cuenta.`,
  notMeasured: { noValue: 'El navegador no indicó ningún elemento más grande.' },
  observed: {
    painted: ({ largest, times, isGood }) =>
      `En nuestra carga, ${introduced(largest)} apareció a los ${perViewport(times, seconds)}${isGood ? '' : ' (2,5 s o menos está bien)'}.`,
  },
  advice: {
    withoutTimes: { title: 'Muestra antes el contenido principal', steps: ['Vuelve a medir.'] },
    title: ({ largest }) => `Muestra antes ${nameOf(largest)}`,
    compress: ({ largest }) =>
      `Sirve ${nameOf(largest)} en WebP o AVIF al tamaño en que se muestra, por debajo de 200 KB.`,
    startEarlier: ({ largest }) =>
      `Empieza antes a cargar ${nameOf(largest)}: pesa poco, pero empieza tarde.`,
    prioritize:
      'Cárgalo sin carga diferida y con fetchpriority="high", y ponlo en el HTML en lugar de en una hoja de estilos o un script.',
    unblock: ({ largest }) =>
      `No hagas que ${nameOf(largest)} espere a estilos, fuentes o scripts: pon en el HTML los estilos que necesita y aplaza los scripts.`,
    cache: ({ firstByteMs }) =>
      `El primer byte tardó ${seconds(firstByteMs)} en nuestra carga. Guarda la página en caché en servidores cercanos a tus visitantes.`,
    slim: ({ total, requests }) =>
      `La página cargó ${bytes(total)} en ${amount(requests, 'petición', 'peticiones')}. Quita lo que no haga falta en la primera pantalla.`,
  },
};
