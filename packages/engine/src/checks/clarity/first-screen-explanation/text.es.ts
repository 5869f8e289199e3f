import type { ViewportName } from '../../../capture/snapshot.ts';
import { list, places, placesShown, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const quoted = (phrases: readonly string[]) => list(phrases.map((phrase) => quote(phrase)));

const on = (viewport: ViewportName) => (viewport === 'mobile' ? 'en el móvil' : 'en escritorio');

export const text: Text = {
  title: {
    passes: 'Una frase completa apoya el titular',
    fails: 'La primera pantalla no explica la oferta',
  },
  why: 'Los visitantes pasan más de la mitad del tiempo en la primera pantalla, y los primeros diez segundos deciden quién se queda. Una frase completa junto al titular explica lo que el titular no alcanza a decir.',
  measure:
    'Una frase de 8 a 60 palabras cerca del titular (el subtítulo cuenta) que no sea navegación, consentimiento ni texto legal puntúa 1 en la primera pantalla, 0,5 en la segunda y 0 si está más abajo, falta, está oculta o es texto de relleno. Si al menos una de cada ocho palabras está en la lista de elogios, la puntuación se multiplica por 0,3. No se puntúa si no destaca ningún titular.',
  notMeasured: {
    picture:
      'Una imagen grande en la primera pantalla puede contener la explicación, pero no leemos texto en imágenes.',
    headline: 'No destaca ningún titular, así que una frase no tiene nada que explicar.',
    viewports: 'La página no se mostró en escritorio ni en el móvil.',
  },
  observed: {
    filler: ({ sentence }) =>
      `Ninguna frase cerca del titular explica la oferta: ${quote(sentence, 120)} es texto de relleno de una plantilla.`,
    none: 'No hay ninguna frase de 8 a 60 palabras cerca del titular.',
    shortLine: ({ subheadline }) =>
      `La línea junto al titular es ${quote(subheadline, 120)}, pero no hay cerca una frase de 8 a 60 palabras.`,
    praise: ({ sentence, praise, ...place }) =>
      `La frase ${quote(sentence, 120)} elogia la oferta en lugar de explicarla: ${quoted(praise)}. Está ${placesShown(place)}.`,
    found: ({ sentence, ...place }) => `La frase ${quote(sentence, 120)} está ${placesShown(place)}.`,
    low: ({ sentence, ...place }) =>
      `La frase ${quote(sentence, 120)} está ${placesShown(place)}. No todo el mundo llega tan abajo.`,
  },
  searched: [
    'la sección del titular',
    'el texto a menos de 400 px del titular',
    'las dos primeras pantallas',
  ],
  advice: {
    where: {
      belowHeadline: ({ headline }) => `bajo el titular ${quote(headline, 60)}`,
      atTop: ({ page }) => `al principio de ${page}`,
    },
    explain: {
      title: ({ where }) => `Explica la oferta en una frase ${where}`,
      steps: ({ where }) => [
        'Escribe una frase de 15 a 25 palabras: qué es, para quién y cómo funciona.',
        `Ponla ${where} como texto, no dentro de una imagen.`,
        'Comprueba en un móvil que el titular, la frase y el botón se ven a la vez.',
      ],
    },
    simplify: {
      title: ({ sentence }) => `Reescribe ${quote(sentence, 60)} con palabras sencillas`,
      steps: ({ praise, people: { many, others } }) => [
        `Quita ${quoted(praise)}: ${others.any} podría decir lo mismo.`,
        `Escribe qué obtienen tus ${many}, para quién es y cómo funciona, con las palabras que usan ellos.`,
        'Lee la frase a alguien que no te conozca y pregúntale de qué trata.',
      ],
    },
    show: {
      title: ({ sentence, viewport }) => `Muestra ${quote(sentence, 60)} también ${on(viewport)}`,
      steps: ({ viewport }) => [
        `Deja la frase bajo el titular ${on(viewport)}; acórtala en lugar de ocultarla.`,
        'Haz sitio reduciendo la altura de la imagen o la barra que tiene encima.',
      ],
    },
    move: {
      title: ({ sentence }) => `Sube ${quote(sentence, 60)} a la primera pantalla`,
      steps: ({ depth }) => [
        `Pon la frase justo debajo del titular; ahora está ${places(depth)}.`,
        'Reduce la altura de la imagen, el carrusel o la barra que la empuja hacia abajo, empezando por el móvil.',
      ],
    },
  },
};
