import { reportLocale } from '@liftmark/contract/figures';
import type { Recommendation } from '@liftmark/contract/report';
import { worded } from '../../ui/report-language.tsx';
import { text } from './text.ts';

/** The range that studies measured, drawn with zero on the axis; nothing if no study gives one. */
export const ImpactRange = worded(function ImpactRange({
  impact: { low, high, unit },
}: {
  impact: Recommendation['impact'];
}) {
  if (low === null || high === null) return null;
  const from = Math.min(0, low);
  const to = Math.max(0, high);
  const room = (to - from) * 0.15 || 1;
  const at = (value: number): number => ((value - from + room) / (to - from + 2 * room)) * 100;
  const words = unit?.includes('%') || unit === 'percent' ? '%' : ` ${unit ?? ''}`;
  return (
    <div className="tabular grid w-full max-w-80 gap-1 text-ink-3 text-xs">
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="block h-5 w-full">
        <path d="M0 6H100" className="scale-rule stroke-line" />
        <rect
          x={at(low)}
          y="4.5"
          width={Math.max(0.5, at(high) - at(low))}
          height="3"
          className="fill-ink-2"
        />
        <path d={`M${at(0)} 0V12`} className="scale-rule stroke-ink" strokeWidth="1.5" />
      </svg>
      <p>
        {text.item.impactRange({ low: `${signed(low)}${words}`, high: `${signed(high)}${words}` })}
        {low <= 0 && high >= 0 ? text.item.zero : ''}
      </p>
    </div>
  );
});

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toLocaleString(reportLocale())}`;
}
