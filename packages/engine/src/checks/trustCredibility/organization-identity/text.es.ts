import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const SHOWN = 3;

function stop(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

export const text: Text = {
  title: {
    passes: 'La organización se identifica con claridad',
    fails: 'La organización no se identifica con claridad',
  },
  why: 'Tres de las diez pautas de credibilidad de Stanford tratan de esto: mostrar una organización real, su experiencia y las personas que hay detrás. En estudios con usuarios occidentales y asiáticos, informar de entrada era uno de los cuatro signos de un sitio creíble que se han mantenido con los años.',
  measure:
    'Un enlace a una página «Quiénes somos» o un aviso legal vale 0,4; el nombre legal o de la organización, 0,3; personas con nombre, o un número de registro, 0,3. En una página de pago basta el nombre.',
  notMeasured: {
    noWordList: 'No tenemos una lista de palabras para enlaces «Quiénes somos» en este idioma.',
  },
  observed: {
    seller: ({ name }) => stop(`La página nombra al vendedor: ${name}`),
    some: ({ hasAbout, name, isProven, proof }) => {
      const found = [
        hasAbout ? 'un enlace «Quiénes somos» o de aviso legal' : '',
        name ? `el nombre ${name}` : '',
        ...(proof.length > SHOWN ? [...proof.slice(0, SHOWN - 1), `${proof.length - SHOWN + 1} más`] : proof),
      ].filter(Boolean);
      const missing = [
        hasAbout ? '' : 'un enlace «Quiénes somos» o de aviso legal',
        name ? '' : 'un nombre legal',
        isProven ? '' : 'personas con nombre o un número de registro',
      ].filter(Boolean);
      return stop(
        `La página muestra ${list(found, 2 + SHOWN)}${missing.length > 0 ? `; falta: ${list(missing)}` : ''}`,
      );
    },
    none: ({ siteName, isProven }) => {
      const absent = isProven
        ? 'nombre legal ni enlace «Quiénes somos» o de aviso legal'
        : 'nombre legal, enlace «Quiénes somos» o de aviso legal, personas con nombre ni número de registro';
      return `${siteName === null ? 'La' : `Aparte de ${quote(siteName, 40)}, la`} página no muestra ${absent}.`;
    },
  },
  searched: ['datos estructurados', 'pie de página y líneas legales'],
  advice: {
    title: {
      people: ({ name }) => `Nombra a las personas que hay detrás de ${name}, o añade un número de registro`,
      organization: ({ page }) => `Muestra quién está detrás de ${page}`,
    },
    name: 'Añade al pie de página el nombre legal de la organización.',
    about: 'Enlaza a una página «Quiénes somos» o a un aviso legal desde la cabecera o el pie.',
    proof: 'Nombra a las personas que hacen el trabajo y sus cargos, o añade el número de registro.',
  },
};
