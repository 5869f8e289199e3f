import { useSearchParams } from 'react-router';

/** The part of the workspace’s pages that a screen shows. */
export interface Scope {
  /** Id of a client, or `none`; empty for all. */
  client: string;
  /** Id of a site; empty for all. */
  site: string;
}

export const scopeIn = (query: URLSearchParams): Scope => ({
  client: query.get('client') ?? '',
  site: query.get('site') ?? '',
});

/** A path with a part of the pages in its query, and with what else is asked for. */
export function within(path: string, { client, site }: Scope, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(client && { client }), ...(site && { site }), ...more });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The part that the address names. */
export function useScope(): [Scope, (change: Partial<Scope>) => void] {
  const [query, setQuery] = useSearchParams();
  const scope = scopeIn(query);
  const change = (part: Partial<Scope>): void => {
    const kept = Object.entries({ ...scope, ...part }).filter(([, value]) => value !== '');
    setQuery(new URLSearchParams(kept), { replace: true, preventScrollReset: true });
  };
  return [scope, change];
}
