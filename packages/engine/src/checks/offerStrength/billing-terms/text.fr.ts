import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type BillingPart = Parameters<Text['observed']['missing']>[0]['missing'][number];

const PARTS: Record<BillingPart, string> = {
  periodAndUnit: 'la période et l’unité de chaque prix',
  annualTotal: 'le total annuel',
  cancellation: 'les conditions de résiliation',
};

const named = (missing: readonly BillingPart[]) => list(missing.map((part) => PARTS[part]));

const besidePrices = (prices: readonly string[]) =>
  prices.length === 0
    ? ''
    : ` à côté de ${list(
        prices.map((price) => quote(price, 30)),
        3,
      )}`;

export const text: Text = {
  title: {
    passes: 'Les conditions de facturation sont complètes',
    fails: 'Les conditions de facturation sont incomplètes',
  },
  why: 'Aux États-Unis, la loi ROSCA exige des conditions claires, un consentement et une résiliation simple pour les offres à renouvellement automatique. Dans une enquête, de 16 à 24 % des acheteurs américains disaient être partis parce qu’ils ne voyaient pas le total à l’avance.',
  measure:
    'Ajoute 0,6 si chaque prix récurrent indique sa période et son unité (utilisateur, site, compte), 0,2 si chaque prix mensuel facturé à l’année indique le total annuel, et 0,2 si les conditions de résiliation sont indiquées ou accessibles par un lien.',
  notApplicable: { noRecurringPrice: 'La page n’affiche pas de prix récurrent.' },
  observed: {
    complete: ({ prices }) =>
      `La période, l’unité, le total et les conditions de résiliation sont indiqués${besidePrices(prices)}.`,
    missing: ({ prices, missing }) => `Il manque${besidePrices(prices)} : ${named(missing)}.`,
  },
  searched: ['le texte près de chaque prix, pour toute mention de périodes, d’unités et de résiliation'],
  advice: {
    title: ({ price, missing }) =>
      price === null
        ? `Ajoutez ${named(missing)} aux conditions de facturation`
        : `Ajoutez ${named(missing)} à côté de ${quote(price, 40)}`,
    steps: {
      periodAndUnit:
        'Après chaque prix, ajoutez la période de facturation et l’unité : par mois, par [utilisateur, site ou compte].',
      annualTotal: 'À côté du prix mensuel, affichez le total facturé une fois par an.',
      cancellation: 'Dites quand et comment résilier, ou mettez un lien vers les conditions de résiliation.',
      risk: 'Risque juridique aux États-Unis : la loi ROSCA vise les offres à renouvellement automatique sans conditions claires ni résiliation simple.',
    },
  },
};
