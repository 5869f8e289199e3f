import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangePasswordRequest, changePasswordRequestSchema } from '@liftmark/contract/account';
import { PASSWORD_MIN, type User } from '@liftmark/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { changePassword, sessionsQuery } from './account-calls.ts';

export function ChangePasswordForm({ user, onClose }: { user: User; onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<ChangePasswordRequest>({
    resolver: zodResolver(changePasswordRequestSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('currentPassword'), [setFocus]);

  const submit = async (values: ChangePasswordRequest): Promise<void> => {
    try {
      await changePassword(values);
      toast({ title: 'Password Changed', description: 'Every other device has been signed out.' });
      queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      onClose();
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      {/* For password managers, which look for the username next to the password. */}
      <input hidden readOnly type="email" autoComplete="username" value={user.email} />
      <Field label="Current password" error={errors.currentPassword?.message}>
        {(field) => (
          <PasswordInput {...field} {...register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <Field
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters.`}
        error={errors.newPassword?.message}
      >
        {(field) => <PasswordInput {...field} {...register('newPassword')} autoComplete="new-password" />}
      </Field>
      <FormProblem>{errors.root?.message}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <SubmitButton look="plain" isPending={isSubmitting}>
          Change password
        </SubmitButton>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
