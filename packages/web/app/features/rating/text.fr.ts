import { amount, figure } from '@liftmark/contract/figures';
import type { Text } from './text.ts';

export const text: Text = {
  title: 'Évaluer cette analyse',
  lead: 'Vos avis nous montrent ce qu’il faut améliorer.',
  thanks: 'Merci pour votre avis ! Votre évaluation nous aide à améliorer notre analyse par IA.',
  signedOut: { text: 'Connectez-vous pour évaluer cette analyse.', button: 'Se connecter' },
  notLoaded: 'Nous n’avons pas pu charger votre évaluation.',
  rated: ({ stars }) => `Vous avez donné ${amount(stars, 'étoile', 'étoiles')} à cette analyse`,
  failed: 'Évaluation non enregistrée',
  chosen: ({ stars }) => (stars === 0 ? 'Aucune étoile choisie' : `${stars} sur 5`),
  feedback: {
    low: 'Aidez-nous à nous améliorer (facultatif) :',
    other: 'Autres remarques (facultatif) :',
    tooLong: ({ most }) => `Utilisez ${figure(most)} caractères au plus.`,
  },
  pending: 'Envoi…',
  submit: 'Envoyer l’évaluation',
  addComment: 'Ajouter un commentaire',
  stars: {
    legend: 'Étoiles',
    choice: ({ stars }) => amount(stars, 'étoile', 'étoiles'),
    shown: ({ stars }) => `${stars} étoiles sur 5`,
  },
  missing: {
    title: 'Veuillez choisir une note',
    text: 'Choisissez de 1 à 5 étoiles pour évaluer cette analyse.',
  },
};
