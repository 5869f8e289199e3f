import { bandFor, gradeFor } from '@liftmark/contract/grade';
import { spanWords } from '@liftmark/contract/score-words';
import { BAND_WORDS } from './band-words.ts';
import { text } from './report.text.ts';
import { worded } from './report-language.tsx';

interface ScoreLetterProps {
  score: number | null;
  /** Replaces letter and word if the score is too uncertain for them. */
  range?: { low: number; high: number } | null;
}

/** Number, letter and word of a score in one line. */
export const ScoreLetter = worded(function ScoreLetter({ score, range = null }: ScoreLetterProps) {
  if (score === null) return <span className="font-normal text-ink-3 text-sm">{text.tooLittle}</span>;
  const number = <span className="tabular min-w-7 font-semibold text-ink text-xl leading-none">{score}</span>;
  if (range !== null) {
    return (
      <span className="inline-flex items-baseline gap-2">
        {number}
        <span className="tabular font-medium text-ink-2 text-sm">{spanWords(range)}</span>
      </span>
    );
  }
  const band = bandFor(score);
  return (
    <span data-band={band} className="inline-flex items-baseline gap-2">
      {number}
      <span className="min-w-6 font-medium text-ink text-ui">{gradeFor(score)}</span>
      <span className="min-w-12 font-medium text-mark-ink text-sm">{BAND_WORDS[band]}</span>
    </span>
  );
});
