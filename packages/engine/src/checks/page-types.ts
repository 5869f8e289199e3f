import { PAGE_TYPES, type PageType } from '@liftmark/contract/page-types';
import type { PageFacts } from '../observe/facts.ts';

/** Pages of an online shop. */
export const SHOP = ['ecommerce-product', 'ecommerce-category', 'checkout'] as const satisfies PageType[];

/** Pages where a seat or a stay is booked. */
export const BOOK = ['course', 'event', 'hospitality'] as const satisfies PageType[];

const PERSONAL: readonly PageType[] = ['app', 'course', 'event', 'hospitality', 'nonprofit'];

/** Pages that win subscribers, users or clients. */
export const LEAD = ['saas', 'app', 'service', 'pricing'] as const satisfies PageType[];

/** Pages that sell goods: a customer is described by what they bought, not by role or company. */
export function isOfGoods(type: PageType): boolean {
  return type === 'ecommerce-product' || type === 'ecommerce-category';
}

/** Pages whose customers speak for themselves and not for a company. */
export function isForPersons(type: PageType, { kind }: Pick<PageFacts['audience'], 'kind'>): boolean {
  const byTrade = type === 'service' || type === 'other' || type === 'portfolio';
  return PERSONAL.includes(type) || (byTrade && kind !== 'business');
}

export function allBut(...excluded: PageType[]): PageType[] {
  return PAGE_TYPES.filter((type) => !excluded.includes(type));
}
