import type { RecommendationType } from '@liftmark/contract/report';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';
import { TYPE_LABELS } from '../../ui/recommendation-words.ts';
import type { ReportItem } from './report-items.ts';
import { countOf } from './words.ts';

const TYPES: RecommendationType[] = ['critical', 'improve', 'optimize', 'other'];

/** Says which recommendations are locked and how many. */
export function LockedOffer({ items, unlock }: { items: readonly ReportItem[]; unlock: ReactNode }) {
  const locked = items.filter(({ isLocked }) => isLocked);
  const counts = TYPES.map((type) => [locked.filter((item) => item.type === type).length, type] as const)
    .filter(([count]) => count > 0)
    .map(([count, type]) => `${count} ${TYPE_LABELS[type]}`);
  return (
    <LockedNote
      title={countOf(locked.length, 'more change is ready', 'more changes are ready')}
      text={`${counts.join(', ')}. Pro shows the evidence, the source and the copy to use for each. Everyone can see how many points each one costs.`}
      unlock={unlock}
    />
  );
}
