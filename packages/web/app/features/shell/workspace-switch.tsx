import { useLocation, useNavigate } from 'react-router';
import { switchWorkspace, useWorkspaces, workspaceName } from '../../client/workspaces.ts';

/** Screens about one thing of a workspace, and where to go from there in another one. */
const OF_ONE_WORKSPACE = [
  { path: '/account/webhooks/', next: '/account/webhooks' },
  { path: '/account/measuring/', next: '/account/measuring' },
  { path: '/sites/', next: '/sites' },
  { path: '/billing', next: '/account' },
  { path: '/checkout', next: '/account' },
];

/** Goes to another workspace in this tab. Only shown to people who have several. */
export function WorkspaceSwitch({ className }: { className?: string }) {
  const { list, active } = useWorkspaces();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (list.length < 2) return null;
  const change = async (id: string): Promise<void> => {
    const left = OF_ONE_WORKSPACE.find(({ path }) => pathname.startsWith(path));
    // First, since the other workspace doesn't have what this screen would ask for.
    if (left !== undefined) await navigate(left.next);
    switchWorkspace(id);
  };
  return (
    <label className={`relative inline-flex min-w-0 items-center ${className ?? ''}`}>
      <span className="sr-only">Workspace</span>
      <select
        value={active?.id ?? ''}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        className="select-arrow min-h-control w-full min-w-0 truncate rounded-2 bg-transparent ps-2 pe-7 text-ink-2 text-ui hover:bg-hover hover:text-ink"
      >
        {list.map((workspace) => (
          <option key={workspace.id} value={workspace.id}>
            {workspaceName(workspace)}
          </option>
        ))}
      </select>
    </label>
  );
}
