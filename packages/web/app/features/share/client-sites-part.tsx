import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { assignSite, refreshClients, siteNamesQuery } from '../../client/clients.ts';
import { useHasRole } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { text as texts } from './clients.text.ts';

const text = texts.sites;

/** The sites of a client, with a choice of the others to add. */
export function ClientSites({ clientId }: { clientId: string }) {
  const query = useQuery(siteNamesQuery);
  const isEditor = useHasRole('editor');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ site, to }: { site: string; to: string | null }) => assignSite(site, to),
    onSettled: () => refreshClients(queryClient),
    onError: (error) => toast({ title: 'Error', description: sentenceFor(error), look: 'destructive' }),
  });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-24 w-full" />}>
      {(sites) => {
        const own = sites.filter((site) => site.clientId === clientId);
        const others = sites.filter((site) => site.clientId !== clientId);
        return (
          <>
            {own.length === 0 ? (
              <p className="text-ui">{sites.length === 0 ? text.noneLeft : text.none}</p>
            ) : (
              <FilteredList label={text.search} items={own} textOf={({ name }) => name}>
                {(shown) => (
                  <ul className="border-line border-b">
                    {shown.map(({ id, name, score }) => (
                      <li
                        key={id}
                        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-2"
                      >
                        <Link
                          to={`/sites/${id}`}
                          className="inline-flex min-h-6 items-center font-medium text-ink [overflow-wrap:anywhere]"
                        >
                          {name}
                        </Link>
                        <span className="flex flex-wrap items-center gap-x-4">
                          {score !== null && <ScoreLetter score={score} />}
                          {isEditor && (
                            <Button
                              look="quiet"
                              aria-label={text.takeOutName({ name })}
                              disabled={isPending}
                              onClick={() => mutate({ site: id, to: null })}
                            >
                              {text.takeOut}
                            </Button>
                          )}
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
              </FilteredList>
            )}
            {isEditor && others.length > 0 && (
              <Field label={text.add} className="max-w-112">
                {(control) => (
                  <Select
                    {...control}
                    value=""
                    disabled={isPending}
                    onChange={({ target }) => mutate({ site: target.value, to: clientId })}
                  >
                    <option value="">{text.choose}</option>
                    {others.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
