import { RANGES, type Range } from '@liftmark/contract/founders';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceMenu } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { AnalyticsTab } from './analytics-tab.tsx';
import { AuditTab } from './audit-tab.tsx';
import { FeedbackTab } from './feedback-tab.tsx';
import { refreshFounders } from './founders-queries.ts';
import { HealthTab } from './health-tab.tsx';
import { RevenueTab } from './revenue-tab.tsx';
import { TrackRecordTab } from './track-record-tab.tsx';
import { TABS, type Tab, useChoice } from './use-choice.ts';
import { UsersTab } from './users-tab.tsx';

const PANELS: Record<Tab, () => ReactNode> = {
  users: () => <UsersTab />,
  feedback: () => <FeedbackTab />,
  analytics: () => <AnalyticsTab />,
  revenue: () => <RevenueTab />,
  health: () => <HealthTab />,
  'track-record': () => <TrackRecordTab />,
  audit: () => <AuditTab />,
};
const RANGE_LABELS: Record<Range, string> = {
  '24h': 'Last 24 Hours',
  '7d': 'Last 7 Days',
  '30d': 'Last 30 Days',
  '90d': 'Last 90 Days',
};

/** The operator's screen. `notFound` is what everyone else sees. */
export function FoundersScreen({ notFound }: { notFound: ReactNode }) {
  const user = useRequiredUser();
  if (user?.isFounder) return <Desk />;
  if (user) return notFound;
  if (user === null) {
    return (
      <Notice title="Sign in to continue" text="You need to be signed in to see this page.">
        {null}
      </Notice>
    );
  }
  return (
    <Wrap aria-busy="true" className="grid gap-4 py-10">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-72 w-full" />
    </Wrap>
  );
}

function Desk() {
  const { tab, setTab, range, setRange } = useChoice();
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-10 pb-(--section)">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="title-1">Founders Dashboard</h1>
        <div className="flex flex-wrap items-center gap-2">
          <ChoiceMenu
            label="Time range"
            value={range}
            options={RANGES.map((value) => ({ value, label: RANGE_LABELS[value] }))}
            onChange={setRange}
          />
          <RefreshButton />
        </div>
      </div>
      <Tabs label="Dashboard sections" tabs={[...TABS]} value={tab} onChange={setTab}>
        <TabPanel value={tab}>
          <h2 className="sr-only">{TABS.find(({ value }) => value === tab)?.label}</h2>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-4">{PANELS[tab]()}</div>
        </TabPanel>
      </Tabs>
    </Wrap>
  );
}

function RefreshButton() {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey: ['/api/founders'] }) > 0;
  return (
    <Button
      onClick={() => void refreshFounders(queryClient)}
      title="Refreshes automatically every 30 seconds"
    >
      <RefreshCw className={isFetching ? 'animate-spin motion-reduce:animate-none' : undefined} />
      Refresh
    </Button>
  );
}
