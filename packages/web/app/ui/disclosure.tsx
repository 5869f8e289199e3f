import type { ReactNode } from 'react';
import { PlusMark } from './accordion.tsx';

interface DisclosureProps {
  title: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
}

/** One row that opens by itself; works without a script. */
export function Disclosure({ title, open, id, children }: DisclosureProps) {
  return (
    <details id={id} open={open} className="group border-line border-b">
      <summary className="flex min-h-control items-center justify-between gap-4 py-4">
        {title}
        <PlusMark />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
