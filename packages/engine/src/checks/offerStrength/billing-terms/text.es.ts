import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type BillingPart = Parameters<Text['advice']['title']>[0]['missing'][number];

const parts: Record<BillingPart, string> = {
  periodAndUnit: 'el periodo y la unidad de cada precio',
  annualTotal: 'el total anual',
  cancellation: 'las condiciones de cancelación',
};

const named = (missing: readonly BillingPart[]) => list(missing.map((part) => parts[part]));

const nextToPrices = (prices: readonly string[]) =>
  prices.length === 0
    ? ''
    : ` junto a ${list(
        prices.map((price) => quote(price, 30)),
        3,
      )}`;

export const text: Text = {
  title: {
    passes: 'Las condiciones de facturación están completas',
    fails: 'Las condiciones de facturación están incompletas',
  },
  why: 'En Estados Unidos, la ley ROSCA exige condiciones claras, consentimiento y una forma sencilla de cancelar en las ofertas que se renuevan solas. En una encuesta, entre el 16 y el 24\u00a0% de los compradores de ese país dijo que se fue porque no veía el total desde el principio.',
  measure:
    'Suma 0,6 si cada precio periódico indica su periodo y su unidad (usuario, local, cuenta), 0,2 si cada precio mensual que se cobra por año indica el total anual, y 0,2 si las condiciones de cancelación se indican o se enlazan.',
  notApplicable: { noRecurringPrice: 'La página no tiene precios periódicos.' },
  observed: {
    complete: ({ prices }) =>
      `El periodo, la unidad, el total y las condiciones de cancelación se indican${nextToPrices(prices)}.`,
    missing: ({ prices, missing }) => `No se encontró${nextToPrices(prices)}: ${named(missing)}.`,
  },
  searched: ['el texto cercano a cada precio, por si menciona periodos, unidades o la cancelación'],
  advice: {
    title: ({ price, missing }) =>
      price === null
        ? `Añade ${named(missing)} a las condiciones de facturación`
        : `Añade ${named(missing)} junto a ${quote(price, 40)}`,
    steps: {
      periodAndUnit:
        'Después de cada precio, añade el periodo y la unidad: al mes, por [usuario, local o cuenta].',
      annualTotal: 'Junto al precio mensual, muestra el total que se cobra una vez al año.',
      cancellation: 'Di cuándo y cómo se cancela, o enlaza a las condiciones de cancelación.',
      risk: 'Riesgo legal en Estados Unidos: la ley ROSCA se aplica a las ofertas que se renuevan solas sin condiciones claras ni una forma sencilla de cancelar.',
    },
  },
};
