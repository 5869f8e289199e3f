import { doneSchema } from '@liftmark/contract/auth';
import { sitesSchema } from '@liftmark/contract/sites';
import {
  activitySchema,
  commentListSchema,
  monthSchema,
  openTasksSchema,
  reportTasksSchema,
  type TaskRequest,
  type WorkMails,
  workMailsSchema,
} from '@liftmark/contract/teamwork';
import { type Workspace, workspaceListSchema } from '@liftmark/contract/workspaces';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

const of = (reportId: string) => `/api/reports/${encodeURIComponent(reportId)}`;

export const tasksQuery = (reportId: string) =>
  queryOptions({
    queryKey: [`${of(reportId)}/tasks`],
    queryFn: ({ signal }) => call(`${of(reportId)}/tasks`, reportTasksSchema, { signal }),
  });

export const changeTask = (reportId: string, task: string, body: TaskRequest) =>
  call(`${of(reportId)}/tasks/${encodeURIComponent(task)}`, reportTasksSchema, { method: 'PUT', body });

export const commentsQuery = (reportId: string, task: string) =>
  queryOptions({
    queryKey: [`${of(reportId)}/comments`, task],
    queryFn: ({ signal }) =>
      call(`${of(reportId)}/comments?${new URLSearchParams({ task })}`, commentListSchema, { signal }),
    refetchOnMount: 'always',
  });

export const addComment = (reportId: string, task: string, text: string) =>
  call(`${of(reportId)}/comments`, commentListSchema, { method: 'POST', body: { task, text } });

export const changeComment = (reportId: string, id: string, text: string) =>
  call(`${of(reportId)}/comments/${encodeURIComponent(id)}`, doneSchema, { method: 'PUT', body: { text } });

export const deleteComment = (reportId: string, id: string) =>
  call(`${of(reportId)}/comments/${encodeURIComponent(id)}`, doneSchema, { method: 'DELETE' });

export const openTasksQuery = queryOptions({
  queryKey: ['/api/tasks'],
  queryFn: ({ signal }) => call('/api/tasks', openTasksSchema, { signal }),
  refetchOnMount: 'always',
});

/** @param filter the id of a site, or of a report for its page */
export const activityQuery = (filter: { site?: string; page?: string }) =>
  infiniteQueryOptions({
    queryKey: ['/api/activity', filter],
    queryFn: ({ signal, pageParam }) => {
      const query = new URLSearchParams({ ...filter, ...(pageParam !== null && { before: pageParam }) });
      return call(`/api/activity?${query}`, activitySchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });

export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: ['/api/months', month],
    queryFn: ({ signal }) => call(`/api/months/${encodeURIComponent(month)}`, monthSchema, { signal }),
    refetchOnMount: 'always',
  });

const MAILS = '/api/account/work-mails';

export const workMailsQuery = queryOptions({
  queryKey: [MAILS],
  queryFn: ({ signal }) => call(MAILS, workMailsSchema, { signal }),
});

export const setWorkMails = (body: WorkMails) => call(MAILS, workMailsSchema, { method: 'PUT', body });

/** The workspace that requests work in. */
export const lastWorkspaceQuery = queryOptions({
  queryKey: ['/api/workspaces', 'last'],
  queryFn: async ({ signal }): Promise<Workspace | null> => {
    const workspaces = await call('/api/workspaces', workspaceListSchema, { signal });
    return workspaces.find(({ isLastUsed }) => isLastUsed) ?? null;
  },
});

export const siteNamesQuery = queryOptions({
  queryKey: ['/api/sites', 'names'],
  queryFn: async ({ signal }) => {
    const { sites } = await call('/api/sites', sitesSchema, { signal });
    return sites.map(({ id, url }) => ({ id, name: new URL(url).host }));
  },
});

/** Whether there is anything to work on together: a team, or tasks with a due date. */
export const hasTeamworkQuery = queryOptions({
  queryKey: ['/api/tasks', 'teamwork'],
  queryFn: async ({ client, signal }) => {
    const workspace = await client.ensureQueryData(lastWorkspaceQuery);
    if (workspace?.kind === 'team') return true;
    return (await call('/api/tasks', openTasksSchema, { signal })).length > 0;
  },
});
