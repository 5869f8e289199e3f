import { text as devices } from '../../ceilings/devices.text.ts';
import { figure, percent, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

const shown = (ratio: number) => `${figure(Math.floor(ratio * 10) / 10, 1)}:1`;

type Role = Parameters<Text['title']['key']>[0]['role'];

const ROLES: Record<Role, string> = {
  headline: 'El titular',
  'primary-action': 'El botón',
  price: 'El precio',
  'field-label': 'La etiqueta del campo',
};

export const text: Text = {
  why: 'Los visitantes se saltan el texto que cuesta leer, y en un móvil al aire libre no lo leen en absoluto. El bajo contraste es el fallo de accesibilidad más común en las páginas de inicio, y en una encuesta la mayoría de las personas con necesidades de accesibilidad abandonaba los sitios difíciles de usar.',
  measure:
    'Se señala si un titular tiene un contraste inferior a 2,2:1, un precio inferior a 2,5:1, la etiqueta de un campo inferior a 2,2:1 o el botón principal inferior a 1,75:1; si el 6\u00a0% o más del texto está por debajo de 3:1; si el 20\u00a0% o más no cumple el contraste que exige WCAG; si una línea está por debajo de 1,75:1; o si gran parte del texto mide menos de 12 px. Lo más grave es que afecte a casi toda la página o que no se pueda leer un texto clave. Una parte moderada de texto pequeño o pálido, una sola línea pálida, el texto pequeño por sí solo y el texto al que le falta poco para el contraste exigido nunca figuran entre los cinco primeros. Sobre imágenes, el contraste se lee en la captura de pantalla: la mitad de los píxeles en torno a las letras tiene menos.',
  title: {
    key: ({ role, words, ratio }) =>
      `${ROLES[role]} ${quote(words, 40)} se lee mal (contraste ${shown(ratio)})`,
    share: ({ share, words, ratio }) =>
      `${share > 0.9 ? 'Casi todo el texto' : `El ${percent(share)} del texto`} tiene poco contraste, como ${quote(words, 40)} (${shown(ratio)})`,
    line: ({ words, ratio }) => `${quote(words, 40)} apenas se puede leer (contraste ${shown(ratio)})`,
    small: ({ share, words }) =>
      `El ${percent(share)} del texto mide menos de 12 px, como ${quote(words, 40)}`,
  },
  observed: {
    key: ({ role, words, ratio }) =>
      `${ROLES[role]} ${quote(words, 40)} tiene un contraste de ${shown(ratio)} (se recomienda al menos 4,5:1).`,
    share: ({ share, device }) =>
      `El ${percent(share)} del texto ${devices.on[device]} tiene menos contraste del necesario.`,
    line: ({ words, ratio }) => `El contraste de ${quote(words, 40)} es ${shown(ratio)}.`,
    small: ({ share, device }) => `El ${percent(share)} del texto ${devices.on[device]} mide menos de 12 px.`,
  },
  steps: {
    color: ({ words, foreground, background, passing }) =>
      `${quote(words, 40)}: cambia el color del texto de ${foreground} a ${passing} sobre ${background}.`,
    picture: ({ words }) =>
      `${quote(words, 40)} está sobre una imagen: oscurece la imagen detrás, ponlo sobre un fondo liso o sácalo de la imagen.`,
    key: ({ words }) =>
      `Oscurece o aclara ${quote(words, 40)} o su fondo hasta que el contraste sea de al menos 4,5:1.`,
    source:
      'Cambia los colores donde están definidos (tema o variables de estilo), para que el cambio valga en todas las páginas.',
    size: ({ words }) => `Pon el texto a 16 px y las notas a 14 px; empieza por ${quote(words, 40)}.`,
    check: 'Revisa la página en un móvil a la luz del día.',
  },
};
