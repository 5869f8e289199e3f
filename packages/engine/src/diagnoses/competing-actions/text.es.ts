import { list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

function name(label: string): string {
  return quote(label, 40);
}

function names(labels: readonly string[]): string {
  return list(labels.map(name), 9);
}

const ELSEWHERE =
  'Lleva a la cabecera o al pie de página lo que necesitan los clientes habituales, como el acceso y los pagos.';

export const text: Text = {
  why: 'Cada opción de más resta atención, y quien no sabe qué paso es el suyo deja la decisión para después. Un único paso claro consigue más clics que varios iguales.',
  measure:
    'Se señala si la sección inicial muestra dos o más botones con el mismo aspecto y tamaño, si un botón relleno solo lleva a más información mientras que el que invita a actuar es un contorno o solo está en la cabecera, o si la página tiene cinco o más botones con textos distintos que invitan a actuar. Cuantos más hay, más grave es. Los botones con textos distintos repartidos por la página nunca figuran entre los cinco primeros. Tres o más botones de los que solo uno invita a actuar cuentan como una selección.',
  equals: ({ labels, lead }) => ({
    title:
      labels.length === 2
        ? `Haz de ${name(lead)} el único botón principal al inicio`
        : `Elige un botón principal al inicio: hay ${labels.length} igual de destacados`,
    observed: `${names(labels)} tienen el mismo aspecto y tamaño en la primera pantalla, así que ninguno es claramente el siguiente paso.`,
    steps: [
      `Decide qué botón deben pulsar los visitantes nuevos, por ejemplo ${name(lead)}, y deja relleno solo ese.`,
      'Convierte el segundo más útil en un botón de contorno, y los demás en enlaces de texto más abajo.',
      ELSEWHERE,
    ],
  }),
  louder: ({ loud, quiet }) => ({
    title: `Haz que el botón principal sea ${name(quiet)} y no ${name(loud)}`,
    observed: `En la sección inicial, ${quote(loud, 60)} está relleno pero solo lleva a más información, mientras que ${quote(quiet, 60)} es un simple contorno.`,
    steps: [
      `Intercambia los estilos: rellena ${name(quiet)} y convierte ${name(loud)} en un botón de contorno o un enlace de texto.`,
      `Pon ${name(quiet)} en primer lugar y usa para él el mismo estilo relleno en toda la página.`,
    ],
  }),
  header: ({ loud, quiet }) => ({
    title: `Haz que el botón principal al inicio sea ${name(quiet)} y no ${name(loud)}`,
    observed: `En la sección inicial, ${quote(loud, 60)} está relleno pero solo lleva a más información. ${quote(quiet, 60)} solo está en la cabecera.`,
    steps: [
      `Añade ${name(quiet)} a la sección inicial como botón relleno y convierte ${name(loud)} en un botón de contorno o un enlace de texto.`,
      `Usa el mismo estilo relleno para ${name(quiet)} en toda la página.`,
    ],
  }),
  many: ({ labels, lead }) => ({
    title: `Elige un botón principal: compiten ${labels.length} distintos`,
    observed: `La página tiene ${labels.length} botones con textos distintos que invitan a actuar: ${names(labels)}.`,
    steps: [
      `Elige el paso que más importa, por ejemplo ${name(lead)}, y usa ese texto en todos los botones rellenos.`,
      'Une los botones que llevan a la misma conversación o al mismo formulario; con textos distintos parece que hacen cosas distintas.',
      'Convierte los demás botones en enlaces de texto, cada uno en la sección que le corresponde.',
      ELSEWHERE,
    ],
  }),
};
