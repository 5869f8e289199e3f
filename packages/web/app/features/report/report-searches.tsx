import { measuredPageOf } from '@liftmark/contract/measuring';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { measuredPagePath, searchesQuery } from '../../client/measuring-queries.ts';
import { SearchRow } from '../measuring/searches-part.tsx';

const SHOWN = 3;

/** The searches that led to the owner's page, and which of their words it repeats; nothing where none are known. */
export function ReportSearches({ address }: { address: string }) {
  const page = measuredPageOf(address);
  const { data } = useQuery({ ...searchesQuery(page ?? ''), enabled: page !== null });
  if (page === null || data === undefined || data.searches.length === 0) return null;
  return (
    <section
      aria-labelledby="report-searches"
      className="mb-6 grid max-w-160 gap-3 border-line border-t pt-4 print:hidden"
    >
      <h2 id="report-searches" className="font-medium text-ink text-ui">
        Searches that lead here
      </h2>
      <ul className="grid gap-3">
        {data.searches.slice(0, SHOWN).map((search) => (
          <SearchRow key={search.query} search={search} page={null} />
        ))}
      </ul>
      <Link to={`${measuredPagePath(page)}#searches`} className="justify-self-start text-sm">
        {data.searches.length > SHOWN ? `See all ${data.searches.length} searches` : 'See the searches'}
      </Link>
    </section>
  );
}
