import type { ViewportName } from '../../capture/snapshot.ts';
import { capitalized, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const LARGE = 0.4;
const SHOWN = 60;

export const text: Text = {
  why: 'La primera pantalla es lo que más tiempo se mira, y ahí se decide si seguir. Si la llena una imagen o un espacio vacío, la mayoría nunca ve de qué trata la página.',
  measure:
    'Se señala si en la primera pantalla, en escritorio o en el móvil, hay menos de 70 caracteres de texto (un carácter en chino, japonés o coreano cuenta como dos a tres y medio), sin contar la cabecera ni el menú, y la página mide más de 1,25 pantallas. Es más grave si afecta a ambos dispositivos o si tampoco se ve el titular; menos grave si solo falta una frase que lo explique. Nunca figura entre los cinco primeros si se ve el titular y el otro dispositivo dice más.',
  title: ({ shown, headline, devices }) =>
    shown !== null
      ? `En la primera pantalla ${on(devices)} apenas hay texto aparte de ${quote(shown, SHOWN)}`
      : headline !== null
        ? `Sube ${quote(headline, SHOWN)}: no está en la primera pantalla ${on(devices)}`
        : `En la primera pantalla ${on(devices)} apenas hay texto que diga de qué trata la página`,
  observed: ({ shown, next, picture, devices, isBlank }) =>
    `${capitalized(on(devices))}, ${
      shown === null
        ? `${isBlank ? 'no hay' : 'apenas hay'} texto en la primera pantalla aparte de la cabecera y el menú`
        : `apenas hay texto en la primera pantalla aparte de ${quote(shown)}`
    }${picture >= LARGE ? `; las imágenes ocupan el ${percent(Math.min(1, picture))} del espacio` : ''}.${
      next === null ? '' : ` ${quote(next)} solo aparece al desplazarse.`
    }`,
  steps: ({ shown, headline, next, picture }) => [
    picture >= LARGE
      ? 'Reduce la imagen de arriba a más o menos media pantalla, o pon el texto sobre ella con suficiente contraste.'
      : 'Reduce la altura de la sección de arriba y su espacio vacío.',
    headline === null || shown !== null
      ? 'Bajo el titular, añade una frase que diga qué ofreces, a quién y dónde.'
      : `Pon el titular ${quote(headline, SHOWN)} al principio de la página, seguido de una frase que diga qué ofreces, a quién y dónde.`,
    'Pon el botón principal justo debajo de esa frase, para que se vea sin desplazarse.',
    ...(next === null
      ? []
      : [
          `Deja que asome el principio de ${quote(next, SHOWN)} al final de la pantalla, para que se vea que hay más.`,
        ]),
    'Revisa la página en un móvil y en un portátil pequeño (1280 × 720).',
  ],
};

function on(devices: readonly ViewportName[]): string {
  if (devices.length > 1) return 'en escritorio y en el móvil';
  return devices[0] === 'mobile' ? 'en el móvil' : 'en escritorio';
}
