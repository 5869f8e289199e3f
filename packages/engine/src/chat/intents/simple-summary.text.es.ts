import { amount } from '../../checks/shared/phrasing.ts';
import type { Text } from './simple-summary.text.ts';

export const text: Text = {
  outOf: ({ percent, grade }) => `${percent} de 100${grade === null ? '' : ` (${grade})`}`,
  score: ({ page, score, standing }) =>
    `${page} obtiene ${score} por lo bien que lleva a las visitas a actuar.${standing === null ? '' : ` ${standing}`}`,
  noScore: ({ page }) => `De ${page} se pudo medir muy poco para dar una puntuación.`,
  standing: ({ higherThan, pages }) =>
    higherThan < 50
      ? `De las ${amount(pages, 'página', 'páginas')} que hemos medido de la misma manera, solo un ${higherThan} % puntúa menos.`
      : `Es mejor que el ${higherThan} % de las ${amount(pages, 'página', 'páginas')} que hemos medido de la misma manera.`,

  meaning: {
    strong:
      'La página es buena: las visitas encuentran lo que necesitan para decidir, y lo que queda son retoques.',
    fair: 'Es sólida, pero algunas visitas se van con una pregunta sin responder.',
    weak: 'Podría rendir mucho más: muchas visitas no encuentran lo que necesitan para decidir.',
    poor: 'Tal como está, la mayoría se irá sin hacer aquello para lo que existe la página.',
  },
  held: ({ reason, score }) =>
    `Un fallo lo arrastra todo hacia abajo: ${reason} Sin él, la puntuación sería ${score}.`,

  problems: {
    'broken-content': 'una parte de la página está rota o vacía',
    'broken-on-phone': 'la página no funciona bien en el móvil',
    'broken-pictures': 'hay imágenes que no cargan',
    'broken-promise': 'la página no cumple lo que promete tu anuncio o correo',
    'competing-actions': 'no está claro qué botón pulsar',
    'contact-hard': 'contactar contigo es más difícil de lo que debería',
    contradictions: 'la página se contradice',
    covered: 'algo tapa la página',
    'dated-look': 'el diseño parece anticuado o casero',
    'dead-action': 'hay botones o enlaces que no llevan a ninguna parte',
    'demanding-form': 'el formulario pide demasiado o lo que no debe',
    'doubtful-claims': 'algunas afirmaciones cuestan de creer',
    'empty-space': 'hay grandes partes de la página en blanco',
    expired: 'la página no parece estar al día',
    'hard-to-find': 'cuesta encontrar lo que se busca',
    'hidden-message': 'hay que desplazarse para saber de qué trata la página',
    'language-quality': 'el texto tiene errores',
    'late-action': 'el botón para actuar llega demasiado tarde',
    'no-action': 'no hay un botón para el siguiente paso',
    'no-picture': 'ninguna imagen muestra lo que ofreces',
    'no-price': 'no se ve cuánto cuesta',
    'no-proof': 'nada muestra que otros confían en ti',
    'no-risk-relief': 'no se dice qué pasa si alguien cambia de opinión',
    'offer-unexplained': 'la página no explica lo que ofreces',
    'offer-without-action': 'no hay un botón junto a los precios',
    'template-leftovers': 'quedan partes de la plantilla en la página',
    'thin-content': 'la página dice muy poco',
    'too-much-text': 'la página es demasiado larga para leerla',
    'unclear-price': 'no está claro cuánto se va a pagar',
    'unreadable-text': 'parte del texto cuesta de leer',
    unsafe: 'la página no parece segura',
    unstyled: 'la página carga sin su diseño',
    'vague-action-label': 'los botones no dicen qué pasa después',
    'vague-headline': 'el titular no dice lo que ofreces',
    'weak-action-look': 'el botón principal no parece un botón',
    'weak-benefits': 'la página no deja claro qué se gana con ello',
    'weak-pictures': 'las imágenes no parecen tuyas',
    'weak-proof': 'las reseñas y las cifras no convencen',
    'who-is-behind': 'no está claro quién está detrás de la página',
  },
  one: ({ problem }) => `El problema principal: ${problem}.`,
  several: ({ count, problems }) => `Los ${count} problemas principales: ${problems}.`,
  improvements: ({ count, problems }) =>
    count === 'una'
      ? `No destaca ningún problema grave. La mejora más útil: ${problems}.`
      : `No destaca ningún problema grave. Las ${count} mejoras más útiles: ${problems}.`,
  counts: ['', 'una', 'dos', 'tres'],
  toDo: ({ time, step }) => `Tiempo de trabajo: ${time}. El primer paso: ${step}`,
  rest: ({ count, time, place }) =>
    place === 'housekeeping'
      ? `Después quedan ${amount(count, 'arreglo pequeño', 'arreglos pequeños')} (tiempo de trabajo: ${time}).`
      : `Después quedan ${amount(count, 'mejora menor', 'mejoras menores')} (tiempo de trabajo: ${time}).`,
  nothing: 'Nada de lo que hemos medido necesita cambiar.',
  thisPage: 'La página',
  named: ({ title }) => `La página ${title}`,
};
