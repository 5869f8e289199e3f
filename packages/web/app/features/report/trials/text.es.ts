import { amount, figure } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  before: 'Ahora',
  after: 'Probado',
  beforePicture: 'La página tal como es ahora',
  afterPicture: 'La página con el cambio',
  slider: 'Comparar la página de ahora con el cambio',
  sliderValue: (percent) => `El ${percent}\u00a0% de la imagen muestra la página de ahora`,
  device: 'Dispositivo',
  devices: { desktop: 'Escritorio', mobile: 'Móvil' },
  whole: {
    page: 'Ver toda la página antes y después',
    firstScreen: 'Ver la parte visible sin desplazarse',
  },
  wholeOf: (title) => `Antes y después: ${title}`,
  part: 'Parte de la página',
  parts: { page: 'Página entera', firstScreen: 'Visible sin desplazarse' },
  scrolled: 'Toda la página, para recorrerla',
  wholeNote: 'Mueve el control para comparar la página de ahora con el cambio.',
  checkScores: ({ before, after }) =>
    [before, after].map((score) => (score === null ? '–' : figure(score, 1))).join(' → '),
  worse: 'Empeora',
  doesNotHold: 'El cambio no hizo en tu página lo que debía.',
  queued: 'Esperando para probarlo en tu página…',
  running: ({ tried, total }) =>
    total > 1 ? `Probando las correcciones en tu página: ${tried} de ${total}…` : 'Probándolo en tu página…',
  cancel: 'Cancelar',
  title: 'En tu página',
  try: 'Probarlo en tu página',
  tryAgain: 'Probar de nuevo',
  tryTogether: 'Probar las correcciones juntas',
  noneTogether:
    'Menos de dos de estas correcciones funcionan por sí solas en tu página, así que no hay nada que probar juntas.',
  spent: 'Ya usaste tus pruebas de hoy. Tendrás nuevas en las próximas 24 horas.',
  together: (count) => (count === 2 ? 'Las dos correcciones juntas' : `Las ${count} correcciones juntas`),
  links: {
    intro:
      'Escribe las direcciones de tus propias páginas. Añadimos los enlaces al pie y los probamos en tu página.',
    pages: {
      privacy: 'Política de privacidad',
      terms: 'Términos y condiciones',
      imprint: 'Aviso legal',
      contact: 'Página de contacto',
    },
    submit: 'Probar los enlaces',
    empty: 'Escribe al menos una dirección.',
    refused: 'Escribe una dirección del mismo sitio, por ejemplo /privacidad.',
  },
  words: {
    title: 'Prueba tus propias palabras',
    intro: 'Míralas en tu página, con las comprobaciones. No se envía nada a tu sitio.',
    part: 'Dónde',
    parts: { headline: 'Titular', button: 'Botón' },
    text: 'Tus palabras',
    submit: 'Probar',
    page: {
      opening: 'Abriendo tu página…',
      open: 'Tu página está abierta, tus palabras aparecerán en un momento.',
    },
    empty: 'Escribe las palabras que quieres probar.',
    refused: 'Usa texto sencillo de hasta 600 caracteres, sin marcado.',
    left: (count) => `Hoy te ${count === 1 ? 'queda' : 'quedan'} ${amount(count, 'prueba', 'pruebas')}`,
  },
};
