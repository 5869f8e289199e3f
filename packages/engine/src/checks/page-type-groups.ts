import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';

/** Pages that ask for a lead or a start. */
export const LEAD = ['saas', 'app', 'service', 'pricing'] as const satisfies readonly PageType[];

/** Pages of what is booked for a time or place. */
export const BOOK = ['course', 'event', 'hospitality'] as const satisfies readonly PageType[];

/** Pages of a shop. */
export const SHOP = [
  'ecommerce-product',
  'ecommerce-category',
  'checkout',
] as const satisfies readonly PageType[];

export function allBut(...excluded: PageType[]): PageType[] {
  return PAGE_TYPES.filter((type) => !excluded.includes(type));
}
