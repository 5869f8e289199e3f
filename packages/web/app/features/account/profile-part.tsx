import { zodResolver } from '@hookform/resolvers/zod';
import { type ProfileRequest, profileRequestSchema } from '@liftmark/contract/account';
import type { User } from '@liftmark/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { userQuery } from '../../client/user-query.ts';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { saveProfile } from './account-calls.ts';

export function ProfilePart({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { firstName, lastName } = user;
  const form = useForm<ProfileRequest>({
    resolver: zodResolver(profileRequestSchema),
    values: { firstName, lastName },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: ProfileRequest): Promise<void> => {
    try {
      queryClient.setQueryData(userQuery.queryKey, await saveProfile(values));
      toast({ title: 'Profile Saved', description: 'Your new name appears everywhere.' });
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <Part id="profile" title="Profile" lead="The name Liftmark uses for you.">
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First Name" error={errors.firstName?.message}>
            {(field) => <Input {...field} {...form.register('firstName')} autoComplete="given-name" />}
          </Field>
          <Field label="Last Name" error={errors.lastName?.message}>
            {(field) => <Input {...field} {...form.register('lastName')} autoComplete="family-name" />}
          </Field>
        </div>
        <FormProblem>{errors.root?.message}</FormProblem>
        <SubmitButton look="plain" className="justify-self-start" isPending={isSubmitting}>
          Save
        </SubmitButton>
      </form>
    </Part>
  );
}
