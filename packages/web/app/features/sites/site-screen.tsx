import type { Site } from '@liftmark/contract/sites';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '../../client/api-error.ts';
import { clientsQuery } from '../../client/clients.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScoreLetter } from '../../ui/score-letter.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { JourneyList } from './journey-list.tsx';
import { PageTable } from './page-table.tsx';
import { RunStatus } from './run-status.tsx';
import { siteQuery } from './site-calls.ts';
import { SiteReportView } from './site-report-view.tsx';
import { SiteTools } from './site-tools.tsx';
import { TemplateList } from './template-list.tsx';

/** One site: what is going on, its report, templates, journeys and pages. */
export function SiteScreen({ id }: { id: string }) {
  const user = useRequiredUser();
  const query = useQuery({ ...siteQuery(id), enabled: user !== undefined && user !== null });
  if (query.error instanceof ApiError && query.error.status === 404) return <Missing />;
  return (
    <div className="pb-(--section)">
      <Wrap className="grid gap-3 pt-10 pb-6">
        <Link to="/sites" className="justify-self-start text-sm">
          Sites
        </Link>
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h1 className="title-1 [overflow-wrap:anywhere]">{query.data?.host ?? 'Site'}</h1>
          {query.data?.report && <ScoreLetter score={query.data.report.score} />}
        </div>
        {query.data && <SiteLinks site={query.data} />}
      </Wrap>
      <Wrap>
        {user === null ? (
          <p className="text-ui">Sign in to see this site.</p>
        ) : (
          <Loaded query={query} skeleton={<ScreenSkeleton />}>
            {(site) => <SiteParts site={site} />}
          </Loaded>
        )}
      </Wrap>
    </div>
  );
}

/** Where else it is to be found. */
function SiteLinks({ site: { id, clientId, report } }: { site: Site }) {
  const { data: clients = [] } = useQuery(clientsQuery);
  const client = clients.find((each) => each.id === clientId);
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
      {client && (
        <span className="[overflow-wrap:anywhere]">
          Client: <Link to={`/account/clients/${client.id}`}>{client.name}</Link>
        </span>
      )}
      {report !== null && <Link to={`/dashboard?site=${id}`}>See its analyzed pages</Link>}
    </p>
  );
}

const TABS = [
  { value: 'report', label: 'Report' },
  { value: 'templates', label: 'Templates' },
  { value: 'journeys', label: 'Journeys' },
  { value: 'pages', label: 'Pages' },
] as const;
type Tab = (typeof TABS)[number]['value'];

function SiteParts({ site }: { site: Site }) {
  const [search, setSearch] = useSearchParams();
  const first: Tab = site.report === null ? 'templates' : 'report';
  const tab = TABS.find(({ value }) => value === search.get('tab'))?.value ?? first;
  const show = (next: Tab) => setSearch({ tab: next }, { preventScrollReset: true, replace: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <RunStatus site={site} />
      {site.templates.length > 0 && (
        <Tabs label="Parts of the site" tabs={[...TABS]} value={tab} onChange={show}>
          <TabPanel value="report">
            <SiteReportView site={site} />
          </TabPanel>
          <TabPanel value="templates">
            <TemplateList site={site} />
          </TabPanel>
          <TabPanel value="journeys">
            <JourneyList site={site} />
          </TabPanel>
          <TabPanel value="pages">
            <PageTable site={site} />
          </TabPanel>
        </Tabs>
      )}
      <SiteTools site={site} />
    </div>
  );
}

function ScreenSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-5 w-80 max-w-full" />
      <Skeleton className="min-h-control w-44" />
      <Skeleton className="mt-6 h-6 w-72 max-w-full" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}

function Missing() {
  return (
    <Notice title="This site doesn’t exist" text="It was deleted, or it belongs to another workspace.">
      <Button look="primary" asChild>
        <Link to="/sites">See your sites</Link>
      </Button>
    </Notice>
  );
}
