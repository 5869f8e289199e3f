import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

interface LockedNoteProps {
  title: string;
  /** What there is, and how many; never made-up placeholder text. */
  text: ReactNode;
  /** The button that unlocks it. */
  unlock: ReactNode;
}

/** Says what is locked and how much of it. */
export function LockedNote({ title, text, unlock }: LockedNoteProps) {
  return (
    <div className="my-4 grid items-center gap-x-8 gap-y-4 rounded-3 border border-line-2 bg-tint p-6 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <h3 className="title-4 flex items-baseline gap-2">
          <Lock aria-hidden="true" className="size-4 shrink-0 translate-y-0.5 text-ink-3" />
          {title}
        </h3>
        <p className="text-ui">{text}</p>
      </div>
      <div className="print:hidden">{unlock}</div>
    </div>
  );
}
