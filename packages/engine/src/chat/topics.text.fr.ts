import type { Text } from './topics.text.ts';

/** Each stands in quotation marks. */
export const names: Text = {
  headline: 'Titre',
  explanation: 'Explication de l’offre',
  action: 'Bouton principal',
  trust: 'Confiance',
  identity: 'Qui est derrière la page',
  proof: 'Témoignages et preuves',
  filler: 'Texte provisoire',
  reviews: 'Avis et notes',
  prices: 'Prix',
  shipping: 'Livraison',
  guarantee: 'Garanties et retours',
  free: 'Offre gratuite',
  form: 'Formulaire',
  speed: 'Vitesse',
  phone: 'Page sur mobile',
  contact: 'Moyens de contact',
  urgency: 'Urgence',
  video: 'Vidéo',
  images: 'Images',
  copy: 'Lisibilité des textes',
  faq: 'Questions et réponses',
  interruptions: 'Pop-ups et publicités',
  navigation: 'Navigation',
  legal: 'Confidentialité et pages légales',
};
