import { CATEGORIES, type Category } from '@liftmark/contract/categories';
import { useSearchParams } from 'react-router';
import type { Device } from './frames.ts';

interface ReportAddress {
  finding: string | null;
  device: Device | null;
  category: Category | null;
  /** The query that opens a finding, without a filter that could hide it. */
  searchFor: (finding: string) => string;
  /** The query that lists the findings of one category. */
  searchForCategory: (category: Category) => string;
  /** Stores the opened finding without adding to the history. */
  noteFinding: (finding: string) => void;
  setDevice: (device: Device) => void;
  setCategory: (category: Category | null) => void;
}

/** The state of a report that people would want to share: the open finding, the device, the filter. */
export function useReportAddress(): ReportAddress {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string | null>): URLSearchParams => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  const replace = (changes: Record<string, string | null>): void =>
    setSearch(change(changes), { replace: true, preventScrollReset: true });
  const device = search.get('device');
  return {
    finding: search.get('finding'),
    device: device === 'desktop' || device === 'mobile' ? device : null,
    category: CATEGORIES.find((category) => category === search.get('category')) ?? null,
    searchFor: (finding) => `?${change({ finding, category: null })}`,
    searchForCategory: (category) => `?${change({ category, finding: null })}`,
    noteFinding: (finding) => replace({ finding }),
    setDevice: (next) => replace({ device: next }),
    setCategory: (category) => replace({ category, finding: null }),
  };
}
