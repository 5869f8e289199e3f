import type { TrackedLift } from '@liftmark/contract/lift';
import { LiftInterval } from '../../ui/lift-interval.tsx';
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
          <LiftInterval {...measured} />
          <p>
            95% confidence interval from {signedPercent(measured.low)} to {signedPercent(measured.high)}.
            Seasonality and traffic may play a part.
          </p>
        </>
      )}
    </div>
  );
}
