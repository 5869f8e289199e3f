import { workspaceListSchema } from '@liftmark/contract/workspaces';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** How soon an open tab notices that its person was removed from a team. */
const WATCH_MS = 30_000;

/** The workspaces of the signed-in person. Others can change those of people who are in a team. */
export const workspacesQuery = queryOptions({
  queryKey: ['/api/workspaces'],
  queryFn: ({ signal }) => call('/api/workspaces', workspaceListSchema, { signal }),
  refetchInterval: ({ state: { data } }) => (isInTeam(data) ? WATCH_MS : false),
  refetchOnWindowFocus: ({ state: { data } }) => (isInTeam(data) ? 'always' : false),
});

function isInTeam(list: readonly unknown[] | undefined): boolean {
  return (list?.length ?? 0) > 1;
}
