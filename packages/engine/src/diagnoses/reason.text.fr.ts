import type { PageType } from '@liftmark/contract/page-types';
import type { Text } from './reason.text.ts';

const PAGES: Record<PageType, string> = {
  saas: 'pages de logiciels',
  'ecommerce-product': 'pages produit',
  'ecommerce-category': 'pages catégorie',
  service: 'pages de prestataires de services',
  app: 'pages d’applications',
  course: 'pages de formations',
  nonprofit: 'pages d’associations',
  hospitality: 'pages de restaurants et d’hôtels',
  portfolio: 'portfolios',
  event: 'pages d’événements',
  signup: 'pages d’inscription',
  checkout: 'pages de commande',
  pricing: 'pages de tarifs',
  article: 'articles',
  other: 'pages',
};

export const text: Text = {
  blocking: 'Tant que ce point n’est pas réparé, le reste de la page compte à peine pour les visiteurs.',
  named: ({ named, pages, type }) =>
    `Les personnes qui ont évalué ${pages} ${type === null ? 'pages' : PAGES[type]} pour nous l’ont cité ${named} fois parmi les deux pires problèmes.`,
};
