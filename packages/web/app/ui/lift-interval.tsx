/** The interval as a bar on a line, with zero marked. */
export function LiftInterval({ low, lift, high }: { low: number; lift: number; high: number }) {
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
      <div className="-translate-x-1/2 absolute inset-y-0.5 w-1 bg-accent" style={{ left: at(lift) }} />
    </div>
  );
}
