import { capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Speakers = Parameters<Text['advice']['steps']['goods']>[0];

export const text: Text = {
  title: { passes: 'Se muestra prueba social', fails: 'Falta prueba social' },
  why: 'En pruebas de tiendas en línea y sitios de viajes, la prueba social honesta trajo en promedio una pequeña mejora. En 51 estudios, las ventas subían con el número de reseñas y con mejores valoraciones. La gente confía más en otros clientes que en quien vende.',
  measure: (scale) =>
    `Tipos de prueba en la página (testimonios, valoraciones, logotipos de clientes o socios, cifras de clientes o trabajos hechos, casos de éxito con nombre, menciones en prensa): ${scale}; en páginas de registro, precios, categoría, portafolio, evento, organizaciones sin ánimo de lucro y otras, 0,3 si no hay ninguno. No cuentan las pruebas que la propia página contradice ni las estrellas de los testimonios. No se aplica a páginas que empiezan con un formulario de contacto y no tienen oferta propia, ni a productos anunciados con lista de espera.`,
  kinds: {
    testimonials: 'testimonios',
    ratings: 'valoraciones',
    logos: 'logotipos de clientes o socios',
    numbers: 'cifras de clientes o trabajos hechos',
    cases: 'casos de éxito con nombre',
    press: 'menciones en prensa',
  },
  notApplicable: {
    waitingList: 'El producto aún no está disponible, así que ningún cliente puede respaldarlo.',
  },
  notMeasured: {
    kind: ({ kind }) => `No está claro si la página tiene ${kind}.`,
    language: 'No podemos reconocer la prueba social en el idioma de esta página.',
  },
  unread: 'Ninguna prueba social',
  searched: ['contenido principal', 'cabecera y pie de página', 'datos estructurados'],
  observed: {
    none: ({ kinds, ownFigure }) =>
      `No se encontró nada de esto: ${list(kinds, 6)}${ownFigure === null ? '' : `; ${quote(ownFigure, 60)} no cuenta porque solo habla de quien vende`}.`,
    one: ({ found, others }) =>
      `Se encontró: ${found}. No hay un segundo tipo de prueba, como ${list(others, 3)}.`,
    several: ({ found }) => `Se encontró: ${list(found, 6)}.`,
  },
  advice: {
    title: ({ one, where }) => `Añade el testimonio de un ${one} ${where}`,
    nextTo: ({ button }) => `junto a ${quote(button, 40)}`,
    onPage: ({ page }) => `en ${page}`,
    steps: {
      goods: (speakers) => stepsFor(speakers, QUESTIONS.business, 'el nombre, una foto y lo que compró'),
      personal: (speakers) => stepsFor(speakers, QUESTIONS.personal, 'el nombre, la ciudad y una foto'),
      business: (speakers) => stepsFor(speakers, QUESTIONS.business, 'el nombre, el cargo y una foto'),
    },
  },
};

const QUESTIONS = {
  personal: 'qué les gustó y qué le dirían a un amigo',
  business: 'qué problema tenían y qué cambió',
};

function stepsFor({ where, many }: Speakers, questions: string, details: string): string[] {
  return [
    `Escribe a los tres últimos ${many} que te dieron las gracias. Pregúntales ${questions}, y si puedes publicar la respuesta con su nombre.`,
    `${capitalized(where)}, muestra la frase que nombra un resultado, con ${details}.`,
    `Con su permiso, nombra también a tus ${many} o muestra casos de éxito, o indica a cuántas personas atiendes de verdad.`,
    'Publica solo citas y cifras reales. Las reseñas falsas son ilegales en Estados Unidos y en la Unión Europea.',
  ];
}
