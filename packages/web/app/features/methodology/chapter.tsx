import type { ReactNode } from 'react';

interface ChapterProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section that the index links to. */
export function Chapter({ id, title, children }: ChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 border-ink border-t pt-4 pb-16"
    >
      <h2 id={`${id}-title`} className="title-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
