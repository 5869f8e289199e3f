import { zodResolver } from '@hookform/resolvers/zod';
import { type WorkspaceRequest, workspaceRequestSchema } from '@liftmark/contract/workspaces';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showRefusal } from '../../client/form-errors.ts';
import { createIdempotencyKey } from '../../client/idempotency-key.ts';
import { enterWorkspace } from '../../client/workspaces.ts';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { createTeam } from './workspace-calls.ts';

/** Makes a team, and goes to it. */
export function CreateTeam() {
  const navigate = useNavigate();
  const [key] = useState(createIdempotencyKey);
  const form = useForm<WorkspaceRequest>({
    resolver: zodResolver(workspaceRequestSchema),
    defaultValues: { name: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: WorkspaceRequest): Promise<void> => {
    try {
      const team = await createTeam(values, key);
      await navigate('/account/team', { replace: true });
      enterWorkspace(team);
      toast({ title: 'Team created', description: 'Invite the people you work with.' });
    } catch (error) {
      showRefusal(form, error);
    }
  };
  return (
    <Wrap className="pb-(--section)">
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-120 gap-5">
        <Field
          label="Name"
          hint="Your company, or the people you work with. You can change it later."
          error={errors.name?.message}
        >
          {(field) => <Input {...field} {...form.register('name')} autoComplete="organization" />}
        </Field>
        <FormProblem>{errors.root?.message}</FormProblem>
        <SubmitButton className="justify-self-start" isPending={isSubmitting}>
          Create team
        </SubmitButton>
      </form>
    </Wrap>
  );
}
