import type { ReactNode } from 'react';
import { Wrap } from '../../ui/section.tsx';

interface PageTitleProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The header of a content page. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <Wrap className="grid gap-4 pt-(--section) pb-12">
      <h1 className="title-1 max-w-[28ch]">{title}</h1>
      <p className="text-lg">{lead}</p>
      {children}
    </Wrap>
  );
}
