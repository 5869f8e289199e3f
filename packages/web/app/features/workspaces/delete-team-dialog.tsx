import { zodResolver } from '@hookform/resolvers/zod';
import { passwordSchema, type User } from '@liftmark/contract/auth';
import {
  type DeleteWorkspaceRequest,
  deleteWorkspaceRequestSchema,
  type Workspace,
} from '@liftmark/contract/workspaces';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showRefusal } from '../../client/form-errors.ts';
import { leaveWorkspace } from '../../client/workspaces.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { ProofField } from '../../ui/proof-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { deleteTeam } from './workspace-calls.ts';

const WITH_PASSWORD = deleteWorkspaceRequestSchema.extend({ password: passwordSchema });

interface DeleteTeamDialogProps {
  team: Workspace;
  user: User;
  onClose: () => void;
}

export function DeleteTeamDialog({ team, user, onClose }: DeleteTeamDialogProps) {
  const navigate = useNavigate();
  const form = useForm<DeleteWorkspaceRequest>({
    resolver: zodResolver(user.hasPassword ? WITH_PASSWORD : deleteWorkspaceRequestSchema),
    defaultValues: { confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: DeleteWorkspaceRequest): Promise<void> => {
    try {
      await deleteTeam(team.id, values);
    } catch (error) {
      showRefusal(form, error);
      return;
    }
    await leaveWorkspace(team.id, () => navigate('/dashboard'));
    toast({ title: 'Team deleted', description: `“${team.name}” and everything in it is gone.` });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${team.name}”`}
      description="This deletes all pages and reports of the team, for every member. It can’t be undone."
    >
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <Field label={`Type ${team.name} to confirm`} error={errors.confirmation?.message}>
          {(field) => (
            <Input {...field} {...form.register('confirmation')} autoComplete="off" spellCheck={false} />
          )}
        </Field>
        <ProofField user={user} registration={form.register('password')} error={errors.password?.message} />
        <FormProblem>{errors.root?.message}</FormProblem>
        <SubmitButton look="danger" className="justify-self-start" isPending={isSubmitting}>
          Delete team
        </SubmitButton>
      </form>
    </Dialog>
  );
}
