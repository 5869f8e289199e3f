/** Everyone has a personal workspace; teams have one together. */
export const WORKSPACE_KINDS = ['personal', 'team'] as const;
export type WorkspaceKind = (typeof WORKSPACE_KINDS)[number];

/**
 * What members may do, from most to least: owners also pay, transfer and delete; admins manage members, keys and
 * branding; editors analyze and change pages; viewers only read.
 */
export const WORKSPACE_ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];
