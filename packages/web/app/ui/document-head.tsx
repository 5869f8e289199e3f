import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

interface DocumentHeadProps {
  title: string;
  /** What the document is about, below its title: a name, an address, a date. */
  children: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** The head of a report: its title, what it is about, what can be done with it. Prints with the logo. */
export function DocumentHead({ title, children, actions }: DocumentHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6">
      <p className="hidden w-full items-center gap-2 pb-12 font-semibold text-ink text-lg tracking-tight print:flex">
        <LogoMark />
        Liftmark
      </p>
      <div className="min-w-0">
        <h1 className="title-4">{title}</h1>
        {children}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </header>
  );
}

/** An address of somebody's page, in full. */
export function PageAddress({ url }: { url: string }) {
  return (
    <a href={url} rel="noopener noreferrer" target="_blank" className="[overflow-wrap:anywhere]">
      {url}
    </a>
  );
}
