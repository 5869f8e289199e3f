import { dollars } from './figures.ts';

const MONTHS = 12;

interface CumulativeChartProps {
  /** In US dollars. */
  monthlyGain: number;
  investment: number;
}

/** Gain minus investment at the end of each of twelve months: it has paid off where it crosses zero. */
export function CumulativeChart({ monthlyGain, investment }: CumulativeChartProps) {
  const bars = Array.from({ length: MONTHS + 1 }, (_, month) => ({
    month,
    balance: month * monthlyGain - investment,
  }));
  const highest = Math.max(0, MONTHS * monthlyGain - investment);
  const span = highest + investment;
  const shareOf = (amount: number): string => `${(amount / span) * 100}%`;
  const summary = `From ${dollars(-investment)} at the start to ${dollars(MONTHS * monthlyGain - investment)} after a year.`;
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold text-ink text-ui">
        Gain minus investment, month by month
        <span className="block font-normal text-ink-2">{summary}</span>
      </figcaption>
      <div role="img" aria-label={summary} className="grid gap-1">
        <div className="relative grid h-56 grid-cols-[repeat(13,minmax(0,1fr))] gap-x-[3%]">
          {bars.map(({ month, balance }) => (
            <div key={month} className="relative">
              <div
                className={`absolute inset-x-0 min-h-px ${balance < 0 ? 'bg-(--band-0-mark)' : 'bg-accent'}`}
                style={{
                  top: shareOf(highest - Math.max(balance, 0)),
                  height: shareOf(Math.abs(balance)),
                }}
              />
            </div>
          ))}
          <div className="absolute inset-x-0 border-ink border-t" style={{ top: shareOf(highest) }} />
        </div>
        <div className="grid grid-cols-[repeat(13,minmax(0,1fr))] gap-x-[3%]">
          {bars.map(({ month }) => (
            <span key={month} className="tabular text-center text-xs">
              {month}
            </span>
          ))}
        </div>
      </div>
      <p className="note">
        Months since the start. Bars below the line mean the investment hasn’t paid off yet.
      </p>
    </figure>
  );
}
