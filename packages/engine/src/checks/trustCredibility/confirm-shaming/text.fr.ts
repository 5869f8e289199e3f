import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function reads(labels: readonly string[], limit?: number): string {
  const quoted = list(labels.map((label) => quote(label, limit)));
  return labels.length === 1 ? `L’option de refus dit ${quoted}.` : `Les options de refus disent ${quoted}.`;
}

export const text: Text = {
  title: {
    passes: 'Les options de refus sont neutres',
    fails: 'Des options de refus culpabilisent les visiteurs',
  },
  why: 'L’exploration de 11 000 sites marchands a relevé ce genre de formulation sur 164 d’entre eux, ce qui en fait le quatrième procédé manipulateur le plus courant. Des expériences montrent qu’une telle pression augmente l’acceptation à court terme et provoque un rejet quand elle est agressive.',
  measure: (cases) =>
    `Les options de refus dans les fenêtres superposées, les encarts d’inscription et les dialogues fermés valent ${cases}. S’applique aux pages avec une option de refus.`,
  how: {
    shaming: 'si l’une culpabilise le visiteur (« Non, j’aime payer plus »)',
    neutral: 'sinon',
  },
  notApplicable: {
    noLabel: 'Aucune fenêtre superposée ni aucun encart d’inscription de la page n’a d’option de refus.',
  },
  observed: {
    shaming: ({ labels }) => reads(labels),
    neutral: ({ labels }) => reads(labels, 40),
  },
  advice: {
    title: ({ label }) => `Remplacez ${quote(label, 50)} par une formule neutre`,
    steps: ({ label }) => [
      `Remplacez ${quote(label, 60)} par une façon neutre de refuser, avec la taille et le contraste d’un lien ordinaire.`,
      'Gardez aussi un bouton de fermeture.',
      'Risque : une telle formule peut apporter des inscriptions à court terme. Dans des expériences américaines, une pression agressive a provoqué un fort rejet, et ces procédés sont de plus en plus illégaux.',
    ],
  },
};
