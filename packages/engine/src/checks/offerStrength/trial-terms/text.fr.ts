import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

type TrialPart = Parameters<Text['observed']['missing']>[0]['missing'][number];

const PARTS: Record<TrialPart, string> = {
  length: 'la durée de l’essai',
  priceAfter: 'le prix après l’essai',
  card: 'si une carte est demandée',
};

const named = (missing: readonly TrialPart[]) => list(missing.map((part) => PARTS[part]));

export const text: Text = {
  title: {
    passes: 'Les conditions de l’essai sont claires',
    fails: 'Les conditions de l’essai sont incomplètes',
  },
  why: 'L’obligation de donner une carte décide de qui commence : dans une comparaison de 100 éditeurs de logiciels, de 0,5 à 2 % des visiteurs ont commencé un essai qui exigeait une carte, contre 5 à 10 % sinon. Aux États-Unis, la loi ROSCA exige que les conditions d’une offre à renouvellement automatique soient claires avant le consentement.',
  measure:
    'Un tiers de la note pour chacun de ces points : la durée, le prix après l’essai, et si une carte est demandée. S’applique aux essais gratuits, sauf s’ils sont suivis d’un achat unique.',
  notApplicable: {
    noTrial: 'Aucun essai gratuit n’est proposé.',
    paidOnce: 'L’essai est suivi d’un achat unique, pas d’un abonnement.',
  },
  observed: {
    complete: ({ said }) =>
      `${quote(said)} et le texte à proximité indiquent la durée, le prix après l’essai et si une carte est demandée.`,
    missing: ({ said, missing }) => `À côté de ${quote(said)}, la page n’indique pas ${named(missing)}.`,
  },
  searched: [
    'le texte près de l’offre d’essai, pour toute mention d’essais et de cartes',
    'les liens vers les prix',
  ],
  advice: {
    title: ({ said, missing }) => `Complétez ${quote(said, 50)} : indiquez ${named(missing)}`,
    steps: ({ said, missing }) => [
      `À côté de ${quote(said, 50)}, indiquez ${named(missing)}.`,
      'Dites ce qui se passe le dernier jour : l’essai s’arrête-t-il, ou devient-il une formule payante ?',
      'Risque juridique aux États-Unis : la loi ROSCA vise les offres à renouvellement automatique sans conditions claires ni consentement.',
    ],
  },
};
