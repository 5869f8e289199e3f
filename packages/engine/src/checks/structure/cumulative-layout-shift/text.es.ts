import type { PerViewport } from '../../../capture/snapshot.ts';
import { figure, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function figures(shift: PerViewport<number>): string {
  return perViewport(shift, (value) => figure(value, 2));
}

export const text: Text = {
  title: {
    passes: 'El diseño no se mueve al cargar',
    fails: 'El diseño se mueve al cargar',
  },
  why: 'Cuando un gran sitio de noticias redujo su desplazamiento del diseño en 0,2, las sesiones tuvieron un 15,1\u00a0% más de páginas vistas y menos gente se fue enseguida. Es una comparación de antes y después en páginas de noticias, no un experimento de ventas.',
  measure: (scale) =>
    `El desplazamiento del diseño en una carga en nuestra máquina, en el dispositivo con el peor valor: ${scale}.`,
  notMeasured: { noValue: 'El navegador no indicó ningún desplazamiento del diseño.' },
  observed: {
    shift: ({ shift, isGood }) =>
      `En nuestra carga, el diseño se desplazó ${figures(shift)}${isGood ? '' : ' (hasta 0,10 no se nota)'}.`,
  },
  advice: {
    title: ({ shift }) =>
      `Evita que el diseño se mueva mientras carga la página${shift ? ` (${figures(shift)})` : ''}`,
    steps: ({ example }) => [
      `Indica el ancho y el alto de cada imagen e iframe${example ? `, por ejemplo width="${example.width}" height="${example.height}" en ${example.file}` : ''}.`,
      'Reserva espacio para banners, anuncios y avisos de consentimiento, o deja que se superpongan a la página.',
      'Usa fuentes alternativas de tamaño parecido (size-adjust) para que el texto no se recoloque al cargar la fuente web.',
    ],
  },
};
