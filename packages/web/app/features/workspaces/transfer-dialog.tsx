import type { Workspace } from '@liftmark/contract/workspaces';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { workspacesQuery } from '../../client/workspaces-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { toast } from '../../ui/toast.tsx';
import { membersQuery, refreshTeam, transferTeam } from './workspace-calls.ts';

export function TransferDialog({ team, onClose }: { team: Workspace; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { data: members = [] } = useQuery(membersQuery(team.id));
  const others = members.filter(({ isYou }) => !isYou);
  const [chosen, setChosen] = useState('');
  const to = others.find(({ userId }) => userId === chosen) ?? others[0];
  const { mutate, isPending, error } = useMutation({
    mutationFn: (userId: string) => transferTeam(team.id, userId),
    onSuccess: async () => {
      await Promise.all([
        refreshTeam(queryClient, team.id),
        queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey, exact: true }),
      ]);
      toast({ title: 'Team transferred', description: `${to?.name || to?.email} is the owner now.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Transfer “${team.name}”`}
      description="The new owner pays for the team and can delete it. You become an admin."
    >
      {to === undefined ? (
        <p className="text-ui">You’re alone in the team. Invite someone first.</p>
      ) : (
        <>
          <Field label="New owner">
            {(field) => (
              <Select
                {...field}
                value={to.userId}
                onChange={({ currentTarget }) => setChosen(currentTarget.value)}
              >
                {others.map(({ userId, name, email }) => (
                  <option key={userId} value={userId}>
                    {name === '' ? email : `${name}, ${email}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <FormProblem>{error && sentenceFor(error)}</FormProblem>
          <div className="flex flex-wrap gap-3">
            <Button look="danger" disabled={isPending} onClick={() => mutate(to.userId)}>
              Transfer team
            </Button>
            <Button look="quiet" onClick={onClose}>
              Keep it
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
