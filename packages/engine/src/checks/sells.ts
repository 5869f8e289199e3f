import { isTypeCertain } from '@liftmark/contract/page-types';
import type { PageFacts } from '../observe/facts.ts';

/** Page types that often sell nothing: meetups, clubs, policies and tools. */
const OFTEN_FREE = ['event', 'nonprofit', 'other'];

/** Whether the page is certainly of a type that often sells nothing, and shows no price. */
export function sellsNothing({ pageType, offer }: Pick<PageFacts, 'pageType' | 'offer'>): boolean {
  return (
    OFTEN_FREE.includes(pageType.type) && isTypeCertain(pageType) && offer.prices.every(({ free }) => free)
  );
}
