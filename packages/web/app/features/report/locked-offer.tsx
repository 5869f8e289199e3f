import type { RecommendationType } from '@liftmark/contract/report';
import type { ReportItem } from './report-items.ts';
import { countOf, TYPE_LABELS } from './words.ts';

const TYPES: RecommendationType[] = ['critical', 'improve', 'optimize', 'other'];

/** Says what is locked and how many. */
export function LockedOffer({ items }: { items: readonly ReportItem[] }) {
  const locked = items.filter(({ isLocked }) => isLocked);
  const counts = TYPES.map((type) => [locked.filter((item) => item.type === type).length, type] as const)
    .filter(([count]) => count > 0)
    .map(([count, type]) => `${count} ${TYPE_LABELS[type]}`);
  return (
    <div className="my-4 grid gap-1 rounded-3 border border-line-2 bg-tint p-6">
      <h3 className="title-4">{countOf(locked.length, 'more change is', 'more changes are')} ready</h3>
      <p className="text-ui">
        {counts.join(', ')}. Pro opens each with its evidence, its source and the words to use. What each cost
        is open to everybody.
      </p>
    </div>
  );
}
