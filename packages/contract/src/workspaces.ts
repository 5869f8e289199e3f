import { z } from 'zod';
import { emailSchema, passwordSchema } from './auth.ts';
import { shownNameSchema } from './names.ts';

/** Everyone has a personal workspace; teams have one together. */
export const WORKSPACE_KINDS = ['personal', 'team'] as const;
export type WorkspaceKind = (typeof WORKSPACE_KINDS)[number];

/**
 * What members may do, from most to least: owners also pay, transfer and delete; admins manage members, keys and
 * branding; editors analyze and change pages; viewers only read.
 */
export const WORKSPACE_ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;
export type WorkspaceRole = (typeof WORKSPACE_ROLES)[number];
export const workspaceRoleSchema = z.enum(WORKSPACE_ROLES, 'Choose a role');

/** Members with these roles take a paid seat. Viewers are free. */
export const SEAT_ROLES = ['owner', 'admin', 'editor'] as const satisfies readonly WorkspaceRole[];

/** The roles of an invitation. Owners make each other. */
export const INVITED_ROLES = ['admin', 'editor', 'viewer'] as const satisfies readonly WorkspaceRole[];

/**
 * The header with the id of the workspace that a request works in: lists, new analyses, the plan, keys and webhooks.
 * Without it, that's the one that the person used last, at first the personal one. Whatever an address names by its id
 * is found in its own workspace. An API key works in its own workspace and ignores the header.
 */
export const WORKSPACE_HEADER = 'liftmark-workspace';

/** Seats of a team without Pro: its first owner, with any number of viewers. */
export const FREE_SEATS = 1;
export const MAX_SEATS = 500;
/** Most members of a team, with viewers and invitations. */
export const MAX_MEMBERS = 1_000;
/** Most teams of one owner. */
export const MAX_TEAMS = 20;
export const MAX_WORKSPACE_NAME = 60;
/** How long an invitation is valid. */
export const INVITATION_DAYS = 7;

export function takesSeat(role: WorkspaceRole): boolean {
  return role !== 'viewer';
}

/** A workspace as one of its members sees it: an entry of `GET /api/workspaces`, the personal one first. */
export const workspaceSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(WORKSPACE_KINDS),
    /** Empty for the personal one. */
    name: z.string(),
    /** Your role in it. */
    role: workspaceRoleSchema,
    isPro: z.boolean(),
    /** Whether requests without the header work in it. */
    isLastUsed: z.boolean(),
  })
  .meta({ id: 'Workspace' });
export type Workspace = z.infer<typeof workspaceSchema>;
export const workspaceListSchema = z.array(workspaceSchema);

/** `GET /api/workspaces/{id}`, for its members. Dates are ISO 8601. */
export const workspaceDetailSchema = workspaceSchema.extend({
  createdAt: z.string(),
  /** Seats that are paid for. */
  seats: z.int(),
  /** Seats of members and of open invitations. */
  seatsUsed: z.int(),
  members: z.int(),
});
export type WorkspaceDetail = z.infer<typeof workspaceDetailSchema>;

const workspaceNameSchema = shownNameSchema(MAX_WORKSPACE_NAME).min(1, 'Name is required');

/** `POST /api/workspaces`, with an `Idempotency-Key`: makes a team, which you own. `PUT /api/workspaces/{id}` renames it. */
export const workspaceRequestSchema = z.object({ name: workspaceNameSchema });
export type WorkspaceRequest = z.input<typeof workspaceRequestSchema>;

/** `POST /api/workspaces/{id}/delete`: with everything in it, immediately. `confirmation` is its name. */
export const deleteWorkspaceRequestSchema = z.object({
  confirmation: z.string(),
  password: passwordSchema.optional(),
});
export type DeleteWorkspaceRequest = z.input<typeof deleteWorkspaceRequestSchema>;

/** One entry of `GET /api/workspaces/{id}/members`, in the order of joining. */
export const memberSchema = z
  .object({
    userId: z.uuid(),
    /** Empty if they gave none. */
    name: z.string(),
    email: z.string(),
    role: workspaceRoleSchema,
    isYou: z.boolean(),
    joinedAt: z.string(),
  })
  .meta({ id: 'WorkspaceMember' });
export type Member = z.infer<typeof memberSchema>;
export const memberListSchema = z.array(memberSchema);

/** `PUT /api/workspaces/{id}/members/{userId}`; `DELETE` removes the member, who loses access immediately. */
export const roleRequestSchema = z.object({ role: workspaceRoleSchema });
export type RoleRequest = z.input<typeof roleRequestSchema>;

/** `POST /api/workspaces/{id}/transfer`: the member becomes an owner and you an admin. */
export const transferRequestSchema = z.object({ userId: z.uuid() });
export type TransferRequest = z.input<typeof transferRequestSchema>;

/** `PUT /api/workspaces/{id}/seats`: changes the number of seats of the running subscription. */
export const seatsSchema = z
  .int('Enter a whole number of seats')
  .min(1, 'A team needs at least 1 seat')
  .max(MAX_SEATS, `For more than ${MAX_SEATS} seats, contact us`);
export const seatsRequestSchema = z.object({ seats: seatsSchema });
export type SeatsRequest = z.input<typeof seatsRequestSchema>;

/** One entry of `GET /api/workspaces/{id}/invitations`, the newest first. It disappears once it is answered. */
export const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    role: z.enum(INVITED_ROLES),
    /** Who invited; empty if that person is gone or gave no name. */
    invitedBy: z.string(),
    sentAt: z.string(),
    expiresAt: z.string(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'WorkspaceInvitation' });
export type Invitation = z.infer<typeof invitationSchema>;
export const invitationListSchema = z.array(invitationSchema);

/**
 * `POST /api/workspaces/{id}/invitations`: mails a link, `/invitation#token=`. Inviting an address again sends a new link
 * with the new role. `POST …/{invitationId}/resend` sends it again; `DELETE` revokes it.
 */
export const invitationRequestSchema = z.object({
  email: emailSchema,
  role: z.enum(INVITED_ROLES, 'Choose a role'),
});
export type InvitationRequest = z.input<typeof invitationRequestSchema>;

/** `POST /api/invitations/look`, `/accept` and `/decline`. Only accepting needs an account, with the invited address. */
export const invitationTokenSchema = z.object({ token: z.string().min(1).max(200) });

/** The answer of `look`: what the person with the link sees before they answer. */
export const invitationViewSchema = z
  .object({
    workspaceName: z.string(),
    invitedBy: z.string(),
    /** The address that the link was sent to. */
    email: z.string(),
    role: z.enum(INVITED_ROLES),
    expiresAt: z.string(),
    /** Whether you are signed in with that address, and have verified it. */
    canAccept: z.boolean(),
    /** Whether you are a member already. */
    isMember: z.boolean(),
  })
  .meta({ id: 'InvitationView' });
export type InvitationView = z.infer<typeof invitationViewSchema>;

/** `GET /api/workspaces/{id}/audit`, the newest first; `before` is the last number of the previous part. */
export const workspaceAuditQuerySchema = z.object({
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export const workspaceAuditSchema = z.array(
  z
    .object({
      id: z.int(),
      at: z.string(),
      /** Address of the member or former member; empty for Liftmark itself and for people who are gone. */
      actor: z.string(),
      action: z.string(),
      /** What it was done to, such as `report:17`; a person by their address, if they are still there. */
      subject: z.string(),
      details: z.record(z.string(), z.unknown()),
    })
    .meta({ id: 'WorkspaceAuditEntry' }),
);
export type WorkspaceAudit = z.infer<typeof workspaceAuditSchema>;
