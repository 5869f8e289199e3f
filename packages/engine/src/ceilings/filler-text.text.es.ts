import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './filler-text.text.ts';

const suchAs = (example: string | null) => (example === null ? '' : `, como ${quote(example, 60)}`);

export const text: Text = {
  title: 'La página contiene texto de relleno',
  measure:
    'Baja la puntuación un 5\u00a0% si el 2\u00a0% del texto es de relleno, como «lorem ipsum», un 35\u00a0% si lo es el 20\u00a0%, un 65\u00a0% si lo es el 60\u00a0% y un 85\u00a0% si lo es todo. Por los restos de una plantilla la baja un 15\u00a0% si hay uno, un 28\u00a0% si hay tres distintos y un 40\u00a0% si hay seis o más; no cuentan los contactos de ejemplo. Cuenta lo que sea mayor.',
  reason: {
    filler: ({ share, example }) => `El ${percent(share)} del texto es de relleno${suchAs(example)}.`,
    placeholders: ({ count, example }) =>
      `${count === 1 ? 'Quedó 1 texto' : `Quedaron ${count} textos`} de la plantilla sin sustituir${suchAs(example)}.`,
  },
};
