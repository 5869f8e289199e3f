import type { DashboardStats } from '@liftmark/contract/dashboard-pages';
import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type ListChoice, statsQuery } from './dashboard-queries.ts';
import { PageList } from './page-list.tsx';

interface PageListsProps {
  choice: ListChoice;
  onShowAll: () => void;
}

/** Pages that need action, and the completed ones below; or one list if a filter is chosen. */
export function PageLists({ choice, onShowAll }: PageListsProps) {
  const { data: stats } = useQuery(statsQuery(choice));
  const isEditor = useHasRole('editor');
  if (choice.status !== 'all') {
    return (
      <PageList
        choice={choice}
        heading={() => <h2 className="sr-only">Pages</h2>}
        empty={<Nothing text={`No pages with "${choice.status}" status found.`} onShowAll={onShowAll} />}
      />
    );
  }
  if (stats?.pagesAnalyzed === 0 && isNarrowed(choice))
    return <Nothing text="There are no analyzed pages here yet." onShowAll={onShowAll} />;
  if (stats?.pagesAnalyzed === 0)
    return (
      <Nothing
        text={
          isEditor
            ? 'Get started by analyzing your first website below.'
            : 'Your team hasn’t analyzed a page yet. Its editors can.'
        }
      />
    );
  return (
    <>
      <PageList
        choice={{ ...choice, status: 'action_required' }}
        heading={(total) => <h2 className="title-3">Pages Needing Action ({total ?? 0})</h2>}
        empty={
          choice.search === '' ? (
            <p className="border-ink border-t py-6">
              Nothing to do: none of {isNarrowed(choice) ? 'these' : 'your'} pages need attention.
            </p>
          ) : (
            <Nothing text={`No pages needing action match “${choice.search}”.`} onShowAll={onShowAll} />
          )
        }
      />
      {stats && stats.fullyOptimized + stats.archived > 0 && <CompletedPages choice={choice} stats={stats} />}
    </>
  );
}

/** Collapsed, because there is nothing to do about them; open with the matches of a search. */
function CompletedPages({ choice, stats }: { choice: ListChoice; stats: DashboardStats }) {
  const { fullyOptimized, archived } = stats;
  const list = { ...choice, status: 'completed' } as const;
  if (choice.search !== '') {
    return (
      <PageList
        choice={list}
        heading={(total) => <h2 className="title-3">Completed Pages ({total ?? 0})</h2>}
        empty={<p className="border-ink border-t py-6">No completed pages match “{choice.search}”.</p>}
      />
    );
  }
  return (
    <Disclosure
      title={
        <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="title-3">Completed Pages ({fullyOptimized + archived})</h2>
          <span className="note">
            {fullyOptimized} optimized • {archived} archived
          </span>
        </span>
      }
    >
      <PageList choice={list} heading={() => null} empty={<p className="py-6">Nothing found.</p>} />
    </Disclosure>
  );
}

function isNarrowed({ client, site }: ListChoice): boolean {
  return client !== '' || site !== '';
}

function Nothing({ text, onShowAll }: { text: string; onShowAll?: () => void }) {
  return (
    <div className="grid justify-items-start gap-3 border-ink border-t py-10">
      <h2 className="title-3">No analyses found</h2>
      <p>{text}</p>
      {onShowAll && <Button onClick={onShowAll}>Show All Pages</Button>}
    </div>
  );
}
