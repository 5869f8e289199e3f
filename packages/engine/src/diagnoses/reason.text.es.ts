import type { PageType } from '@liftmark/contract/page-types';
import { amount } from '../checks/shared/phrasing.ts';
import type { Text } from './reason.text.ts';

const PAGES: Record<PageType, string> = {
  saas: 'páginas de software',
  'ecommerce-product': 'páginas de producto',
  'ecommerce-category': 'páginas de categoría',
  service: 'páginas de empresas de servicios',
  app: 'páginas de aplicaciones',
  course: 'páginas de cursos',
  nonprofit: 'páginas de organizaciones sin ánimo de lucro',
  hospitality: 'páginas de restaurantes y hoteles',
  portfolio: 'portafolios',
  event: 'páginas de eventos',
  signup: 'páginas de registro',
  checkout: 'páginas de pago',
  pricing: 'páginas de precios',
  article: 'artículos',
  other: 'páginas',
};

export const text: Text = {
  blocking: 'Mientras esto no funcione, el resto de la página apenas le importa al visitante.',
  named: ({ named, pages, type }) =>
    `Las personas que revisaron para nosotros ${pages} ${type === null ? 'páginas' : PAGES[type]} lo señalaron ${amount(named, 'vez', 'veces')} como uno de los dos peores problemas.`,
};
