import { RANGES, type Range } from '@liftmark/contract/founders';
import { useSearchParams } from 'react-router';

export const TABS = [
  { value: 'users', label: 'User Management' },
  { value: 'feedback', label: 'User Feedback' },
  { value: 'analytics', label: 'Analytics' },
  { value: 'revenue', label: 'Revenue' },
  { value: 'health', label: 'Engine Health' },
  { value: 'track-record', label: 'Track Record' },
  { value: 'audit', label: 'Audit Log' },
] as const;
export type Tab = (typeof TABS)[number]['value'];

interface Choice {
  tab: Tab;
  range: Range;
  /** The search of the list; the other parameters in the address stay. */
  list: Record<string, string>;
  page: number;
}

/** What is shown, kept in the address. Another tab resets it; another search goes back to the first page. */
export function useChoice() {
  const [query, setQuery] = useSearchParams();
  const { tab, range, page, ...list } = Object.fromEntries(query);
  const choice: Choice = {
    tab: TABS.find(({ value }) => value === tab)?.value ?? 'users',
    range: RANGES.find((each) => each === range) ?? '7d',
    list,
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  };
  const write = (next: Record<string, string>): void => {
    const kept = Object.entries(next).filter(
      ([name, value]) => value !== '' && DEFAULTS[name as keyof typeof DEFAULTS] !== value,
    );
    setQuery(new URLSearchParams(kept), { replace: true, preventScrollReset: true });
  };
  const kept = { tab: choice.tab, range: choice.range };
  return {
    ...choice,
    setTab: (next: Tab) => write({ ...kept, tab: next }),
    setRange: (next: Range) => write({ ...kept, ...list, range: next }),
    setList: (change: Record<string, string>) => write({ ...kept, ...list, ...change }),
    setPage: (next: number) => write({ ...kept, ...list, page: String(next) }),
  };
}

const DEFAULTS = { tab: 'users', range: '7d', page: '1' };
