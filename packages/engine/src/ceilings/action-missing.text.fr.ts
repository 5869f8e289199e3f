import type { Text } from './action-missing.text.ts';

export const text: Text = {
  title: 'La page n’a pas de bouton d’action clair',
  measure:
    'Fait baisser le score de 35 % si une page dont le type en demande n’a ni action principale, ni formulaire, ni bouton ; de 20 % sur les articles, portfolios, pages catégorie et pages de type inconnu ; et de moins si un numéro de téléphone ou une adresse e-mail est affiché ou si un service intégré de paiement, de réservation ou de formulaire n’a pas pu être lu. De 20 % si une telle page n’a qu’un lien comme étape suivante (10 % s’il se distingue), de 10 % s’il y a des boutons mais qu’aucun ne se distingue, et de 12 % si l’ordinateur ou le mobile ne montre aucun bouton alors que l’autre en montre deux ou plus.',
  reason: {
    noneStandsOut: 'Aucun bouton ne se distingue comme l’étape suivante.',
    onlyLink: 'Il n’y a ni bouton ni formulaire. La seule étape suivante est un lien.',
    unread: 'En dehors des parties que nous n’avons pas pu lire, il n’y a ni bouton ni formulaire.',
    none: 'Il n’y a ni bouton ni formulaire : les visiteurs n’ont pas d’étape suivante.',
    oneDevice: {
      mobile: ({ count }) => `Sur mobile, aucun bouton n’est visible, contre ${count} sur ordinateur.`,
      desktop: ({ count }) => `Sur ordinateur, aucun bouton n’est visible, contre ${count} sur mobile.`,
    },
  },
};
