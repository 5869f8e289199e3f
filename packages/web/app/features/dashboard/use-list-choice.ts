import { PAGE_FILTERS, PAGE_SORTS, type PageFilter, type PageSort } from '@liftmark/contract/dashboard-pages';
import { useSearchParams } from 'react-router';
import { scopeIn } from '../../client/scope.ts';
import type { ListChoice } from './dashboard-queries.ts';

/** Filter, order and search of the list, kept in the address. */
export function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [query, setQuery] = useSearchParams();
  const choice: ListChoice = {
    status: known(PAGE_FILTERS, query.get('status'), 'all'),
    sort: known(PAGE_SORTS, query.get('sort'), 'date'),
    search: query.get('search') ?? '',
    ...scopeIn(query),
  };
  const change = (part: Partial<ListChoice>): void => {
    const next = { ...choice, ...part };
    const kept = Object.entries(next).filter(
      ([name, value]) => value !== '' && value !== DEFAULTS[name as keyof ListChoice],
    );
    setQuery(new URLSearchParams(kept), { replace: true, preventScrollReset: true });
  };
  return [choice, change];
}

const DEFAULTS: ListChoice = { status: 'all', sort: 'date', search: '', client: '', site: '' };

function known<Value extends PageFilter | PageSort>(
  values: readonly Value[],
  value: string | null,
  otherwise: Value,
): Value {
  return values.find((each) => each === value) ?? otherwise;
}
