import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { Wrap } from '../../ui/section.tsx';
import { Toaster } from '../../ui/toast.tsx';

interface ToolPageProps {
  name: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a free tool: breadcrumbs, introduction, the tool, and the next steps. */
export function ToolPage({ name, lead, children }: ToolPageProps) {
  return (
    <>
      <Wrap className="pt-6 pb-(--section)">
        <Breadcrumbs steps={[{ name: 'Tools', path: '/tools' }, { name }]} />
        <header className="mt-4 mb-8 grid max-w-measure gap-3">
          <h1 className="title-1">{name}</h1>
          <p>{lead}</p>
        </header>
        {children}
      </Wrap>
      <section className="border-line border-t bg-tint py-12 print:hidden">
        <Wrap className="flex flex-wrap items-center justify-between gap-6">
          <div className="grid gap-1">
            <h2 className="title-2">Find out what’s holding your page back</h2>
            <p>Liftmark measures a page and shows, with evidence, what to change first.</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button asChild look="primary" size="large">
              <Link to="/subscribe?trial=true">Start 7-Day Free Trial</Link>
            </Button>
            <Button asChild size="large">
              <Link to="/analyze">Analyze My Website</Link>
            </Button>
          </div>
        </Wrap>
      </section>
      <Toaster />
    </>
  );
}

/** Inputs in the margin, results next to them. */
export function ToolBench({ form, children }: { form: ReactNode; children: ReactNode }) {
  // Input from before React has loaded the fields would be lost.
  const isHydrated = useIsHydrated();
  return (
    <div className="print-flow grid items-start gap-x-16 gap-y-10 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <fieldset disabled={!isHydrated} className="grid min-w-0 gap-5 lg:sticky lg:top-24">
        {form}
      </fieldset>
      <div className="grid min-w-0 gap-10">{children}</div>
    </div>
  );
}

/** Shown in place of a result while inputs are missing. */
export function ToolPrompt({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-64 place-items-center rounded-3 border border-line border-dashed bg-tint px-6 py-12 text-center">
      <p className="max-w-[36ch]">{children}</p>
    </div>
  );
}
