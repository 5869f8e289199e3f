import { SITE_PAGES_PER_ANSWER, type Site, type SitePage } from '@liftmark/contract/sites';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { pagesQuery } from './site-calls.ts';
import { counted } from './text.ts';

/** The pages, the largest opportunity first; the page of the list is kept in the address. */
export function PageTable({ site }: { site: Site }) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const version = `${site.plan?.id ?? site.run.id} ${site.report?.analyzed ?? 0}`;
  const query = useQuery(pagesQuery(site.id, page, version));
  const show = (next: number) =>
    setSearch({ tab: 'pages', ...(next > 1 && { page: String(next) }) }, { preventScrollReset: true });
  return (
    <Loaded query={query} skeleton={<Skeleton className="mt-4 h-64 w-full" />}>
      {({ pages, total }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
          <ul className="grid">
            {pages.map((each) => (
              <PageRow key={each.id} page={each} />
            ))}
          </ul>
          {total > SITE_PAGES_PER_ANSWER && (
            <nav aria-label="Pages of the list" className="flex flex-wrap items-center justify-between gap-3">
              <p className="tabular note" aria-live="polite">
                Page {page} of {Math.ceil(total / SITE_PAGES_PER_ANSWER)}
              </p>
              <div className="flex gap-2">
                <Button disabled={page <= 1} onClick={() => show(page - 1)}>
                  Previous
                </Button>
                <Button disabled={page * SITE_PAGES_PER_ANSWER >= total} onClick={() => show(page + 1)}>
                  Next
                </Button>
              </div>
            </nav>
          )}
        </div>
      )}
    </Loaded>
  );
}

function PageRow({ page }: { page: SitePage }) {
  const { pathname, search } = new URL(page.url);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t py-3 first:border-ink">
      <div className="min-w-0">
        <p className="text-ui [overflow-wrap:anywhere]">
          {page.secureId === null ? (
            pathname + search
          ) : (
            <Link to={`/report/${page.secureId}`}>{pathname + search}</Link>
          )}
        </p>
        <p className="note [overflow-wrap:anywhere]">
          {[page.title, page.templateName].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className="tabular note whitespace-nowrap">{figureWords(page)}</p>
    </li>
  );
}

function figureWords({ score, isOwnScore, visits }: SitePage): string {
  const words =
    score === null ? 'No score yet' : isOwnScore ? `Score ${score}` : `Likely ${score}, as its template`;
  return visits === null ? words : `${words}, ${counted(visits, 'visit')}`;
}
