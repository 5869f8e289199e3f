import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';

interface DocumentHeadProps {
  title: string;
  /** The subject of the document, below its title: a name, an address, a date. */
  children: ReactNode;
  /** Its actions. */
  actions?: ReactNode;
}

/** The header of a report: title, subject and actions. Prints with the logo. */
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

/** The full address of a visitor's page. */
export function PageAddress({ url }: { url: string }) {
  return (
    <a href={url} rel="noopener noreferrer" target="_blank" className="[overflow-wrap:anywhere]">
      {url}
    </a>
  );
}
