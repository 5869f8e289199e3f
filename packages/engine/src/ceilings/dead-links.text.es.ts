import { percent, quote } from '../checks/shared/phrasing.ts';
import type { Text } from './dead-links.text.ts';

export const text: Text = {
  title: 'Botones y enlaces no llevan a ninguna parte',
  measure:
    'Baja la puntuación un 20\u00a0% si la llamada a la acción principal, o un botón que destaca casi tanto, no lleva a ninguna parte, y la parte proporcional si solo fallan algunos de los enlaces y botones con ese texto; un 15\u00a0% si la mitad de los enlaces y botones no llevan a ninguna parte o están desactivados, y un 30\u00a0% si fallan todos. Hasta el 10\u00a0% no la baja. En conjunto la bajan hasta un 40\u00a0%.',
  reason: {
    main: ({ label }) => `La llamada a la acción principal ${quote(label, 40)} no lleva a ninguna parte`,
    rival: ({ label }) => `El botón ${quote(label, 40)} no lleva a ninguna parte`,
    some: ({ label, dead, total }) =>
      `${dead} de ${total} botones ${quote(label, 40)} no ${dead === 1 ? 'lleva' : 'llevan'} a ninguna parte`,
    many: ({ share }) => `El ${percent(share)} de los enlaces y botones no lleva a ninguna parte.`,
  },
  alone: ({ reason }) => `${reason}.`,
  withOthers: ({ reason, share }) => `${reason}, como el ${percent(share)} de todos los enlaces y botones.`,
};
