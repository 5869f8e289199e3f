import type { RecommendationType } from '@liftmark/contract/report';
import type { ReactNode } from 'react';
import { LockedNote } from '../../ui/locked-note.tsx';
import { TYPE_LABELS } from '../../ui/recommendation-words.ts';
import { worded } from '../../ui/report-language.tsx';
import type { ReportItem } from './report-items.ts';
import { text } from './text.ts';

const TYPES: RecommendationType[] = ['critical', 'improve', 'optimize', 'other'];

/** Says which recommendations are locked and how many. */
export const LockedOffer = worded(function LockedOffer({
  items,
  unlock,
}: {
  items: readonly ReportItem[];
  unlock: ReactNode;
}) {
  // Readers of a link have no plan to change.
  if (!unlock) return null;
  const locked = items.filter(({ isLocked }) => isLocked);
  const counts = TYPES.map((type) => [locked.filter((item) => item.type === type).length, type] as const)
    .filter(([count]) => count > 0)
    .map(([count, type]) => `${count} ${TYPE_LABELS[type]}`);
  return (
    <LockedNote
      title={text.bench.locked.title({ count: locked.length })}
      text={text.bench.locked.text({ counts: counts.join(', ') })}
      unlock={unlock}
    />
  );
});
