import { doneSchema } from '@liftmark/contract/auth';
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
import { clientsQuery } from './clients.ts';
import { type Scope, within } from './scope.ts';

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

export const openTasksQuery = (scope: Scope) =>
  queryOptions({
    queryKey: ['/api/tasks', scope],
    queryFn: ({ signal }) => call(within('/api/tasks', scope), openTasksSchema, { signal }),
    refetchOnMount: 'always',
  });

/** @param page the secure id of a report, for its page alone; empty for all of the scope */
export const activityQuery = (scope: Scope, page: string) =>
  infiniteQueryOptions({
    queryKey: ['/api/activity', scope, page],
    queryFn: ({ signal, pageParam }) => {
      const more = { limit: '15', ...(page && { page }), ...(pageParam !== null && { before: pageParam }) };
      return call(within('/api/activity', scope, more), activitySchema, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });

export const monthPath = (month: string) => `/api/months/${encodeURIComponent(month)}`;

export const monthQuery = (month: string, scope: Scope) =>
  queryOptions({
    queryKey: ['/api/months', month, scope],
    queryFn: ({ signal }) => call(within(monthPath(month), scope), monthSchema, { signal }),
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

/** Whether there is anything to work on together: a team, clients, or tasks with a due date. */
export const hasTeamworkQuery = queryOptions({
  queryKey: ['/api/tasks', 'teamwork'],
  queryFn: async ({ client, signal }) => {
    const workspace = await client.ensureQueryData(lastWorkspaceQuery);
    if (workspace?.kind === 'team') return true;
    if ((await client.ensureQueryData(clientsQuery)).length > 0) return true;
    return (await call('/api/tasks', openTasksSchema, { signal })).length > 0;
  },
});
