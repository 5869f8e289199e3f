import type { ReactNode } from 'react';
import { PlusMark } from './accordion.tsx';

interface DisclosureProps {
  title: ReactNode;
  open?: boolean;
  id?: string;
  /** At most one row of a group is open. */
  group?: string;
  onOpen?: () => void;
  children: ReactNode;
}

/** One row that opens; works without a script. */
export function Disclosure({ title, open, id, group, onOpen, children }: DisclosureProps) {
  return (
    <details
      id={id}
      name={group}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className="group border-line border-b"
    >
      <summary className="flex min-h-control items-center justify-between gap-4 py-4">
        {title}
        <PlusMark />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}
