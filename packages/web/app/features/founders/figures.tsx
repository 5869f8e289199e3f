import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

export interface Figure {
  label: string;
  /** What exactly it counts. */
  definition: string;
  /** Omitted while it loads. */
  value?: string | undefined;
  note?: ReactNode;
}

/** Figures with their names; the tooltips say what each counts. */
export function Figures({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 gap-x-6 border-ink border-t md:grid-cols-3 lg:grid-cols-4"
    >
      {figures.map(({ label: name, definition, value, note }) => (
        <div key={name} className="grid content-start gap-0.5 border-line border-b py-4">
          <dt className="text-ui">
            <Tooltip text={definition}>{name}</Tooltip>
          </dt>
          <dd className="tabular title-2">{value ?? <Skeleton className="my-1.5 h-6 w-16" />}</dd>
          <dd className="note min-h-5">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
