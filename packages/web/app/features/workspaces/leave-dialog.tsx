import type { Workspace } from '@liftmark/contract/workspaces';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sentenceFor } from '../../client/api-error.ts';
import { leaveWorkspace } from '../../client/workspaces.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { toast } from '../../ui/toast.tsx';
import { leaveTeam } from './workspace-calls.ts';

export function LeaveDialog({ team, onClose }: { team: Workspace; onClose: () => void }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => leaveTeam(team.id),
    onSuccess: async () => {
      await leaveWorkspace(team.id, () => navigate('/dashboard'));
      toast({ title: 'You left the team', description: `“${team.name}” is no longer in your account.` });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Leave “${team.name}”?`}
      description="You lose access immediately, and your API keys there stop working. An admin can invite you again."
    >
      <FormProblem>{error && sentenceFor(error)}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={isPending} onClick={() => mutate()}>
          Leave team
        </Button>
        <Button look="quiet" onClick={onClose}>
          Stay
        </Button>
      </div>
    </Dialog>
  );
}
