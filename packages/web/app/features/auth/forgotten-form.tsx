import { zodResolver } from '@hookform/resolvers/zod';
import { forgotPasswordRequestSchema } from '@liftmark/contract/auth';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { requestReset } from './auth-calls.ts';

interface ForgottenFormProps {
  initialEmail: string;
  onBack: () => void;
}

/** Asks for a link to set a new password. The answer is the same whether or not the account exists. */
export function ForgottenForm({ initialEmail, onBack }: ForgottenFormProps) {
  const form = useForm<{ email: string }>({
    resolver: zodResolver(forgotPasswordRequestSchema),
    defaultValues: { email: initialEmail },
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  useEffect(() => setFocus('email'), [setFocus]);

  const submit = async (values: { email: string }): Promise<void> => {
    try {
      await requestReset(values);
    } catch (error) {
      showRefusal(form, error);
    }
  };

  if (isSubmitSuccessful) {
    return (
      <div className="grid justify-items-start gap-4">
        <p role="status" className="text-ui">
          If <b>{form.getValues('email')}</b> has an account here, we’ve sent it a link to set a new password.
          Check your spam folder, too.
        </p>
        <TextButton onClick={onBack}>Back to sign in</TextButton>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton isPending={isSubmitting}>Send link</SubmitButton>
      <TextButton className="justify-self-start" onClick={onBack}>
        Back to sign in
      </TextButton>
    </form>
  );
}
