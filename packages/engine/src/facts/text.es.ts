import { amount } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  searched: {
    consentBanner: ['capas superpuestas', 'diálogos', 'marcos', 'barras de arriba y de abajo'],
    contact: ({ links }) =>
      `enlaces visibles a teléfonos, correos y páginas de contacto (${links}), teléfonos, correos y direcciones postales en el texto, y todos los formularios`,
    countdowns: 'todo el texto visible y los recuadros con números que muestran el tiempo que queda',
    faq: 'acordeones, encabezados en forma de pregunta con texto debajo y secciones con una pregunta como encabezado',
    freeOffer:
      'todo el texto visible y los botones que mencionan un plan gratuito, una prueba, una muestra, una descarga o una consulta',
    guarantee: 'todo el texto visible y los enlaces que mencionan garantías, devoluciones o reembolsos',
    links: ({ links, to }) => `enlaces visibles (${links}) desde la cabecera hasta el pie que llevan a ${to}`,
    linksTo: {
      about: 'una página «Quiénes somos» o de empresa, o a un aviso legal',
      prices: 'precios, entradas o una carta',
      pricesBelow: 'precios de esta página',
      privacy: 'una página de privacidad o de protección de datos',
      terms: 'términos y condiciones',
    },
    logos:
      'filas de tres o más imágenes pequeñas parecidas y listas de nombres bajo encabezados como «Confían en nosotros»',
    numbers: 'cifras con etiqueta en filas o fichas, y frases que cuentan clientes, proyectos o años',
    offer: {
      booking: 'todos los enlaces y botones que ofrecen una reserva, un registro o un presupuesto',
      demo: 'todos los botones y enlaces que ofrecen una demostración',
      donation: 'todos los formularios y botones que piden donaciones',
      freePlan: 'todas las líneas cortas que mencionan un plan gratuito',
      priceGate: 'todas las líneas cortas que piden fechas o iniciar sesión antes del precio',
      quote:
        'todas las líneas cortas, enlaces y botones que ofrecen un presupuesto, una demostración o un contacto con ventas',
      waitingList: 'todos los botones que llevan a una lista de espera',
    },
    proof: {
      cases: 'enlaces y encabezados que nombran casos de éxito o historias de clientes',
      press: 'encabezados como «Hablan de nosotros» y los logotipos que hay debajo',
      provenance:
        'etiquetas de comprador verificado, enlaces a plataformas de reseñas y contenidos incrustados de ellas, y notas sobre cómo se comprueban las reseñas',
      ratings: 'textos, etiquetas e imágenes que muestran estrellas, medias o número de reseñas',
      testimonials:
        'citas, fichas bajo encabezados sobre clientes y listas de reseñas, con el nombre de una persona',
    },
    support: 'teléfonos y enlaces para llamar, widgets de chat y enlaces a ayuda o soporte',
    video: ['elementos video', 'marcos de servidores de vídeo', 'elementos de reproductores'],
  },

  notMeasured: {
    noWordList: 'No hay una lista de palabras para el idioma de esta página.',
    noReadingFormula: 'No tenemos una fórmula de legibilidad para el idioma de esta página.',
    tooLittleText: ({ words, needed }) =>
      `La página tiene ${amount(words, 'palabra', 'palabras')} de texto corrido, sin contar encabezados, citas ni líneas legales. La fórmula de legibilidad necesita ${needed}.`,
    consentBanner:
      'Los avisos de consentimiento los añaden scripts, que no se ejecutan cuando solo se lee el HTML.',
    house:
      'No está claro si aquí se viene a comer, a alojarse o solo de visita, así que no sabemos qué datos se buscan.',
    pricesBelow: ({ link }) =>
      `El enlace «${link}» lleva más abajo en la página, pero no pudimos leer ahí ningún importe.`,
    testimonials:
      'La página cita a clientes o menciona testimonios, pero no pudimos identificarlos con certeza.',
  },

  starRow: 'Fila de estrellas',
  httpStatus: ({ status }) => `estado HTTP ${status}`,
};
