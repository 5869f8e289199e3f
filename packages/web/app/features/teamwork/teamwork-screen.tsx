import type { OpenTasks } from '@liftmark/contract/teamwork';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { openSignIn } from '../../client/sign-in.ts';
import {
  activityQuery,
  lastWorkspaceQuery,
  openTasksQuery,
  siteNamesQuery,
} from '../../client/teamwork-calls.ts';
import { useRequiredUser } from '../../client/use-required-user.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { momentWords } from '../../ui/moment.ts';
import { Wrap } from '../../ui/section.tsx';
import { SignedOutPreview } from '../../ui/signed-out-preview.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { text } from './text.ts';

/** What is left to do in the workspace, what happened in it, and what each month brought. */
export function TeamworkScreen() {
  const user = useRequiredUser();
  return (
    <>
      <Wrap className="grid gap-1 pt-10 pb-8">
        <h1 className="title-1">{text.title}</h1>
        <p className="text-ui">{text.lead}</p>
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
          <TasksPart />
          <ActivityPart />
          <MonthsPart />
          <ExportPart />
        </>
      ) : (
        <Wrap aria-busy="true">
          <ListSkeleton />
        </Wrap>
      )}
    </>
  );
}

function TasksPart() {
  const query = useQuery(openTasksQuery);
  return (
    <Part id="tasks" title={text.tasks.title} lead={text.tasks.lead}>
      <Loaded query={query} skeleton={<ListSkeleton />}>
        {(tasks) =>
          tasks.length === 0 ? (
            <p className="text-ui">{text.tasks.none}</p>
          ) : (
            <ul className="grid">
              {tasks.map((task) => (
                <TaskRow key={`${task.secureId} ${task.id}`} task={task} />
              ))}
            </ul>
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

function ActivityPart() {
  const [query, setQuery] = useSearchParams();
  const { data: sites = [] } = useQuery(siteNamesQuery);
  const [site, page] = [query.get('site'), query.get('page')];
  const feed = useInfiniteQuery(activityQuery({ ...(site && { site }), ...(page && { page }) }));
  const entries = feed.data?.pages.flatMap((part) => part.entries);
  return (
    <Part id="activity" title={text.activity.title} lead={text.activity.lead}>
      {sites.length > 0 && page === null && (
        <Field label={text.activity.site} className="max-w-80">
          {(control) => (
            <Select
              {...control}
              value={site ?? ''}
              onChange={({ target: { value } }) => setQuery(value === '' ? {} : { site: value })}
            >
              <option value="">{text.activity.all}</option>
              {sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {page !== null && (
        <Link to="/teamwork" className="justify-self-start text-sm">
          {text.activity.allPages}
        </Link>
      )}
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
        <p className="text-ui">{text.activity.none}</p>
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

function MonthsPart() {
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
            <Link to={`/teamwork/${month}`}>{text.months.open}</Link>
          </Button>
        )}
      </div>
    </Part>
  );
}

/** For admins and owners. */
function ExportPart() {
  const { data: workspace } = useQuery(lastWorkspaceQuery);
  if (workspace?.role !== 'owner' && workspace?.role !== 'admin') return null;
  return (
    <Part id="export" title={text.export.title} lead={text.export.lead}>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href="/api/workspace-export.csv" download>
            {text.export.csv}
          </a>
        </Button>
        <Button asChild>
          <a href="/api/workspace-export.json" download>
            {text.export.json}
          </a>
        </Button>
      </div>
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
