import { amount, list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function have(sourced: number, total: number): string {
  if (sourced === 0) return `Aucune des ${total} affirmations n’a`;
  if (sourced === total) return `Les ${total} affirmations ont`;
  return `${amount(sourced, 'affirmation', 'affirmations')} sur ${total} ${sourced === 1 ? 'a' : 'ont'}`;
}

export const text: Text = {
  title: {
    passes: 'Les affirmations citent leurs sources',
    fails: 'Des affirmations n’ont pas de source',
  },
  why: 'La première des règles de crédibilité de Stanford est de rendre les affirmations faciles à vérifier, avec des citations et des liens. En laboratoire, on croyait davantage les chiffres précis que les chiffres ronds ; un chiffre invérifiable est un risque.',
  measure: (scale) =>
    `Sur au moins deux affirmations avec un chiffre ou un superlatif, la part qui a à proximité un lien vers une source, une note, une étude nommée ou une date : ${scale}. Les citations, les pourcentages d’un prix ou d’une note, les matières et les conseils d’entretien ne sont pas des affirmations.`,
  notApplicable: { few: 'La page contient moins de deux affirmations avec des chiffres ou des superlatifs.' },
  observed: {
    sources: ({ sourced, total, unsourced }) =>
      `${have(sourced, total)} ${sourced === 0 ? 'de source' : 'une source'} à proximité (lien, nom ou date)${unsourced.length > 0 ? ` ; elle manque pour ${list(unsourced.map((claim) => quote(claim, 60)))}` : ''}.`,
  },
  searched: ['les liens, notes, noms et dates près de chaque affirmation'],
  advice: {
    title: ({ claim }) =>
      `Ajoutez une source pour ${claim === undefined ? 'vos affirmations' : quote(claim, 60)}`,
    steps: ({ claims }) => [
      ...claims.map(
        (claim) => `${quote(claim, 80)} : dites qui l’a mesuré et quand, avec un lien vers la source.`,
      ),
      'Retirez toute affirmation pour laquelle vous n’avez pas de source.',
    ],
  },
};
