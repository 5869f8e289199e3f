import type { ScoreBand } from '@liftmark/contract/grade';

const BANDS: Record<string, ScoreBand> = { A: 90, B: 80, C: 60 };

/** A grade letter standing alone: A green, B blue, C yellow, otherwise red. */
export function GradeBadge({ grade, percent }: { grade: string; percent: number | null }) {
  return (
    <span className="grid content-start justify-items-start gap-1">
      <span
        data-band={BANDS[grade.charAt(0)] ?? 0}
        className="grid h-11 min-w-13 place-items-center rounded-2 bg-mark-wash px-2 font-semibold text-mark-ink text-xl"
      >
        {grade}
      </span>
      {percent !== null && <span className="tabular text-sm">{percent}%</span>}
    </span>
  );
}
