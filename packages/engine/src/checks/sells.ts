import { isTypeCertain } from '@liftmark/contract/page-types';
import type { PageFacts } from '../observe/facts.ts';

/** Pages that often sell nothing: meetings, clubs, rules and tools. */
const OFTEN_FREE = ['event', 'nonprofit', 'other'];

/** Whether the page surely is of a kind that often sells nothing, and names no price. */
export function sellsNothing({ pageType, offer }: Pick<PageFacts, 'pageType' | 'offer'>): boolean {
  return (
    OFTEN_FREE.includes(pageType.type) && isTypeCertain(pageType) && offer.prices.every(({ free }) => free)
  );
}
