import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useEmailPreferences } from '../../client/email-preferences.ts';
import { type Scope, within } from '../../client/scope.ts';
import { hasTeamworkQuery } from '../../client/teamwork-calls.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { useHasRole, useTeam } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { Wrap } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { DashboardPreview } from './dashboard-preview.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Insights } from './insights.tsx';
import { ListControls } from './list-controls.tsx';
import { PageLists } from './page-lists.tsx';
import { PendingCard, type PendingPage } from './pending-card.tsx';
import { ReminderBanner } from './reminder-banner.tsx';
import { StatCards } from './stat-cards.tsx';
import { useListChoice } from './use-list-choice.ts';

interface DashboardScreenProps {
  /** The box that adds a page. */
  quickAdd: ReactNode;
  /** The page being added. */
  pending: PendingPage | null;
}

export function DashboardScreen(props: DashboardScreenProps) {
  const user = useRequiredUser();
  const team = useTeam();
  return (
    <>
      <Wrap className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-10 pb-6">
        <div className="grid gap-1">
          <h1 className="title-1">Conversion Optimization Dashboard</h1>
          <p className="min-h-7">
            {user &&
              `Welcome back, ${user.firstName || 'User'}${team === null ? '' : `. You’re in “${team.name}”.`}`}
          </p>
        </div>
        {user && <HeadActions />}
      </Wrap>
      {user ? (
        <Desk key={user.id} {...props} />
      ) : user === null ? (
        <DashboardPreview />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}

function HeadActions() {
  const { wanted, change, isPending } = useEmailPreferences();
  const isEditor = useHasRole('editor');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {!isPending && <Switch label="Email updates" checked={wanted} onChange={change} />}
      {isEditor && (
        <Button asChild look="primary">
          <Link to="/analyze">Analyze New Page</Link>
        </Button>
      )}
    </div>
  );
}

/** Only where there’s something to see: one person with one page works on the cards. */
function TeamworkLink({ scope }: { scope: Scope }) {
  const { data } = useQuery(hasTeamworkQuery);
  if (data !== true) return null;
  return (
    <Link to={within('/teamwork', scope)} className="justify-self-start">
      Tasks and activity
    </Link>
  );
}

function Desk({ quickAdd, pending }: DashboardScreenProps) {
  const [choice, setChoice] = useListChoice();
  const isEditor = useHasRole('editor');
  return (
    <Wrap className="grid gap-8 pb-(--section)">
      {isEditor && <ReminderBanner scope={choice} />}
      <StatCards scope={choice} />
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_18.5rem]">
        <section aria-label="Pages" className="grid min-w-0 gap-6">
          <ListControls choice={choice} onChange={setChoice} />
          {pending && <PendingCard page={pending} />}
          <PageLists
            choice={choice}
            onShowAll={() => setChoice({ status: 'all', search: '', client: '', site: '' })}
          />
        </section>
        <aside aria-label="Insights" className="grid gap-8 xl:sticky xl:top-24">
          <Insights scope={choice} />
          {isEditor && quickAdd}
          <ExportMenu
            label="Export pages and tasks"
            pathOf={(ending) => within(`/api/dashboard/pages.${ending}`, choice)}
            file="liftmark-pages"
          />
          <TeamworkLink scope={choice} />
        </aside>
      </div>
    </Wrap>
  );
}
