import { amount, list, quote } from '../../checks/shared/phrasing.ts';
import type { Text } from './text.ts';

export const text: Text = {
  why: 'Chaque champ demande un effort, et l’on se demande à quoi servira chaque réponse. Les formulaires qui demandent moins sont plus souvent remplis, tandis qu’un formulaire qui ne demande ni adresse e-mail ni date ne peut pas jouer son rôle.',
  measure:
    'Signalé si le formulaire principal a 7 champs ou plus (12 sur une page de commande), demande deux fois la même chose, prend une réservation ou un message sans demander d’adresse e-mail ni de numéro de téléphone, prend une réservation sans demander de date, exige un compte avant l’achat, ou comporte un bouton qui le vide. Ce bouton seul ne figure jamais parmi les cinq premiers constats. Le téléphone, l’adresse, la quantité, la date et l’heure ne comptent pas si le formulaire sert à réserver ou à commander, sauf sur une page de commande.',
  title: {
    noReply: ({ submit }) => `Le formulaire ${submit} ne demande ni adresse e-mail ni numéro de téléphone`,
    twice: ({ label }) => `Le formulaire demande deux fois ${quote(label, 40)}`,
    noDate: ({ submit }) => `Le formulaire de réservation ${submit} ne demande pas de date`,
    long: ({ submit, count }) =>
      `Le formulaire ${submit} demande ${amount(count, 'information', 'informations')} d’un coup`,
    emptied: ({ label }) => `Le bouton ${quote(label, 40)} vide tout le formulaire`,
    account: ({ submit }) => `Le formulaire ${submit} exige un compte avant l’achat`,
  },
  submit: (label) => (label === null ? 'de cette page' : `avec le bouton ${quote(label, 40)}`),
  observed: {
    fields: ({ labels, required }) =>
      `Le formulaire demande ${list(labels, 8)}${required === 0 ? '' : ` ; ${amount(required, 'champ est obligatoire', 'champs sont obligatoires')}`}.`,
    noReply: 'Sans adresse e-mail ni numéro de téléphone, vous ne pouvez pas répondre aux visiteurs.',
    twice: ({ label }) => `${quote(label, 40)} apparaît deux fois.`,
    noDate: 'Les visiteurs doivent écrire la date dans un autre champ ou attendre que vous la demandiez.',
    emptied: ({ label, submit }) =>
      `Un clic sur ${quote(label, 40)}, à côté de ${quote(submit, 40)}, efface tout ce que les visiteurs ont saisi.`,
    account: 'Le formulaire demande un mot de passe avant tout achat.',
  },
  steps: {
    noReply: 'Ajoutez un champ obligatoire pour l’adresse e-mail ou le numéro de téléphone.',
    twice: ({ label }) => `Supprimez le deuxième champ ${quote(label, 40)}.`,
    noDate: 'Ajoutez un calendrier qui ne montre que les jours où vous êtes disponible.',
    emptied: ({ label }) =>
      `Retirez le bouton ${quote(label, 40)} : presque personne n’en a besoin, et un clic par erreur efface toute la saisie.`,
    drop: ({ labels }) =>
      `Retirez les champs dont vous n’avez pas besoin tout de suite, comme ${list(labels, 4)}, et demandez ces informations plus tard.`,
    split:
      'Si vous avez besoin de tout, répartissez le formulaire en deux courtes étapes et montrez l’avancement.',
    optional: 'Indiquez quels champs sont facultatifs.',
    guest: 'Permettez de commander sans compte, et proposez d’en créer un après l’achat.',
    next: 'À côté du bouton, dites ce qui se passe après le clic, et quand.',
  },
};
