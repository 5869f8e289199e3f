import type { MethodCheck } from '@liftmark/contract/methodology';
import { PAGE_TYPE_LABELS, PAGE_TYPES } from '@liftmark/contract/page-types';
import type { Source } from '@liftmark/contract/report';
import type { ReactNode } from 'react';
import { CitedSources } from './cited-sources.tsx';
import { WeightBar } from './weight-bar.tsx';

interface CheckEntryProps {
  check: MethodCheck;
  sources: Record<string, Source>;
}

/** One check in full; its id is its anchor on the page. */
export function CheckEntry({ check, sources }: CheckEntryProps) {
  const { id, label, passes, fails, weight, factor, measure, why, limits, group } = check;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="grid gap-4 border-line border-t pt-5 pb-4">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h3 id={`${id}-name`} className="title-3">
            <a href={`#${id}`} className="plain-link hover:underline">
              {label}
            </a>
          </h3>
          <span className="inline-flex items-center gap-2 text-ink-3 text-sm">
            <span aria-hidden="true">Weight</span>
            <WeightBar weight={weight} />
          </span>
        </div>
        <p className="text-ui">
          Passed: {passes}. Failed: {fails.charAt(0).toLowerCase() + fails.slice(1)}.
        </p>
      </header>
      <dl className="grid gap-4">
        <Row term="Measured">{measure}</Row>
        <Row term="Why">{why}</Row>
        <Row term="Page types">
          {pageTypeWords(check.pageTypes)} Part of the group “{group}”
          {factor !== 1 &&
            `; its weight is multiplied by ${factor} for how well it explains people’s ratings`}
          {limits.length > 0 && `; ${limits.join(', ')}`}.
        </Row>
        <Row term="Sources">
          <CitedSources ids={check.sources} sources={sources} />
        </Row>
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1 text-ui md:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="font-medium text-ink-3 text-sm leading-[1.6]">{term}</dt>
      <dd className="max-w-measure">{children}</dd>
    </div>
  );
}

/** The page types it applies to, or those it doesn't, whichever list is shorter. */
function pageTypeWords(types: MethodCheck['pageTypes']): string {
  if (types === 'all') return 'All.';
  const others = PAGE_TYPES.filter((type) => !types.includes(type));
  if (others.length === 0) return 'All.';
  const words = (list: readonly (typeof PAGE_TYPES)[number][]) =>
    list.map((type) => PAGE_TYPE_LABELS[type]).join(', ');
  return others.length < types.length ? `All except: ${words(others)}.` : `Only: ${words(types)}.`;
}
