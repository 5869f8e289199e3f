import { amount } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'El contenido de la página es suficiente',
    fails: 'El contenido de la página es escaso',
  },
  why: 'En pruebas de tiendas en línea, el 20\u00a0% de las compras fallidas se debió a información del producto que faltaba o no estaba clara. Una página escasa no da nada en lo que basar una decisión.',
  measure: ({ letters, sections }) =>
    `Las letras de texto visible (${letters}), multiplicadas por las secciones (${sections}). En formularios de registro, páginas de pago, páginas de categoría, portafolios y páginas de aplicaciones, cada letra cuenta doble.`,
  notMeasured: { noLayout: 'La página no se mostró en un navegador.' },
  observed: ({ letters, sections }) =>
    `La página tiene ${amount(letters, 'carácter', 'caracteres')} de texto en ${amount(sections, 'sección', 'secciones')}.`,
  advice: {
    title: 'Añade más detalle sobre la oferta',
    steps: [
      'Responde a lo que se pregunta antes de decidir: qué se obtiene exactamente, para quién es, cuánto cuesta, cómo funciona y quién está detrás.',
      'Dedica a cada tema su propia sección, con un encabezado que lo nombre.',
    ],
  },
};
