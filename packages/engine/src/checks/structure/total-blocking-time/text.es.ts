import { bytes, list, perViewport } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'La página responde mientras carga',
    fails: 'Los scripts bloquean la página mientras carga',
  },
  why: 'Un sitio de billetes de autobús que redujo cerca de un 72\u00a0% la demora de respuesta de su página de búsqueda informó de un 7\u00a0% más de ventas. Usamos el tiempo de bloqueo como aproximación a esa demora, y los umbrales son criterio nuestro.',
  measure: (scale) =>
    `El tiempo que las tareas largas bloquean la página, en una carga en nuestra máquina: ${scale}. Si nuestra máquina estaba demasiado ocupada, no cuenta el tiempo que las tareas la esperaron.`,
  notMeasured: { noValue: 'El navegador no indicó ningún tiempo de bloqueo.' },
  observed: {
    blocked: ({ times, isGood, goodMs }) =>
      `En nuestra carga, los scripts bloquearon la página durante ${perViewport(times, (ms) => `${Math.round(ms)} ms`)}${isGood ? '' : ` (${goodMs} ms o menos está bien)`}.`,
  },
  advice: {
    title: ({ scripts }) =>
      `Ejecuta menos scripts mientras carga la página${scripts === null ? '' : ` (ahora, ${bytes(scripts)})`}`,
    removeUnused: ({ hosts }) =>
      `Revisa qué se carga desde ${list(hosts, 6)}. Quita lo que no uses y carga el resto después de la primera interacción.`,
    split: 'Divide los scripts para que al principio solo se ejecute lo necesario para la primera pantalla.',
    breakUp:
      'Divide las tareas de más de 50 ms en otras más pequeñas para que el navegador pueda responder entre ellas.',
    remeasure: 'Vuelve a medir en un móvil de gama media.',
  },
};
