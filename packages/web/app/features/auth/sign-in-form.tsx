import { zodResolver } from '@hookform/resolvers/zod';
import { type SignInRequest, type SignInResponse, signInRequestSchema } from '@liftmark/contract/auth';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { signIn } from './auth-calls.ts';

interface SignInFormProps {
  /** Kept while switching between the forms. */
  initialEmail: string;
  onEmail: (email: string) => void;
  onForgotten: () => void;
  onDone: (answer: SignInResponse) => void;
}

export function SignInForm({ initialEmail, onEmail, onForgotten, onDone }: SignInFormProps) {
  const form = useForm<SignInRequest>({
    resolver: zodResolver(signInRequestSchema),
    defaultValues: { email: initialEmail, password: '' },
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  const firstEmpty = initialEmail === '' ? 'email' : 'password';
  useEffect(() => setFocus(firstEmpty), [setFocus, firstEmpty]);

  const submit = async (values: SignInRequest): Promise<void> => {
    try {
      onDone(await signIn(values));
    } catch (error) {
      const description = showRefusal(form, error);
      toast({ title: 'Sign In Failed', description, look: 'destructive' });
      setFocus('password', { shouldSelect: true });
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('email', { onBlur: (event) => onEmail(event.target.value) })}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <div className="grid gap-1">
        <Field label="Password" error={errors.password?.message}>
          {(field) => <PasswordInput {...field} {...register('password')} autoComplete="current-password" />}
        </Field>
        <TextButton className="justify-self-start" onClick={onForgotten}>
          Forgot your password?
        </TextButton>
      </div>
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton isPending={isSubmitting}>Sign In</SubmitButton>
    </form>
  );
}
