import { zodResolver } from '@hookform/resolvers/zod';
import { PASSWORD_MIN, type SignUpRequest, signUpRequestSchema, type User } from '@liftmark/contract/auth';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { showRefusal } from '../../client/form-errors.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { signUp } from './auth-calls.ts';

interface SignUpFormProps {
  /** Kept while switching between the two forms. */
  initialEmail: string;
  onEmail: (email: string) => void;
  onDone: (user: User) => void;
}

export function SignUpForm({ initialEmail, onEmail, onDone }: SignUpFormProps) {
  const form = useForm<SignUpRequest>({
    resolver: zodResolver(signUpRequestSchema),
    defaultValues: { firstName: '', lastName: '', email: initialEmail, password: '', emailOptIn: false },
  });
  const { register, control, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(() => setFocus('firstName'), [setFocus]);

  const submit = async (values: SignUpRequest): Promise<void> => {
    try {
      const { user } = await signUp(values);
      if (user) onDone(user);
    } catch (error) {
      const description = showRefusal(form, error);
      toast({ title: 'Signup Failed', description, look: 'destructive' });
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message}>
          {(field) => <Input {...field} {...register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          {(field) => <Input {...field} {...register('lastName')} autoComplete="family-name" />}
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('email', { onBlur: (event) => onEmail(event.target.value) })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={`At least ${PASSWORD_MIN} characters. A few unrelated words are easy to remember and hard to guess.`}
        error={errors.password?.message}
      >
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Controller
        name="emailOptIn"
        control={control}
        render={({ field }) => (
          <Checkbox checked={field.value ?? false} onChange={field.onChange}>
            Get Free CRO Checklist + Weekly Conversion Tips
          </Checkbox>
        )}
      />
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton isPending={isSubmitting}>Create Account</SubmitButton>
    </form>
  );
}
