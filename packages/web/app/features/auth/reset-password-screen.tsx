import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema, PASSWORD_MIN } from '@liftmark/contract/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sentenceFor, statusOf } from '../../client/api-error.ts';
import { showRefusal } from '../../client/form-errors.ts';
import { useLinkToken } from '../../client/link-token.ts';
import { openSignIn } from '../../client/sign-in.ts';
import { userQuery } from '../../client/user-query.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Wrap } from '../../ui/section.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { checkReset, resetPassword } from './auth-calls.ts';

const schema = z.object({ password: newPasswordSchema });
type Values = z.infer<typeof schema>;

const signIn = (): boolean => openSignIn({ mode: 'signin', returnTo: '/analyze' });
const askAnew = (): boolean => openSignIn({ mode: 'forgotten', returnTo: '/analyze' });

/** The screen of the link to reset a password. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const { error } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => checkReset(token ?? ''),
    enabled: token !== null && !isDone,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (token === null) {
    return (
      <Notice
        title="This link is incomplete"
        text="Copy the whole address from the email into the address bar, or get a new link."
      >
        <Button look="primary" onClick={askAnew}>
          Get a new link
        </Button>
      </Notice>
    );
  }
  if (isDone) {
    return (
      <Notice
        title="Your new password is set"
        text="We signed you out on every device. Sign in with your new password."
      >
        <Button look="primary" onClick={signIn}>
          Sign In
        </Button>
      </Notice>
    );
  }
  // Any other error isn't a reason to withhold the form.
  if (statusOf(error) === 400) {
    return (
      <Notice title="This link no longer works" text={sentenceFor(error)}>
        <Button look="primary" onClick={askAnew}>
          Get a new link
        </Button>
      </Notice>
    );
  }
  return <NewPassword token={token} onDone={() => setIsDone(true)} />;
}

function NewPassword({ token, onDone }: { token: string; onDone: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = async ({ password }: Values): Promise<void> => {
    try {
      await resetPassword({ token, password });
      queryClient.setQueryData(userQuery.queryKey, null);
      onDone();
    } catch (error) {
      showRefusal(form, error);
    }
  };

  return (
    <Wrap className="py-(--section)">
      <form noValidate onSubmit={form.handleSubmit(submit)} className="grid max-w-120 gap-5">
        <h1 className="title-1">Set a new password</h1>
        <Field
          label="New password"
          hint={`At least ${PASSWORD_MIN} characters. Saving it signs you out on all devices.`}
          error={errors.password?.message}
        >
          {(field) => <PasswordInput {...field} {...form.register('password')} autoComplete="new-password" />}
        </Field>
        <FormProblem>
          {errors.root?.message && (
            <>
              {errors.root.message} <a href="/analyze?auth=signin">Go to sign-in</a>
            </>
          )}
        </FormProblem>
        <SubmitButton className="justify-self-start" isPending={isSubmitting}>
          Set password
        </SubmitButton>
      </form>
    </Wrap>
  );
}
