import type { ReactNode } from 'react';
import { PlusMark } from './accordion.tsx';

interface DisclosureProps {
  title: ReactNode;
  open?: boolean;
  id?: string;
  /** At most one row of a group is open. */
  group?: string;
  children: ReactNode;
}

/** One row that opens; works without a script. */
export function Disclosure({ title, open, id, group, children }: DisclosureProps) {
  return (
    <details id={id} name={group} open={open} className="group border-line border-b">
      <summary className="flex min-h-control items-center justify-between gap-4 py-4">
        {title}
        <PlusMark />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
