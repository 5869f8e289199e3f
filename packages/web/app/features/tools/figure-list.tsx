import type { ReactNode } from 'react';

interface FigureListProps {
  figures: { label: string; value: string; note?: ReactNode }[];
}

/** The main figures of a result, side by side. */
export function FigureList({ figures }: FigureListProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-6 border-ink border-t pt-5 sm:gap-x-10 xl:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-sm">{label}</dt>
          <dd className="tabular font-semibold text-ink text-xl tracking-tight">{value}</dd>
          {note !== undefined && <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
