import { dashboardPagesSchema } from '@liftmark/contract/dashboard-pages';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../client/call.ts';
import { type Scope, within } from '../../client/scope.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

const words = text.pageChoice;
const SHOWN = 20;

const foundQuery = (scope: Scope, search: string) =>
  queryOptions({
    queryKey: ['/api/dashboard/pages', 'choice', scope, search],
    queryFn: ({ signal }) =>
      call(within('/api/dashboard/pages', scope, { search, limit: String(SHOWN) }), dashboardPagesSchema, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });

interface PageChoiceProps {
  scope: Scope;
  /** Title of the chosen page; null for all. */
  chosen: string | null;
  /** @param page the secure id of its report; empty for all pages */
  onChoose: (page: string) => void;
}

/** Chooses one page of a scope by its title or address. */
export function PageChoice({ scope, chosen, onChoose }: PageChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (page: string): void => {
    setOpen(false);
    onChoose(page);
  };
  const shown = chosen ?? words.all;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={words.label({ shown })}
        className="min-w-0 max-w-80"
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{shown}</span>
        <ChevronDown />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={words.title} description={words.lead}>
        <PageSearch scope={scope} onChoose={choose} />
      </Dialog>
    </>
  );
}

function PageSearch({ scope, onChoose }: Pick<PageChoiceProps, 'scope' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  const query = useQuery(foundQuery(scope, search.trim()));
  return (
    <div className="grid gap-4">
      <Input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Loaded query={query} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ pages, total }) => (
          <>
            <ul className="max-h-80 overflow-y-auto border-line border-y">
              <Choice onClick={() => onChoose('')} title={words.all} />
              {pages.map(({ secureId, title, url }) => (
                <Choice key={secureId} title={title} note={url} onClick={() => onChoose(secureId)} />
              ))}
            </ul>
            {total > pages.length && <p className="note">{words.more({ left: total - pages.length })}</p>}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Choice({ title, note, onClick }: { title: string; note?: string | null; onClick: () => void }) {
  return (
    <li className="border-line border-t first:border-0">
      <button
        type="button"
        onClick={onClick}
        className="grid min-h-control w-full content-center px-2 py-1.5 text-start [overflow-wrap:anywhere] hover:bg-hover"
      >
        <span className="text-ink text-ui">{title}</span>
        {note && <span className="note">{note}</span>}
      </button>
    </li>
  );
}
