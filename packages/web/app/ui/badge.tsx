import type { ReactNode } from 'react';

/** A word with four small bars, of which `level` (1 to 4) are filled. */
export function PriorityBadge({ level, children }: { level: 1 | 2 | 3 | 4; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-xs font-semibold tracking-wide text-ink">
      <svg viewBox="0 0 15 11" width="15" height="11" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4}
            y={8 - bar * 2}
            width="3"
            height={3 + bar * 2}
            className={bar <= level ? 'fill-ink' : 'fill-line-2'}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}

/** A filled square: seen and measured, not judged. */
export function MeasuredBadge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-ink-2 text-sm">
      <span aria-hidden="true" className="size-2.25 bg-ink-2" />
      {children}
    </span>
  );
}
