import { list, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

function quoted(claims: readonly string[]): string {
  return list([...new Set(claims.map((claim) => quote(claim, 60)))], 3);
}

function endless(count: number, total: number): string {
  if (total === 1) return 'L’offre limitée dans le temps ne dit pas quand elle se termine';
  return count === 1
    ? `1 offre limitée dans le temps sur ${total} ne dit pas quand elle se termine`
    : `${count} offres limitées dans le temps sur ${total} ne disent pas quand elles se terminent`;
}

export const text: Text = {
  title: {
    passes: 'Les offres limitées disent quand elles se terminent',
    fails: 'Des offres limitées ne disent pas quand elles se terminent',
  },
  why: 'Des chercheurs ont trouvé des offres « limitées » sans aucune date de fin dans des dizaines de boutiques et les ont classées parmi les procédés trompeurs. Le droit de l’Union européenne interdit de prétendre faussement qu’une offre n’est disponible que très peu de temps. Une limite ne devient une raison d’agir que si l’on peut vérifier quand elle se termine.',
  measure: (scale) =>
    `La part des mentions de durée limitée avec une date ou une heure de fin à proximité (une date, un jour de la semaine avec une heure, ou un compte à rebours) : ${scale}. « Aujourd’hui » et « ce soir » demandent une heure, car ils sont vrais chaque jour. Si une deuxième visite contredit un compte à rebours, la note est 0.`,
  notApplicable: { none: 'La page ne mentionne pas d’offre limitée dans le temps.' },
  observed: {
    restarting: ({ claim, observed }) => `${quote(claim)} n’a pas de vraie fin. ${observed}`,
    allEnd: ({ claims }) =>
      `Toutes les mentions de durée limitée disent quand elles se terminent : ${quoted(claims)}.`,
    endless: ({ claims, count, total }) => `${endless(count, total)} : ${quoted(claims)}.`,
  },
  searched: ['la section de chaque mention', 'le texte à moins de 400 px de chaque mention'],
  advice: {
    title: ({ claim }) => `Indiquez quand ${quote(claim, 60)} se termine vraiment`,
  },
};
