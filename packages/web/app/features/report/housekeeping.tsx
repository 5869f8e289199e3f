import { PLACE_HEADINGS, smallFixesWords } from '@liftmark/contract/places';
import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';
import { worded } from '../../ui/report-language.tsx';
import type { ReportItem } from './report-items.ts';

interface HousekeepingProps {
  items: readonly ReportItem[];
  /** Whether one of its entries is asked for in the address. */
  isOpen: boolean;
  children: ReactNode;
}

/** The small fixes that nearly every page could use, collapsed, with the time they take together. */
export const Housekeeping = worded(function Housekeeping({ items, isOpen, children }: HousekeepingProps) {
  if (items.length === 0) return null;
  return (
    <Disclosure
      key={String(isOpen)}
      open={isOpen}
      title={
        <h3 className="title-4">
          {PLACE_HEADINGS.housekeeping}
          <span className="tabular ms-2 font-normal text-ink-3 text-sm">
            {smallFixesWords(items.map(({ recommendation }) => recommendation ?? { locked: true }))}
          </span>
        </h3>
      }
    >
      {children}
    </Disclosure>
  );
});
