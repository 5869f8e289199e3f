import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** The width and gutters of every screen. */
export function Wrap({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames(
        'mx-auto w-full max-w-[calc(var(--container-page)+2*var(--gutter))] px-(--gutter)',
        className,
      )}
    />
  );
}

interface MarginSectionProps {
  id?: string;
  title: string;
  lead?: ReactNode;
  rank?: 'title-1' | 'title-2';
  children: ReactNode;
}

/** A ruled section with its title in the margin and its content next to it. */
export function MarginSection({ id, title, lead, rank = 'title-2', children }: MarginSectionProps) {
  return (
    <section id={id} className="border-line border-t py-(--section)">
      <Wrap className="print-flow grid gap-x-16 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <header className="grid content-start gap-3 lg:sticky lg:top-32 lg:self-start">
          <h2 className={rank}>{title}</h2>
          {lead !== undefined && <div className="grid gap-2 text-ui">{lead}</div>}
        </header>
        <div className="min-w-0">{children}</div>
      </Wrap>
    </section>
  );
}
