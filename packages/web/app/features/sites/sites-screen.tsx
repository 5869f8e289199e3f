import type { Sites } from '@liftmark/contract/sites';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { clientsQuery } from '../../client/clients.ts';
import { openSignIn } from '../../client/sign-in.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { useHasRole } from '../../client/workspaces.ts';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddSiteForm } from './add-site-form.tsx';
import { sitesQuery } from './site-calls.ts';
import { counted, text } from './text.ts';

const PARTS = [
  { title: 'Templates', text: 'Hundreds of pages, grouped into the few templates behind them.' },
  {
    title: 'One fix for many pages',
    text: 'The costliest leaks across the site, and where to fix each once.',
  },
  { title: 'Journeys', text: 'From the home page to the checkout, with the weakest step.' },
];

/** The list of a workspace's sites. */
export function SitesScreen() {
  const user = useRequiredUser();
  return (
    <>
      <Wrap className="grid gap-3 pt-10 pb-8">
        <h1 className="title-1">{text.title}</h1>
        <p className="max-w-160 text-ui">{text.lead}</p>
      </Wrap>
      {user === null ? (
        <SignedOutPreview parts={PARTS} onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}>
          Sign in to see your sites
        </SignedOutPreview>
      ) : (
        <Wrap className="pb-(--section)">{user ? <OwnSites /> : <ListSkeleton />}</Wrap>
      )}
    </>
  );
}

function OwnSites() {
  const query = useQuery(sitesQuery);
  const isEditor = useHasRole('editor');
  return (
    <Loaded query={query} skeleton={<ListSkeleton />}>
      {({ sites, limit }) => (
        <div className="grid gap-10">
          {isEditor && (sites.length < limit ? <AddSiteForm /> : <p className="note">{text.full(limit)}</p>)}
          {sites.length === 0 ? (
            <div className="border-line border-t pt-8">
              <p className="max-w-160 text-ui">{isEditor ? text.empty : text.emptyForViewers}</p>
            </div>
          ) : (
            <SiteList sites={sites} />
          )}
        </div>
      )}
    </Loaded>
  );
}

/** With a search once there are many. */
function SiteList({ sites }: Pick<Sites, 'sites'>) {
  const { data: clients = [] } = useQuery(clientsQuery);
  const nameOf = new Map(clients.map(({ id, name }) => [id, name]));
  return (
    <FilteredList
      label={text.search}
      items={sites}
      textOf={({ host, clientId }) => `${host} ${nameOf.get(clientId ?? '') ?? ''}`}
    >
      {(shown) => (
        <ul className="border-line border-b">
          {shown.map((site) => (
            <SiteRow key={site.id} site={site} client={nameOf.get(site.clientId ?? '')} />
          ))}
        </ul>
      )}
    </FilteredList>
  );
}

interface SiteRowProps {
  site: Sites['sites'][number];
  client: string | undefined;
}

function SiteRow({ site: { id, host, run, plan, templates, score }, client }: SiteRowProps) {
  const { pages } = plan ?? run;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-line border-t py-4">
      <div className="min-w-0">
        <Link
          to={`/sites/${id}`}
          className="inline-flex min-h-6 items-center font-medium text-ink [overflow-wrap:anywhere]"
        >
          {host}
        </Link>
        <p className="note">
          {run.isPaused ? text.paused : text.states[run.state]}
          {pages > 0 && `. ${counted(pages, 'page')}`}
          {templates > 0 && `, ${counted(templates, 'template')}`}
          {client !== undefined && `. ${text.client({ client })}`}
        </p>
      </div>
      {score !== null && <ScoreLetter score={score} />}
    </li>
  );
}

function ListSkeleton() {
  return (
    <div className="grid border-line border-b">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 border-line border-t py-4">
          <Skeleton className="h-5 w-48 max-w-full" />
          <Skeleton className="h-4 w-72 max-w-full" />
        </div>
      ))}
    </div>
  );
}
