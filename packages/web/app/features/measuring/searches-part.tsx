import type { Searches } from '@liftmark/contract/connections';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { searchesQuery } from '../../client/measuring-queries.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { SearchRow } from '../../ui/search-row.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** The searches that led to a page, and which of their words it repeats. */
export function SearchesPart({ page, mayChange }: { page: string; mayChange: boolean }) {
  const query = useQuery(searchesQuery(page));
  const { from = null, through = null } = query.data ?? {};
  return (
    <Part isWide id="searches" title="Searches" lead={text.searches.lead(from, through)}>
      <Loaded query={query} skeleton={<Skeleton className="h-5 w-56 max-w-full" />}>
        {(data) => (
          <>
            <MissingWords {...data} />
            <ul className="grid gap-4">
              {data.searches.map((search) => (
                <SearchRow key={search.query} search={search}>
                  {mayChange && (
                    <Button asChild look="quiet" size="inline" className="-ms-2">
                      <Link
                        to={analysisWith(page, search.query)}
                        aria-label={`Analyze with “${search.query}”`}
                      >
                        Analyze
                      </Link>
                    </Button>
                  )}
                </SearchRow>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Part>
  );
}

/** The form of an analysis that compares the page with a search. */
function analysisWith(page: string, message: string): string {
  return `/analyze?${new URLSearchParams({ url: `https://${page}`, message })}`;
}

/** What there is nothing of, and why. */
function MissingWords({ searches, state, problem, comparison }: Searches) {
  return (
    <>
      {problem !== null && <p className="text-danger text-ui">{problem}</p>}
      {state === 'unconnected' && (
        <p className="text-ui">
          {text.searches.unconnected} <Link to="/account/measuring#connections">Add a connection</Link>.
        </p>
      )}
      {state === 'unread' && problem === null && <p className="text-ui">{text.searches.unread}</p>}
      {state === 'read' && searches.length === 0 && <p className="text-ui">{text.searches.none}</p>}
      {searches.length > 0 && comparison !== 'done' && (
        <p className="text-ui" aria-live="polite">
          {comparison === 'none' ? text.searches.noReport : text.searches.comparing}
        </p>
      )}
    </>
  );
}
