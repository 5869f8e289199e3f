import {
  type Member,
  WORKSPACE_ROLES,
  type Workspace,
  type WorkspaceRole,
} from '@liftmark/contract/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { hasRole } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { dateWords } from '../../ui/moment.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';
import { changeRole, membersQuery, refreshTeam, removeMember } from './workspace-calls.ts';

/** Everyone in the team. Admins change roles and remove people; only owners do so with owners. */
export function MembersPart({ team }: { team: Workspace }) {
  const query = useQuery(membersQuery(team.id));
  const [removing, setRemoving] = useState<Member | null>(null);
  return (
    <Part id="members" title="Members" lead="Everyone here sees the same pages and reports.">
      <Loaded query={query} skeleton={<Skeleton className="h-32 w-full" />}>
        {(members) => (
          <ul className="border-line border-b">
            {members.map((member) => (
              <MemberRow
                key={member.userId}
                team={team}
                member={member}
                onRemove={() => setRemoving(member)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {removing && <RemoveDialog team={team} member={removing} onClose={() => setRemoving(null)} />}
    </Part>
  );
}

const called = ({ name, email }: Member): string => name || email;

interface MemberRowProps {
  team: Workspace;
  member: Member;
  onRemove: () => void;
}

function MemberRow({ team, member, onRemove }: MemberRowProps) {
  const mayChange = !member.isYou && hasRole(team.role, member.role === 'owner' ? 'owner' : 'admin');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0 grow basis-56">
        <p className="text-ink text-ui [overflow-wrap:anywhere]">
          {called(member)}
          {member.isYou && <span className="note"> (you)</span>}
        </p>
        <p className="note [overflow-wrap:anywhere]">
          {member.name !== '' && `${member.email} · `}Joined{' '}
          <time dateTime={member.joinedAt}>{dateWords(member.joinedAt)}</time>
        </p>
      </div>
      {mayChange ? (
        <div className="flex items-center gap-2">
          <RoleChoice team={team} member={member} />
          <Button look="quiet" aria-label={`Remove ${called(member)}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      ) : (
        <p className="text-ui">{text.roles[member.role].name}</p>
      )}
    </li>
  );
}

function RoleChoice({ team, member }: { team: Workspace; member: Member }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (role: WorkspaceRole) => changeRole(team.id, member.userId, role),
    onSuccess: async (members, role) => {
      queryClient.setQueryData(membersQuery(team.id).queryKey, members);
      toast({ title: 'Role changed', description: `${called(member)} is now ${text.roles[role].an}.` });
      await refreshTeam(queryClient, team.id);
    },
    onError: (error) =>
      toast({ title: 'Role not changed', description: sentenceFor(error), look: 'destructive' }),
  });
  const offered = WORKSPACE_ROLES.filter((role) => role !== 'owner' || team.role === 'owner');
  return (
    <Select
      aria-label={`Role of ${called(member)}`}
      className="w-auto text-ui"
      disabled={isPending}
      value={isPending ? variables : member.role}
      onChange={({ currentTarget }) => mutate(currentTarget.value as WorkspaceRole)}
    >
      {offered.map((role) => (
        <option key={role} value={role}>
          {text.roles[role].name}
        </option>
      ))}
    </Select>
  );
}

interface RemoveDialogProps {
  team: Workspace;
  member: Member;
  onClose: () => void;
}

function RemoveDialog({ team, member, onClose }: RemoveDialogProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeMember(team.id, member.userId),
    onSuccess: async () => {
      await refreshTeam(queryClient, team.id);
      toast({ title: 'Member removed', description: `${called(member)} can’t open the team anymore.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Remove ${called(member)}?`}
      description={`They lose access to “${team.name}” immediately, and their API keys and share links stop working. Webhooks that they set up are switched off. Everything else they made stays with the team.`}
    >
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={isPending} onClick={() => mutate()}>
          Remove member
        </Button>
        <Button look="quiet" onClick={onClose}>
          Keep them
        </Button>
      </div>
    </Dialog>
  );
}
