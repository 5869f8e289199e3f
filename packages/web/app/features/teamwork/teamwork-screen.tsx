import type { OpenTasks } from '@liftmark/contract/teamwork';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { type Scope, useScope, within } from '../../client/scope.ts';
import { openSignIn } from '../../client/sign-in.ts';
import { activityQuery, lastWorkspaceQuery, openTasksQuery } from '../../client/teamwork-calls.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { ExportMenu } from '../../ui/export-menu.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { momentWords } from '../../ui/moment.ts';
import { ScopeFilters } from '../../ui/scope-filters.tsx';
import { Wrap } from '../../ui/section.tsx';
import { ShortList } from '../../ui/short-list.tsx';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PageChoice } from './page-choice.tsx';
import { text } from './text.ts';

/** What is left to do in the workspace, what happened in it, and what each month brought. */
export function TeamworkScreen() {
  const user = useRequiredUser();
  const [scope, setScope] = useScope();
  return (
    <>
      <Wrap className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-10 pb-8">
        <div className="grid gap-1">
          <h1 className="title-1">{text.title}</h1>
          <p className="text-ui">{text.lead}</p>
        </div>
        {user && (
          <div className="flex flex-wrap gap-2">
            <ScopeFilters scope={scope} onChange={setScope} />
          </div>
        )}
      </Wrap>
      {user === null ? (
        <SignedOutPreview
          parts={text.preview}
          onSignIn={() => openSignIn({ mode: 'signin', returnTo: null })}
        >
          {text.signIn}
        </SignedOutPreview>
      ) : user ? (
        <>
          <TasksPart scope={scope} />
          <ActivityPart scope={scope} />
          <MonthsPart scope={scope} />
          <ExportPart scope={scope} />
        </>
      ) : (
        <Wrap aria-busy="true">
          <ListSkeleton />
        </Wrap>
      )}
    </>
  );
}

interface PartProps {
  scope: Scope;
}

const isNarrowed = ({ client, site }: Scope): boolean => client !== '' || site !== '';

function TasksPart({ scope }: PartProps) {
  const query = useQuery(openTasksQuery(scope));
  return (
    <Part id="tasks" title={text.tasks.title} lead={text.tasks.lead}>
      <Loaded query={query} skeleton={<ListSkeleton />}>
        {(tasks) =>
          tasks.length === 0 ? (
            <p className="text-ui">{isNarrowed(scope) ? text.tasks.noneHere : text.tasks.none}</p>
          ) : (
            <ShortList items={tasks} step={10}>
              {(shown) => (
                <ul className="grid">
                  {shown.map((task) => (
                    <TaskRow key={`${task.secureId} ${task.id}`} task={task} />
                  ))}
                </ul>
              )}
            </ShortList>
          )
        }
      </Loaded>
    </Part>
  );
}

const ROW = 'grid gap-0.5 border-line border-t py-3 first:border-0 first:pt-0 [overflow-wrap:anywhere]';

function TaskRow({ task }: { task: OpenTasks[number] }) {
  return (
    <li className={ROW}>
      <Link
        to={`/report/${task.secureId}#finding-${task.id}`}
        className="justify-self-start font-medium text-ink text-ui"
      >
        {task.title}
      </Link>
      <span className={task.isOverdue ? 'text-danger text-sm' : 'note'}>{text.tasks.about(task)}</span>
      <span className="note">{task.page}</span>
    </li>
  );
}

function ActivityPart({ scope }: PartProps) {
  const [query, setQuery] = useSearchParams();
  const page = query.get('page') ?? '';
  const feed = useInfiniteQuery(activityQuery(scope, page));
  const entries = feed.data?.pages.flatMap((part) => part.entries);
  const choose = (secureId: string): void => {
    const rest = [...query].filter(([name]) => name !== 'page');
    setQuery([...rest, ...(secureId === '' ? [] : [['page', secureId] as [string, string]])], {
      replace: true,
      preventScrollReset: true,
    });
  };
  const title = entries?.find((entry) => entry.page !== null)?.page ?? text.pageChoice.one;
  return (
    <Part id="activity" title={text.activity.title} lead={text.activity.lead}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PageChoice scope={scope} chosen={page === '' ? null : title} onChoose={choose} />
        <ExportMenu
          label={text.activity.export}
          pathOf={(ending) => within(`/api/activity.${ending}`, scope, { ...(page && { page }) })}
          file="liftmark-activity"
        />
      </div>
      {entries === undefined ? (
        feed.error ? (
          <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <p className="text-ui">{sentenceFor(feed.error)}</p>
            <Button onClick={() => void feed.refetch()}>Try Again</Button>
          </div>
        ) : (
          <div aria-busy="true">
            <ListSkeleton />
          </div>
        )
      ) : entries.length === 0 ? (
        <p className="text-ui">
          {isNarrowed(scope) || page !== '' ? text.activity.noneHere : text.activity.none}
        </p>
      ) : (
        <ul className="grid">
          {entries.map((entry) => (
            <li key={entry.id} className={ROW}>
              <span className="text-ink text-ui">{text.activity.sentence(entry)}</span>
              {entry.kind === 'commented' && <span className="text-ui">{entry.detail}</span>}
              <span className="note">
                {momentWords(entry.at)}
                {entry.page !== null && entry.secureId !== null && (
                  <>
                    {' · '}
                    <Link to={`/report/${entry.secureId}`}>{entry.page}</Link>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {feed.hasNextPage && (
        <Button
          className="justify-self-start"
          disabled={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {text.activity.more}
        </Button>
      )}
    </Part>
  );
}

function MonthsPart({ scope }: PartProps) {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  return (
    <Part id="months" title={text.months.title} lead={text.months.lead}>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text.months.month}>
          {(control) => (
            <Input
              {...control}
              type="month"
              value={month}
              onChange={({ target }) => setMonth(target.value)}
            />
          )}
        </Field>
        {month !== '' && (
          <Button asChild>
            <Link to={within(`/teamwork/${month}`, scope)}>{text.months.open}</Link>
          </Button>
        )}
      </div>
    </Part>
  );
}

/** For admins and owners. */
function ExportPart({ scope }: PartProps) {
  const { data: workspace } = useQuery(lastWorkspaceQuery);
  if (workspace?.role !== 'owner' && workspace?.role !== 'admin') return null;
  return (
    <Part id="export" title={text.export.title} lead={text.export.lead}>
      <ExportMenu
        label={text.export.what}
        pathOf={(ending) => within(`/api/workspace-export.${ending}`, scope)}
        file="liftmark-workspace"
      />
    </Part>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-80 max-w-full" />
          <Skeleton className="h-4 w-48 max-w-full" />
        </div>
      ))}
    </div>
  );
}
