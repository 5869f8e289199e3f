import { bandFor, SCORE_BANDS } from '@liftmark/contract/grade';
import { BAND_WORDS } from './band-words.ts';
import { classNames } from './class-names.ts';
import { text } from './report.text.ts';
import { worded } from './report-language.tsx';

/** The minimum width, so that a score of 1 is visible. */
const MIN_DRAWN = 5;

/** 0 to 100 with a tick every ten; the measured part is drawn, the rest is only ruled. The number is next to it. */
export function ScaleBar({ score, className }: { score: number | null; className?: string }) {
  const end = score === null ? 0 : Math.max(MIN_DRAWN, score);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      data-band={score === null ? undefined : bandFor(score)}
      className={classNames('block h-5 w-full overflow-visible', className)}
    >
      <path d="M0 19.5H100" className="scale-rule stroke-line" />
      <path
        d={Array.from({ length: 11 }, (_, index) => `M${index * 10} 15V20`).join('')}
        className="scale-rule stroke-line-2"
      />
      {score !== null && (
        <>
          <rect x="0" y="8" width={end} height="4" className="fill-mark" />
          <path d={`M${end} 0V20`} className="scale-rule stroke-ink" strokeWidth="2" />
        </>
      )}
    </svg>
  );
}

/** The meaning of the band colors, with their lower bounds. */
export const BandLegend = worded(function BandLegend() {
  return (
    <ul aria-label={text.bandLegend} className="tabular flex flex-wrap gap-x-4 gap-y-1 text-ink-3 text-xs">
      {SCORE_BANDS.map((band) => (
        <li key={band} data-band={band} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="h-[3px] w-3.5 bg-mark" />
          {band === 0 ? text.below({ score: 60 }) : `${band}+`} {BAND_WORDS[band]}
        </li>
      ))}
    </ul>
  );
});
