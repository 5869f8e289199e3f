import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEmailRequest, changeEmailRequestSchema } from '@liftmark/contract/account';
import { passwordSchema, type User } from '@liftmark/contract/auth';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { ProofField } from '../../ui/proof-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { changeEmail } from './account-calls.ts';

const WITH_PASSWORD = changeEmailRequestSchema.extend({ password: passwordSchema });

interface ChangeEmailFormProps {
  user: User;
  onDone: (newEmail: string) => void;
  onCancel: () => void;
}

export function ChangeEmailForm({ user, onDone, onCancel }: ChangeEmailFormProps) {
  const form = useForm<ChangeEmailRequest>({
    resolver: zodResolver(user.hasPassword ? WITH_PASSWORD : changeEmailRequestSchema),
    defaultValues: { newEmail: '' },
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('newEmail'), [setFocus]);

  const submit = async (values: ChangeEmailRequest): Promise<void> => {
    try {
      await changeEmail(values);
      onDone(values.newEmail);
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-112 gap-4">
      <Field label="New email address" error={errors.newEmail?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('newEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <ProofField user={user} registration={register('password')} error={errors.password?.message} />
      <FormProblem>{errors.root?.message}</FormProblem>
      <div className="flex flex-wrap gap-3">
        <SubmitButton look="plain" isPending={isSubmitting}>
          Send link
        </SubmitButton>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
