import type { Effort } from '@liftmark/contract/report';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { ReportItem } from './report-items.ts';
import { countOf, totalEffort } from './words.ts';

interface HousekeepingProps {
  items: readonly ReportItem[];
  /** Whether one of its entries is asked for in the address. */
  isOpen: boolean;
  children: ReactNode;
}

/** The small fixes that nearly every page could use, collapsed, with the time they take together. */
export function Housekeeping({ items, isOpen, children }: HousekeepingProps) {
  if (items.length === 0) return null;
  const efforts = items.flatMap(({ recommendation }): Effort[] =>
    recommendation ? [recommendation.effort] : [],
  );
  return (
    <Disclosure
      key={String(isOpen)}
      open={isOpen}
      title={
        <h3 className="title-4">
          Housekeeping
          <span className="tabular ms-2 font-normal text-ink-3 text-sm">
            {countOf(items.length, 'small fix', 'small fixes')}
            {efforts.length === items.length && `, ${totalEffort(efforts)}`}
          </span>
        </h3>
      }
    >
      {children}
    </Disclosure>
  );
}
