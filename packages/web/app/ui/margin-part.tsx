import type { ReactNode } from 'react';
import { Wrap } from './section.tsx';

interface PartProps {
  /** The anchor that links lead to. */
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** Whether its controls may be wider than a text. */
  isWide?: boolean;
}

/** One section of a screen of settings: what it is in the margin, and its controls next to it. */
export function Part({ id, title, lead, children, isWide = false }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Wrap>
        <div className="grid gap-x-16 gap-y-5 border-line border-t py-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <header className="grid content-start gap-1.5">
            <h2 id={`${id}-title`} className="title-4">
              {title}
            </h2>
            <div className="text-ui">{lead}</div>
          </header>
          <div className={`grid min-w-0 content-start gap-4 ${isWide ? '' : 'max-w-160'}`}>{children}</div>
        </div>
      </Wrap>
    </section>
  );
}
