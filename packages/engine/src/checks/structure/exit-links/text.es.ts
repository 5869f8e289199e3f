import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Pocos enlaces alejan de la tarea',
    fails: 'Muchos enlaces alejan de la tarea',
  },
  why: 'Una empresa informó de mejoras al quitar la navegación en sus páginas de prueba y demostración, y de casi ninguna en otras. Una agencia responde que los enlaces al sitio principal ayudan cuando se decide despacio, así que esta comprobación pesa poco y solo se aplica donde el visitante está en plena tarea.',
  measure: (scale) => `Enlaces en la navegación superior: ${scale}.`,
  notMeasured: { unclear: 'No se pudo identificar la navegación superior.' },
  observed: {
    links: ({ links, limit }) => {
      if (links === 0) return 'La navegación superior no tiene enlaces.';
      return links > limit
        ? `La navegación superior tiene ${amount(links, 'enlace que aleja', 'enlaces que alejan')} de la tarea (hasta ${limit} está bien).`
        : `La navegación superior tiene ${amount(links, 'enlace', 'enlaces')}.`;
    },
  },
  advice: {
    title: ({ names }) =>
      `Quita enlaces de la navegación de esta página${
        names.length === 0
          ? ''
          : `: ${list(
              names.map((name) => quote(name, 25)),
              6,
            )}`
      }`,
    steps: ({ links }) => [
      `La cabecera ofrece ${amount(links, 'salida', 'salidas')} en plena tarea. Deja el logotipo y el enlace de ayuda.`,
      'Lleva los demás enlaces al pie de página.',
      'Prueba el cambio: en páginas donde aún se comparan opciones, los enlaces al resto del sitio pueden ayudar.',
    ],
  },
};
