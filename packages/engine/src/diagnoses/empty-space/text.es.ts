import { amount, figure, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Una pantalla en blanco hace pensar que la página ha terminado o no ha cargado, y muchos dejan de desplazarse ahí. Se pierden todo lo que hay debajo.',
  measure:
    'Se señala si 400 px o más de la página en escritorio no muestran texto ni imágenes, o si el 40\u00a0% o más de una página que cabe en una pantalla está en blanco. Cuanto más alto es el hueco, más grave es. Un hueco de menos de 600 px nunca figura entre los cinco primeros, salvo que esté al principio de la página.',
  title: {
    after: ({ heading, px }) => `Tras ${quote(heading, 40)}, ${px} px de la página están en blanco`,
    middle: ({ px }) => `${px} px de la página están en blanco`,
    top: ({ px }) => `La página empieza con ${px} px en blanco`,
    end: ({ share }) => `El ${percent(share)} de la pantalla está en blanco`,
    whole: 'La página no muestra nada',
  },
  observed: {
    middle: ({ px, screens }) =>
      `En escritorio, un tramo de ${px} px (${figure(screens, 1)} pantallas) no muestra texto ni imágenes.`,
    end: ({ words }) =>
      words === null
        ? 'La página cabe en una pantalla, y gran parte está en blanco.'
        : `La página cabe en una pantalla y tiene ${amount(words, 'palabra', 'palabras')}; el resto del espacio está en blanco.`,
  },
  steps: {
    check:
      'Abre la página en una ventana privada y averigua qué debería ir ahí: una imagen, un widget o un texto que aparece poco a poco.',
    repair: 'Si ahí debe aparecer algo, muéstralo enseguida, sin esperar al desplazamiento ni a los scripts.',
    remove: 'Si ahí no va nada, quita el bloque vacío o su altura fija.',
    fill: 'Usa el espacio para lo que se busca a continuación: una foto de lo que ofreces, una lista de lo que incluye, reseñas o datos de contacto.',
    height: 'Limita la separación entre secciones a unos 120 px.',
  },
};
