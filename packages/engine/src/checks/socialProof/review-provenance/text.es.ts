import { amount, capitalized, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  title: {
    passes: 'Está claro de dónde salen las reseñas',
    fails: 'No está claro de dónde salen las reseñas',
  },
  why: 'La probabilidad de compra era mayor con reseñas de compradores verificados que con anónimas. En la Unión Europea, los vendedores tienen que asegurarse de que las reseñas son de compradores reales, y en una revisión europea, 144 de 223 sitios no pudieron demostrarlo.',
  measure:
    'Con tres o más reseñas con texto: 1 si hay etiquetas de comprador verificado, una plataforma de reseñas conocida (nombrada en una reseña, enlazada o incrustada) o una nota sobre cómo se comprueban; si no, 0,4.',
  notApplicable: {
    few: ({ enough }) => `La página tiene menos de ${enough} reseñas con texto.`,
  },
  notMeasured: { source: 'No se pudo determinar de dónde salen las reseñas.' },
  searched: [
    'cada reseña',
    'el texto cercano a las reseñas',
    'enlaces a plataformas conocidas y marcos de ellas',
  ],
  observed: {
    known: ({ verified, total, platforms, note }) => {
      const signs = [
        ...(verified > 0
          ? [
              `${verified} de ${amount(total, 'reseña', 'reseñas')} ${verified === 1 ? 'está marcada como verificada' : 'están marcadas como verificadas'}`,
            ]
          : []),
        ...(platforms.length > 0 ? [`hay reseñas de ${list(platforms)}`] : []),
        ...(note === null ? [] : [`la página dice ${quote(note)}`]),
      ];
      return signs.length === 0
        ? 'La página dice de dónde salen sus reseñas.'
        : `${capitalized(list(signs))}.`;
    },
    unknown: ({ total }) =>
      total === 1
        ? 'La única reseña con texto no está marcada como de un comprador verificado.'
        : `Ninguna de las ${total} reseñas con texto está marcada como de un comprador verificado.`,
  },
  advice: {
    title: ({ review }) => `Muestra de dónde salen ${quote(review, 50)} y las demás reseñas`,
    steps: [
      'Marca cada reseña que tu sistema pueda asociar a un pedido.',
      'Encima de las reseñas, di en una frase cómo las recoges y compruebas, y si omites alguna.',
      'Si las recoge una plataforma, enlaza a tu página en ella.',
    ],
  },
};
