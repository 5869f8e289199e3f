import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const TONES = { good: 'bg-ok', bad: 'bg-danger', none: 'border border-edge' };

/** A dot with its word. */
export function StatusMark({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-ink text-sm">
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', TONES[tone])} />
      {children}
    </span>
  );
}
