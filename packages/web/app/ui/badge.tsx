import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A quiet label in a hairline box. Color is kept for scores. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-1 border border-line-2 px-1.5 text-sm text-ink-2">
      {children}
    </span>
  );
}

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

/** How something is known: a filled square for measured, an open one for what is not. */
export function MeasuredBadge({ measured, children }: { measured: boolean; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm text-ink-2">
      <span
        aria-hidden="true"
        className={classNames('size-2.25', measured ? 'bg-ink-2' : 'border border-ink-3 border-dashed')}
      />
      {children}
    </span>
  );
}
