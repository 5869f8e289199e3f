import { bandFor, gradeFor, SCORE_BANDS, type ScoreBand } from '@liftmark/contract/grade';
import { lettersWords, lowerFirst, spanWords } from '@liftmark/contract/score-words';
import { BAND_WORDS } from './band-words.ts';
import { classNames } from './class-names.ts';
import { text } from './report.text.ts';
import { worded } from './report-language.tsx';

const CENTER = 160;
const TICK_RADIUS = 116;
const BAND_RADIUS = 134;

/** A point on the dial: the scale runs from the lower left over the top to the lower right, 270 degrees in all. */
function at(score: number, radius: number): string {
  const angle = ((score * 2.7 - 135) * Math.PI) / 180;
  const x = CENTER + radius * Math.sin(angle);
  const y = CENTER - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function arc(from: number, to: number, radius: number): string {
  const large = (to - from) * 2.7 > 180 ? 1 : 0;
  return `M${at(from, radius)}A${radius} ${radius} 0 ${large} 1 ${at(to, radius)}`;
}

const BAND_ARCS: { band: ScoreBand; from: number; to: number }[] = SCORE_BANDS.map((band, index) => ({
  band,
  from: band === 0 ? 0 : band + 0.6,
  to: index === 0 ? 100 : (SCORE_BANDS[index - 1] ?? 100) - 0.6,
}));

interface DialProps {
  /** 0 to 100; null if too little could be measured. */
  score: number | null;
  /** Replaces letter and word if the score is too uncertain for them. */
  range?: { low: number; high: number } | null;
  /** Added after the word for the score. */
  note?: string | undefined;
  /** Omits the small figures, for a small drawing. */
  compact?: boolean;
  className?: string;
}

/** The Liftmark Score as a position on a ruled scale, with number, letter and word. */
export const Dial = worded(function Dial({
  score,
  range = null,
  note,
  compact = false,
  className,
}: DialProps) {
  const band = score === null || range !== null ? null : bandFor(score);
  const called = band === null ? null : [BAND_WORDS[band], note].filter(Boolean).join(', ');
  return (
    <svg
      viewBox="0 0 320 292"
      role="img"
      aria-label={spoken(score, range, called)}
      data-band={band ?? undefined}
      className={classNames('tabular block h-auto w-full overflow-visible', className)}
    >
      <path
        d={arc(0, 100, TICK_RADIUS)}
        className="fill-none stroke-line-2"
        strokeWidth="16"
        pathLength="1003"
        strokeDasharray="3 7"
      />
      {score !== null && score > 0 && range === null && (
        <path
          d={arc(0, score, TICK_RADIUS)}
          className="fill-none stroke-mark"
          strokeWidth="16"
          pathLength={score * 10 + 3}
          strokeDasharray="3 7"
        />
      )}
      {range !== null && range.high > range.low && (
        <path
          d={arc(range.low, range.high, TICK_RADIUS)}
          className="fill-none stroke-ink-3"
          strokeWidth="16"
          pathLength={(range.high - range.low) * 10 + 3}
          strokeDasharray="3 7"
        />
      )}
      {BAND_ARCS.map((each) => (
        <path
          key={each.band}
          data-band={each.band}
          d={arc(each.from, each.to, BAND_RADIUS)}
          className={classNames('fill-none stroke-mark', each.band !== band && 'opacity-55')}
          strokeWidth={each.band === band ? 5 : 2}
        />
      ))}
      {!compact &&
        [60, 70, 80, 90].map((mark) => {
          const [x, y] = at(mark, BAND_RADIUS + 15).split(' ');
          return (
            <text key={mark} x={x} y={y} className="dial-axis">
              {mark}
            </text>
          );
        })}
      {score === null ? (
        <>
          <text x={CENTER} y="172" className="dial-letter">
            {text.noScore}
          </text>
          <text x={CENTER} y="204" className="dial-word">
            {text.tooLittle}
          </text>
        </>
      ) : (
        <>
          <path
            d={`M${at(score, TICK_RADIUS - 22)}L${at(score, BAND_RADIUS + 3)}`}
            className="stroke-ink"
            strokeWidth="2"
          />
          <text x={CENTER} y="190" className="dial-number">
            {score}
          </text>
          <text x={CENTER} y="238" className="dial-letter">
            {range === null ? gradeFor(score) : spanWords(range)}
          </text>
          <text x={CENTER} y="266" className="dial-word">
            {range === null ? called : lettersWords(range)}
          </text>
        </>
      )}
    </svg>
  );
});

function spoken(score: number | null, range: DialProps['range'], called: string | null): string {
  if (score === null) return text.dial.none;
  if (range) return text.dial.range({ score, ...range });
  return text.dial.graded({ score, grade: gradeFor(score), word: lowerFirst(called ?? '') });
}
