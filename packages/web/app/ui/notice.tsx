import type { ReactNode } from 'react';
import { Wrap } from './section.tsx';

interface NoticeProps {
  title: string;
  text: string;
  /** The buttons to continue, the primary one first. */
  children: ReactNode;
}

/** A whole screen that says what happened and what to do next. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <Wrap className="grid gap-4 py-(--section)">
      <h1 className="title-1">{title}</h1>
      <p className="text-lg">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </Wrap>
  );
}
