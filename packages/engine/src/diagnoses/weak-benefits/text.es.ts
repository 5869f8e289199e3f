import { amount, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Los visitantes quieren saber qué obtienen, cuánto y para cuándo. Los elogios los frenan: en un experimento, los mismos datos resultaron más fáciles de usar sin el lenguaje publicitario. Además, se creen más los datos que se pueden contar o comprobar.',
  measure:
    'Se señala si al menos cinco párrafos no contienen ninguna cifra en una página sin precios, citas ni números, si casi todo el texto son elogios, o si una organización benéfica pide dinero sin decir qué consigue una cantidad concreta. Quedan fuera las fichas de tienda, las listas de precios, los formularios y los artículos. La falta de cifras nunca figura entre los cinco primeros.',
  figures: {
    title: ({ headline }) =>
      headline === null
        ? 'La página no da ninguna cifra de lo que se obtiene'
        : `Ninguna cifra respalda ${quote(headline, 60)}`,
    observed: ({ paragraphs, words, example }) =>
      `La página tiene ${amount(paragraphs, 'párrafo', 'párrafos')} con ${amount(words, 'palabra', 'palabras')}, pero ninguna cifra: ni un resultado, ni un plazo, ni un precio. Uno dice ${quote(example, 110)}`,
    steps: ({ example, people: { many, others } }) => [
      `Reescribe ${quote(example, 60)} con un dato que no pudiera copiar ${others.another}: cuántos, con qué rapidez, desde cuándo o cuánto menos.`,
      `Anota las tres preguntas que hacen tus ${many} antes de decidirse y responde a cada una con un número o un nombre.`,
      `En cada característica, añade qué ahorra a tus ${many}: tiempo, dinero, viajes o preocupaciones.`,
      `Borra cada frase que seguiría siendo cierta con el nombre de ${others.another}.`,
    ],
  },
  gift: {
    title: ({ ask }) => `${quote(ask, 40)} no dice qué consigue una donación`,
    observed: ({ ask }) =>
      `La página pide ${quote(ask, 40)}, pero ninguna frase dice qué se paga con una cantidad concreta.`,
    steps: [
      'Ofrece tres cantidades, cada una con su efecto, por ejemplo «25: libros de texto para un niño».',
      'Destaca la cantidad que más se dona y deja elegir entre una donación única y una mensual.',
      'Di en una línea qué parte de cada donación va a la causa y qué se paga con el resto.',
    ],
  },
};
