import type { Text } from './text.ts';

export const text: Text = {
  title: 'Actions sur le rapport',
  lead: 'Toute personne qui a le lien peut lire ce rapport, son PDF et son image de partage. Personne d’autre ne peut le trouver.',
  anyone: 'Toute personne qui a le lien peut lire ce rapport.',
  error: 'Erreur',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  pdf: {
    start: 'Télécharger le PDF',
    pending: 'Création du PDF…',
    done: 'Téléchargement terminé',
    failed: 'Le téléchargement a échoué',
    retry: 'Impossible de télécharger le PDF. Réessayez.',
    saved: ({ name }) => `Le rapport est enregistré sous ${name}.`,
  },
  email: {
    start: 'Envoyer par e-mail',
    description: 'L’e-mail contient le score, les premières recommandations, un lien et le PDF.',
    address: 'Adresse e-mail',
    submit: 'Envoyer le rapport',
    pending: 'Envoi en cours…',
    sent: 'E-mail envoyé',
    onItsWay: ({ address }) => `Le rapport est en route vers ${address}.`,
    missing: {
      title: 'Adresse e-mail manquante',
      text: 'Saisissez une adresse e-mail',
    },
    invalid: {
      title: 'Adresse e-mail non valide',
      text: 'Saisissez une adresse e-mail valide',
    },
  },
  link: {
    title: 'Lien de partage prêt',
    label: 'Lien',
  },
  share: {
    start: 'Partager le lien',
    pending: 'Partage en cours…',
    copied: 'Lien copié',
    signedOut: 'Non connecté',
    signingIn: 'Vous êtes déconnecté. Nouvelle connexion…',
  },
  open: 'Ouvrir le rapport',
  analyzeAnother: 'Analyser une autre page',
  optimizeAnother: 'Améliorer une autre page',
  unlock: 'Débloquer avec Pro',
};
