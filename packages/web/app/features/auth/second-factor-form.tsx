import { zodResolver } from '@hookform/resolvers/zod';
import { totpCodeSchema, type User } from '@liftmark/contract/auth';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { showRefusal } from '../../client/form-errors.ts';
import { Field, Input } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { proveSecondFactor } from './auth-calls.ts';

const APP_CODE = z.object({ code: totpCodeSchema });
const RECOVERY_CODE = z.object({ code: z.string().trim().min(1, 'Enter a recovery code') });

interface SecondFactorFormProps {
  onDone: (user: User) => void;
  onStartAgain: () => void;
}

/** The second step of a sign-in: a code from the app, or one of the recovery codes. */
export function SecondFactorForm({ onDone, onStartAgain }: SecondFactorFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm<{ code: string }>({
    resolver: zodResolver(isRecovery ? RECOVERY_CODE : APP_CODE),
    defaultValues: { code: '' },
  });
  const { register, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code has its own box
  useEffect(() => setFocus('code'), [isRecovery, setFocus]);

  const submit = async ({ code }: { code: string }): Promise<void> => {
    try {
      const { user } = await proveSecondFactor(isRecovery ? { recoveryCode: code } : { code });
      if (user) onDone(user);
    } catch (error) {
      showRefusal(form, error);
      setFocus('code', { shouldSelect: true });
    }
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {isRecovery ? (
        <Field
          key="recovery"
          label="Recovery code"
          hint="One of the codes you saved when you turned on two-factor. Each works once."
          error={errors.code?.message}
        >
          {(field) => <Input {...field} {...register('code')} autoComplete="off" spellCheck={false} />}
        </Field>
      ) : (
        <Field
          key="app"
          label="Code"
          hint="Six digits, from your authenticator app."
          error={errors.code?.message}
        >
          {(field) => (
            <Input
              {...field}
              {...register('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              className="tabular tracking-[0.2em]"
            />
          )}
        </Field>
      )}
      <FormProblem>{errors.root?.message}</FormProblem>
      <SubmitButton isPending={isSubmitting}>Sign In</SubmitButton>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <TextButton
          onClick={() => {
            form.reset({ code: '' });
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use authenticator app' : 'Use recovery code'}
        </TextButton>
        <TextButton onClick={onStartAgain}>Start over</TextButton>
      </div>
    </form>
  );
}
