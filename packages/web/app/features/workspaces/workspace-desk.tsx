import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useUser } from '../../client/user-query.ts';
import {
  forgetWorkspaces,
  rememberWorkspaces,
  switchWorkspace,
  useWorkspaces,
} from '../../client/workspaces.ts';
import { workspacesQuery } from '../../client/workspaces-query.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Keeps the workspaces of this tab up to date, and says in place of the screen when the tab’s own is lost. */
export function WorkspaceDesk({ children }: { children: ReactNode }) {
  const user = useUser();
  const { data } = useQuery({ ...workspacesQuery, enabled: Boolean(user) });
  const { list, lost } = useWorkspaces();
  useEffect(() => {
    if (user === null) forgetWorkspaces();
  }, [user]);
  useEffect(() => {
    if (data !== undefined) rememberWorkspaces(data);
  }, [data]);
  if (lost === null) return children;
  return (
    <Notice
      title={`You’re no longer in “${lost.name}”`}
      text="You were removed, or the team was deleted. To get back in, ask an owner or admin of the team to invite you."
    >
      {list.map((workspace, index) => (
        <Button
          key={workspace.id}
          look={index === 0 ? 'primary' : 'plain'}
          onClick={() => switchWorkspace(workspace.id)}
        >
          {workspace.kind === 'personal' ? 'Go to your personal workspace' : `Go to “${workspace.name}”`}
        </Button>
      ))}
    </Notice>
  );
}
