import { zodResolver } from '@hookform/resolvers/zod';
import { type Workspace, type WorkspaceRequest, workspaceRequestSchema } from '@liftmark/contract/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { workspacesQuery } from '../../client/workspaces-query.ts';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { renameTeam } from './workspace-calls.ts';

export function NamePart({ team }: { team: Workspace }) {
  const queryClient = useQueryClient();
  const form = useForm<WorkspaceRequest>({
    resolver: zodResolver(workspaceRequestSchema),
    values: { name: team.name },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: WorkspaceRequest): Promise<void> => {
    try {
      await renameTeam(team.id, values);
      await queryClient.invalidateQueries({ queryKey: workspacesQuery.queryKey });
      toast({ title: 'Name saved', description: 'Everyone in the team sees it.' });
    } catch (error) {
      showRefusal(form, error);
    }
  };
  return (
    <Part id="name" title="Name" lead="As members and the people you invite see it.">
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <Field label="Name" error={errors.name?.message}>
          {(field) => <Input {...field} {...form.register('name')} autoComplete="organization" />}
        </Field>
        <FormProblem>{errors.root?.message}</FormProblem>
        <SubmitButton look="plain" className="justify-self-start" isPending={isSubmitting}>
          Save
        </SubmitButton>
      </form>
    </Part>
  );
}
