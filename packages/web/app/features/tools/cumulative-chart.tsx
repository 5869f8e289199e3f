import { dollars } from './figures.ts';

const MONTHS = 12;
const WIDTH = 720;
const HEIGHT = 240;
const LEFT = 8;
const BOTTOM = 24;
const TOP = 16;

interface CumulativeChartProps {
  /** In US dollars. */
  monthlyGain: number;
  investment: number;
}

/** Gain minus investment at the end of each of twelve months: where it crosses zero, the money is back. */
export function CumulativeChart({ monthlyGain, investment }: CumulativeChartProps) {
  const bars = Array.from({ length: MONTHS + 1 }, (_, month) => ({
    month,
    balance: month * monthlyGain - investment,
  }));
  const balances = bars.map(({ balance }) => balance);
  const lowest = Math.min(0, ...balances);
  const highest = Math.max(0, ...balances);
  const span = highest - lowest || 1;
  const yOf = (amount: number): number => TOP + ((highest - amount) / span) * (HEIGHT - TOP - BOTTOM);
  const step = (WIDTH - LEFT * 2) / (MONTHS + 1);
  const zero = yOf(0);
  const last = balances[MONTHS] ?? 0;
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold text-ink text-ui">
        Gain minus investment, month by month
        <span className="block font-normal text-ink-2">
          From {dollars(-investment)} at the start to {dollars(last)} after a year.
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`From ${dollars(-investment)} at the start to ${dollars(last)} after 12 months`}
        className="w-full"
      >
        {bars.map(({ month, balance }) => {
          const y = yOf(balance);
          return (
            <g key={month}>
              <rect
                x={LEFT + month * step + step * 0.15}
                width={step * 0.7}
                y={Math.min(y, zero)}
                height={Math.max(Math.abs(y - zero), 1)}
                className={balance < 0 ? 'fill-(--band-0-mark)' : 'fill-accent'}
              />
              <text
                x={LEFT + month * step + step / 2}
                y={HEIGHT - 6}
                textAnchor="middle"
                className="fill-ink-2 text-sm tabular"
              >
                {month}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} className="stroke-ink" />
      </svg>
      <p className="note">Months since the start. Bars below the line: not yet paid back.</p>
    </figure>
  );
}
