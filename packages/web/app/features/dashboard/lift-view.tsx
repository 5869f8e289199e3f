import type { TrackedLift } from '@liftmark/contract/lift';
import { liftWords, signedPercent } from './lift-words.ts';

/** A lift with its interval if known, otherwise with a note that it has none. */
export function LiftView({ lift: { lift, measured } }: { lift: TrackedLift }) {
  return (
    <div className="grid gap-1 rounded-2 bg-tint px-4 py-3 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="tabular font-semibold text-ink text-lg">{liftWords(lift)}</span>
        {measured === null ? (
          <span>no sample size</span>
        ) : (
          <span className="font-medium text-ink">{measured.verdict}</span>
        )}
      </p>
      {measured !== null && (
        <>
          <Interval low={measured.low} best={measured.lift} high={measured.high} />
          <p>
            95% confidence interval from {signedPercent(measured.low)} to {signedPercent(measured.high)}.
            Seasonality and traffic may play a part.
          </p>
        </>
      )}
    </div>
  );
}

/** The interval as a bar on a line, with zero marked. */
function Interval({ low, best, high }: { low: number; best: number; high: number }) {
  const from = Math.min(low, 0);
  const to = Math.max(high, 0);
  const at = (value: number): string => `${((value - from) / (to - from || 1)) * 100}%`;
  return (
    <div aria-hidden="true" className="relative my-2 h-4">
      <div className="absolute inset-x-0 top-1/2 border-line-2 border-t" />
      <div
        className="absolute inset-y-1 rounded-1 bg-accent/30"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      />
      <div className="absolute inset-y-0 border-ink border-s" style={{ left: at(0) }} />
      <div className="-translate-x-1/2 absolute inset-y-0.5 w-1 bg-accent" style={{ left: at(best) }} />
    </div>
  );
}
