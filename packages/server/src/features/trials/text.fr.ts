import { TRIALS_PER_DAY } from '@liftmark/contract/plans';
import type { Text } from './text.ts';

export const text: Text = {
  problems: {
    noFix:
      'Cette recommandation ne contient aucun changement que nous puissions essayer. Suivez plutôt ses étapes.',
    noLinks:
      'Il ne manque à cette recommandation aucun lien que nous puissions ajouter. Suivez plutôt ses étapes.',
    noHeadline: 'Nous n’avons trouvé sur cette page aucun titre que nous puissions modifier.',
    noButton: 'Nous n’avons trouvé sur cette page aucun bouton que nous puissions modifier.',
    noCapture: 'La capture de cette page n’existe plus. Analysez la page de nouveau.',
    tooLarge: 'Les changements sont trop volumineux pour être enregistrés.',
    crowded: 'Trop de pages étaient en cours d’analyse : nous n’avons donc pas essayé les corrections.',
    ownFault: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
    crash: 'La page a planté à chaque essai des corrections.',
  },
  noPage:
    'Les changements ne peuvent être essayés que sur une seule page, ouverte dans un navigateur. Analysez la page de nouveau.',
  noneTogether:
    'Moins de deux corrections de ce rapport fonctionnent seules sur la page : il n’y a donc rien à essayer ensemble.',
  otherSite: 'Indiquez des adresses d’autres pages du même site, par exemple /confidentialite.',
  repeated: 'Cette demande a déjà été envoyée. Renvoyez-la avec un nouvel identifiant.',
  waiting: 'En attente de son tour',
  trying: 'Essai de la correction dans notre navigateur',
  stillTrying: 'La correction est encore en cours d’essai. Veuillez réessayer dans un instant.',
  cancelled: 'L’essai a été annulé.',
  busy: 'Un autre de vos changements est en cours d’essai. Attendez qu’il soit terminé, ou annulez-le.',
  freeLimit: `Limite de l’offre gratuite atteinte : ${TRIALS_PER_DAY.free} essais par jour. Pro en permet ${TRIALS_PER_DAY.pro}.`,
  proLimit: `Vous avez utilisé vos ${TRIALS_PER_DAY.pro} essais du jour. Veuillez réessayer demain.`,
};
