import type { WorkspaceRole } from '@liftmark/contract/workspaces';

/** Why a member may not do something, by the least role that may. */
export const text: Record<WorkspaceRole, string> = {
  owner: 'Only an owner of this workspace can do this. Ask an owner.',
  admin: 'Only admins and owners of this workspace can do this. Ask one of them.',
  editor: 'You can view this workspace but not change it. Ask an admin to make you an editor.',
  viewer: 'Only members of this workspace can do this. Ask an admin to invite you.',
};
