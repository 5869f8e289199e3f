import type { ReportChanges, Verdict } from '@liftmark/contract/report-changes';
import { Ban, Check, CircleDashed, CircleDot, type LucideIcon, TrendingDown, X } from 'lucide-react';
import { VERDICT_WORDS } from './change-words.ts';

const ICONS: Record<Verdict, LucideIcon> = {
  fixed: Check,
  'partly fixed': CircleDot,
  'not fixed': X,
  regressed: TrendingDown,
  'no longer applicable': Ban,
  'not verified': CircleDashed,
};

/** The recommendations of the report before, each with its verdict, what stood there and what stands there now. */
export function FollowUps({ followUps }: { followUps: ReportChanges['followUps'] }) {
  return (
    <ul className="mt-3 border-line border-t">
      {followUps.map(({ recommendation, verdict, before, after }) => {
        const Icon = ICONS[verdict];
        return (
          <li
            key={recommendation.id}
            className="grid gap-x-6 gap-y-2 border-line border-b py-4 text-ui md:grid-cols-[9.5rem_minmax(0,1fr)] print:break-inside-avoid"
          >
            <p className="flex items-center gap-2 self-start font-medium text-ink">
              <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
              {VERDICT_WORDS[verdict]}
            </p>
            <div className="grid gap-1 [overflow-wrap:anywhere]">
              <p className="font-medium text-ink">{recommendation.title}</p>
              {before !== null && <p>Before: {before}</p>}
              {after !== null && <p>Now: {after}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
