import { quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Las existencias anunciadas son coherentes entre visitas',
    fails: 'Las existencias anunciadas son vagas o incoherentes',
  },
  why: 'De 29 tipos de pruebas en tiendas en línea, los mensajes de existencias tuvieron el mejor resultado medio, pero solo son legales si la cifra es cierta. Un metaanálisis posterior halló que las cantidades limitadas no tenían efecto. Un número que sube entre dos visitas muestra que es inventado.',
  measure:
    'Afirmaciones como «Solo quedan 3», leídas en escritorio, en el móvil y una vez más, puntúan 0,1 si el número sube o difiere en más de 1, o si los datos estructurados indican uno mayor; 0,6 sin número, y 0,85 si son coherentes. No se puntúa con menos de dos lecturas.',
  notApplicable: { none: 'La página no anuncia existencias ni plazas limitadas.' },
  notMeasured: { unknown: 'No pudimos comparar el número entre visitas.' },
  observed: {
    noNumber: ({ claim }) => `${quote(claim)} no da ningún número.`,
    contradicted: ({ claim, readings }) => `${quote(claim)}: ${readings}`,
    consistent: ({ claim, readings }) =>
      `${quote(claim)}: ${readings} Que las lecturas coincidan no demuestra que el número sea real, así que no se obtiene la puntuación completa.`,
  },
  advice: {
    title: {
      contradicted: ({ claim }) => `Conecta ${quote(claim, 60)} con tus existencias reales, o quítalo`,
      vague: ({ claim }) => `Añade el número real a ${quote(claim, 60)}, o quítalo`,
    },
    steps: [
      'Toma el número de tu inventario en el momento de la visita y muestra el mensaje solo cuando queden pocas unidades de verdad.',
      'Usa el mismo número en el texto y en los datos estructurados.',
    ],
  },
};
