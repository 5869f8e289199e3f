import { nextTo, quote } from '../../shared/phrasing.ts';
import type { Text } from './text.ts';

const beside = (button: string | null) =>
  button === null ? 'à côté du bouton principal' : nextTo(button, '');

export const text: Text = {
  title: {
    passes: 'Une garantie est proposée',
    fails: 'Aucune garantie claire n’est proposée',
  },
  why: 'Deux expériences en laboratoire ont montré que les garanties de remboursement augmentent l’intention d’achat et le prix que l’on accepte de payer. Une autre a montré qu’une garantie généreuse n’agit que si l’on y croit : indiquez donc sa durée et ses conditions.',
  measure: (cases) =>
    `Une garantie vaut ${cases}. Un refus (« pas de remboursement ») ne compte pas. Les offres gratuites, les applications gratuites au départ et les services sur rendez-vous n’en ont pas besoin, ni les services, formations, applications et logiciels sans prix.`,
  how: {
    terms: 'avec une durée indiquée ou un lien vers ses conditions',
    mentioned: 'si elle n’est que mentionnée ou en lien de pied de page',
    none: 's’il n’y en a pas',
  },
  notApplicable: {
    free: 'L’offre est gratuite.',
    freeApp: 'L’application est gratuite au départ.',
    noPrice: 'Aucun prix n’est affiché : il n’y a donc rien à rembourser.',
    appointment: 'Les clients viennent sur rendez-vous.',
  },
  notMeasured: { unclear: 'On ne sait pas s’il y a une garantie.', absent: 'Une garantie' },
  observed: {
    period: ({ said, period }) => `La garantie ${quote(said)} indique sa durée : ${period}.`,
    linkedTerms: ({ said }) => `La garantie ${quote(said)} renvoie à ses conditions.`,
    footerLink: ({ said }) => `Le lien de pied de page ${quote(said)} est la seule mention d’une garantie.`,
    mentioned: ({ said }) => `La garantie ${quote(said)} n’indique ni durée ni conditions.`,
    none: 'Aucune garantie n’a été trouvée.',
  },
  advice: {
    title: {
      footerLink: ({ said, button }) => `Résumez ${quote(said, 50)} ${beside(button)}`,
      mentioned: ({ said }) => `Ajoutez une durée et des conditions à ${quote(said, 50)}`,
      none: ({ button }) => `Ajoutez une garantie que vous pouvez tenir ${beside(button)}`,
    },
    steps: ({ button }) => [
      'Décidez de ce que vous remboursez ou refaites, pendant combien de temps, et de ce que le client doit faire.',
      `Énoncez-la en une ligne ${beside(button)}, avec un lien vers les conditions complètes.`,
      'Restez modeste si vous êtes peu connu : dans des expériences, on ne croyait pas à la garantie audacieuse d’un vendeur inconnu d’articles chers.',
    ],
  },
};
