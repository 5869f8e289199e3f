import { bandFor, gradeFor } from '@liftmark/contract/grade';
import { BAND_WORDS } from './band-words.ts';

/** Number, letter and word of a score in one line. */
export function ScoreLetter({ score }: { score: number | null }) {
  if (score === null) return <span className="font-normal text-ink-3 text-sm">Not enough to measure</span>;
  const band = bandFor(score);
  return (
    <span data-band={band} className="inline-flex items-baseline gap-2">
      <span className="tabular min-w-7 font-semibold text-ink text-xl leading-none">{score}</span>
      <span className="min-w-6 font-medium text-ink text-ui">{gradeFor(score)}</span>
      <span className="min-w-12 font-medium text-mark-ink text-sm">{BAND_WORDS[band]}</span>
    </span>
  );
}
