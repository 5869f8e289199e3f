import { doneSchema } from '@liftmark/contract/auth';
import {
  type DeleteWorkspaceRequest,
  type InvitationRequest,
  invitationListSchema,
  invitationSchema,
  invitationViewSchema,
  memberListSchema,
  type WorkspaceRequest,
  type WorkspaceRole,
  workspaceAuditSchema,
  workspaceDetailSchema,
} from '@liftmark/contract/workspaces';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../client/call.ts';

/** The calls of the team screens. Errors: those of `call`. */

const PATH = '/api/workspaces';
const pathOf = (id: string, ...parts: string[]) =>
  [PATH, ...[id, ...parts].map(encodeURIComponent)].join('/');

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, id, 'team'],
    queryFn: ({ signal }) => call(pathOf(id), workspaceDetailSchema, { signal }),
    refetchOnMount: 'always',
  });

export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, id, 'members'],
    queryFn: ({ signal }) => call(pathOf(id, 'members'), memberListSchema, { signal }),
    refetchOnMount: 'always',
  });

export const invitationsQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, id, 'invitations'],
    queryFn: ({ signal }) => call(pathOf(id, 'invitations'), invitationListSchema, { signal }),
    refetchOnMount: 'always',
  });

const AUDIT_PART = 20;

export const auditQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [PATH, id, 'audit'],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        limit: String(AUDIT_PART),
        ...(pageParam !== '' && { before: pageParam }),
      });
      return call(`${pathOf(id, 'audit')}?${query}`, workspaceAuditSchema, { signal });
    },
    getNextPageParam: (part) => (part.length < AUDIT_PART ? undefined : String(part.at(-1)?.id)),
    refetchOnMount: 'always',
  });

/** Reads what the screen shows of a team again. */
export function refreshTeam(queryClient: QueryClient, id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PATH, id] });
}

export const createTeam = (body: WorkspaceRequest, idempotencyKey: string) =>
  call(PATH, workspaceDetailSchema, { method: 'POST', body, idempotencyKey });

export const renameTeam = (id: string, body: WorkspaceRequest) =>
  call(pathOf(id), workspaceDetailSchema, { method: 'PUT', body });

export const changeRole = (id: string, userId: string, role: WorkspaceRole) =>
  call(pathOf(id, 'members', userId), memberListSchema, { method: 'PUT', body: { role } });

export const removeMember = (id: string, userId: string) =>
  call(pathOf(id, 'members', userId), doneSchema, { method: 'DELETE' });

export const leaveTeam = (id: string) => call(pathOf(id, 'leave'), doneSchema, { method: 'POST' });

export const transferTeam = (id: string, userId: string) =>
  call(pathOf(id, 'transfer'), doneSchema, { method: 'POST', body: { userId } });

export const deleteTeam = (id: string, body: DeleteWorkspaceRequest) =>
  call(pathOf(id, 'delete'), doneSchema, { method: 'POST', body });

export const changeSeats = (id: string, seats: number) =>
  call(pathOf(id, 'seats'), workspaceDetailSchema, { method: 'PUT', body: { seats }, isRepeated: false });

export const invite = (id: string, body: InvitationRequest) =>
  call(pathOf(id, 'invitations'), invitationSchema, { method: 'POST', body, isRepeated: false });

export const resendInvitation = (id: string, invitationId: string) =>
  call(pathOf(id, 'invitations', invitationId, 'resend'), invitationSchema, {
    method: 'POST',
    isRepeated: false,
  });

export const revokeInvitation = (id: string, invitationId: string) =>
  call(pathOf(id, 'invitations', invitationId), doneSchema, { method: 'DELETE' });

export const lookAtInvitation = (token: string) =>
  call('/api/invitations/look', invitationViewSchema, { method: 'POST', body: { token } });

export const acceptInvitation = (token: string) =>
  call('/api/invitations/accept', workspaceDetailSchema, {
    method: 'POST',
    body: { token },
    isRepeated: false,
  });

export const declineInvitation = (token: string) =>
  call('/api/invitations/decline', doneSchema, { method: 'POST', body: { token }, isRepeated: false });
