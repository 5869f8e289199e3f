import { measuredPageOf } from '@liftmark/contract/measuring';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { measuredPagePath, searchesQuery } from '../../client/measuring-queries.ts';
import { worded } from '../../ui/report-language.tsx';
import { text } from '../../ui/search-row.text.ts';
import { SearchRow } from '../../ui/search-row.tsx';

const SHOWN = 3;

/** The searches that led to the owner's page, and which of their words it repeats; nothing where none are known. */
export const ReportSearches = worded(function ReportSearches({ address }: { address: string }) {
  const page = measuredPageOf(address);
  const { data } = useQuery({ ...searchesQuery(page ?? ''), enabled: page !== null });
  if (page === null || data === undefined || data.searches.length === 0) return null;
  return (
    <section
      aria-labelledby="report-searches"
      className="mb-6 grid max-w-160 gap-3 border-line border-t pt-4 print:hidden"
    >
      <h2 id="report-searches" className="font-medium text-ink text-ui">
        {text.section}
      </h2>
      <ul className="grid gap-3">
        {data.searches.slice(0, SHOWN).map((search) => (
          <SearchRow key={search.query} search={search} />
        ))}
      </ul>
      <Link to={`${measuredPagePath(page)}#searches`} className="justify-self-start text-sm">
        {text.all({ searches: data.searches.length })}
      </Link>
    </section>
  );
});
