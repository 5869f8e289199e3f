import { dayNumber } from '@liftmark/contract/effects/measured-day';
import type { PageMeasuring } from '@liftmark/contract/measuring';
import { text } from './text.ts';

const WIDTH = 640;
const HEIGHT = 140;
const EDGE = 8;
const WEEK = 7;
const MOST_WEEKS = 26;

interface Week {
  number: number;
  rate: number;
}

/** The conversion rate by week, with a line at each change. Weeks without figures break it. */
export function RateChart({ days, effects }: Pick<PageMeasuring, 'days' | 'effects'>) {
  const weeks = weeksOf(days);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined || weeks.length < 2) return null;
  const top = Math.max(...weeks.map(({ rate }) => rate)) || 1;
  const span = last.number - first.number;
  const x = (number: number) => EDGE + ((number - first.number) / span) * (WIDTH - 2 * EDGE);
  const y = (rate: number) => HEIGHT - EDGE - (rate / top) * (HEIGHT - 2 * EDGE);
  const marks = effects
    .map(({ until }) => dayNumber(until) / WEEK)
    .filter((at) => at >= first.number && at <= last.number);
  return (
    <div className="grid max-w-160 grid-cols-[auto_minmax(0,1fr)] gap-1.5">
      <p
        aria-hidden
        className="tabular flex flex-col justify-between text-end text-ink-3 text-xs leading-none"
      >
        <span>{top.toFixed(1)}%</span>
        <span>0%</span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full"
        role="img"
        aria-label={`${text.chart(span + 1)}: from ${first.rate.toFixed(2)}% to ${last.rate.toFixed(2)}%`}
      >
        <path d={`M0 ${y(0)}H${WIDTH}`} className="stroke-line" />
        {marks.map((at) => (
          <path key={at} d={`M${x(at)} 0V${HEIGHT - EDGE}`} className="stroke-ink-3" strokeDasharray="2 3" />
        ))}
        {unbroken(weeks).map((part) => (
          <polyline
            key={part[0]?.number}
            points={part.map(({ number, rate }) => `${x(number)},${y(rate)}`).join(' ')}
            className="fill-none stroke-accent"
            strokeWidth="2"
          />
        ))}
        {weeks.map(({ number, rate }) => (
          <circle key={number} cx={x(number)} cy={y(rate)} r="2.5" className="fill-accent" />
        ))}
      </svg>
    </div>
  );
}

function weeksOf(days: PageMeasuring['days']): Week[] {
  const usable = days.filter(
    ({ isComplete, isImplausible, visits }) => isComplete && !isImplausible && visits > 0,
  );
  const weeks = Map.groupBy(usable, ({ day }) => Math.floor(dayNumber(day) / WEEK));
  return [...weeks]
    .map(([number, inWeek]) => ({ number, rate: (100 * sum(inWeek, 'conversions')) / sum(inWeek, 'visits') }))
    .slice(-MOST_WEEKS);
}

function sum(days: PageMeasuring['days'], name: 'visits' | 'conversions'): number {
  return days.reduce((total, day) => total + day[name], 0);
}

function unbroken(weeks: readonly Week[]): Week[][] {
  const parts: Week[][] = [];
  for (const week of weeks) {
    const last = parts.at(-1);
    if (last?.at(-1)?.number === week.number - 1) last.push(week);
    else parts.push([week]);
  }
  return parts;
}
