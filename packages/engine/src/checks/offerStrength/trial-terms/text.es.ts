import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type TrialPart = Parameters<Text['advice']['title']>[0]['missing'][number];

const parts: Record<TrialPart, string> = {
  length: 'la duración de la prueba',
  priceAfter: 'el precio después de la prueba',
  card: 'si hace falta tarjeta',
};

const named = (missing: readonly TrialPart[]) => list(missing.map((part) => parts[part]));

export const text: Text = {
  title: {
    passes: 'Las condiciones de la prueba son claras',
    fails: 'Las condiciones de la prueba están incompletas',
  },
  why: 'Pedir tarjeta decide quién empieza: en una comparación de 100 empresas de software, entre el 0,5 y el 2\u00a0% de los visitantes empezó una prueba que la pedía, frente a entre el 5 y el 10\u00a0% si no la pedía. En Estados Unidos, la ley ROSCA exige que las condiciones de una oferta que se renueva sola estén claras antes del consentimiento.',
  measure:
    'Un tercio de la puntuación por cada uno de estos datos: la duración, el precio después de la prueba y si hace falta tarjeta. Se aplica a pruebas gratuitas, salvo que después venga un pago único.',
  notApplicable: {
    noTrial: 'No se ofrece una prueba gratuita.',
    paidOnce: 'Después de la prueba viene un pago único, no una suscripción.',
  },
  observed: {
    complete: ({ said }) =>
      `${quote(said)} y el texto cercano indican la duración, el precio después de la prueba y si hace falta tarjeta.`,
    missing: ({ said, missing }) =>
      `${missing.length === 1 ? 'Falta' : 'Faltan datos'} junto a ${quote(said)}: ${named(missing)}.`,
  },
  searched: [
    'el texto cercano a la oferta de prueba, por si menciona pruebas o tarjetas',
    'enlaces a los precios',
  ],
  advice: {
    title: ({ said, missing }) => `Indica ${named(missing)} en ${quote(said, 50)}`,
    steps: ({ said, missing }) => [
      `Junto a ${quote(said, 50)}, indica ${named(missing)}.`,
      'Di qué ocurre el último día: si la prueba termina o se convierte en un plan de pago.',
      'Riesgo legal en Estados Unidos: la ley ROSCA se aplica a las ofertas que se renuevan solas sin condiciones claras ni consentimiento.',
    ],
  },
};
