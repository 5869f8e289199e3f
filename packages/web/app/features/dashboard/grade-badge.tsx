import type { ScoreBand } from '@liftmark/contract/grade';
import { rangeIn } from '@liftmark/contract/score-words';

const BANDS: Record<string, ScoreBand> = { A: 90, B: 80, C: 60 };

const LOOK = 'grid h-11 min-w-13 place-items-center rounded-2 px-2 font-semibold';

/** A single grade letter: A green, B blue, C yellow, otherwise red. Without a letter, the range in ink. */
export function GradeBadge({ grade, percent }: { grade: string; percent: number | null }) {
  const range = rangeIn(grade);
  return (
    <span className="grid content-start justify-items-start gap-1">
      {range === null ? (
        <span
          data-band={BANDS[grade.charAt(0)] ?? 0}
          className={`${LOOK} bg-mark-wash text-mark-ink text-xl`}
        >
          {grade}
        </span>
      ) : (
        <span className={`${LOOK} tabular bg-tint text-center text-ink text-sm leading-tight`}>
          {percent}%
        </span>
      )}
      {percent !== null && (
        <span className="tabular whitespace-nowrap text-sm">{range ?? `${percent}%`}</span>
      )}
    </span>
  );
}
