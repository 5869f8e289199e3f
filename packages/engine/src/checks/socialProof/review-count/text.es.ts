import { amount, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type Counted = Parameters<Text['observed']['enough']>[0];

export const text: Text = {
  title: { passes: 'Se muestran suficientes reseñas', fails: 'Se muestran menos de diez reseñas' },
  why: 'En el comercio, los productos con cinco reseñas se compraban mucho más que los que no tenían ninguna, y las diez primeras marcaban casi toda la diferencia. Las cifras salen de comparar productos, no de probar un cambio, pero la pauta es clara: lo que más importa es pasar de ninguna a unas pocas.',
  measure: (scale) =>
    `Reseñas que la página muestra o indica; las de los datos estructurados cuentan si los visitantes también ven una valoración global (en páginas de aplicaciones, cursos y hostelería, también testimonios): ${scale}.`,
  notMeasured: {
    ratings: 'No se pudieron contar las reseñas.',
    stars: 'La página muestra estrellas, pero no se pudo leer el número de reseñas.',
    htmlOnly: 'Las reseñas suelen cargarse con un script, y solo leímos el HTML.',
    language: 'No podemos reconocer reseñas en el idioma de esta página.',
  },
  unread: 'Ninguna reseña',
  searched: ['contenido principal', 'datos estructurados', 'marcos de plataformas de reseñas conocidas'],
  observed: {
    none: 'No se muestra ni se cuenta ninguna reseña.',
    few: ({ enough, ...counted }) =>
      `${shown(counted)}; con ${amount(enough, 'reseña ya se puede', 'reseñas ya se puede')} juzgar.`,
    enough: (counted) => `${shown(counted)}.`,
  },
  advice: {
    offer: ({ name }) => quote(name),
    first: { title: ({ offer }) => `Consigue las cinco primeras reseñas de ${offer}` },
    more: {
      title: ({ offer, count, enough }) =>
        `Consigue ${amount(enough - count, 'reseña', 'reseñas')} más de ${offer} para llegar a ${enough}`,
    },
    besideTestimonials: {
      title: ({ offer, count }) =>
        `Consigue reseñas de ${offer} que acompañen ${count === 1 ? 'a su testimonio' : `a sus ${count} testimonios`}`,
    },
    steps: ({ recent, many }) => [
      `Escribe a todos los que ${recent}: una pregunta, un enlace.`,
      'Pregunta a todos, no solo a los contentos, y publica lo que recibas, también las críticas.',
      `Muestra el número y la media junto al nombre, y marca las reseñas que sabes que son de ${many}.`,
      'Nunca escribas, compres ni filtres reseñas: es ilegal en Estados Unidos y en la Unión Europea.',
    ],
  },
};

function shown({ count, noun }: Counted): string {
  return noun === 'review'
    ? amount(count, 'reseña se muestra o se cuenta', 'reseñas se muestran o se cuentan')
    : amount(count, 'testimonio se muestra o se cuenta', 'testimonios se muestran o se cuentan');
}
