import type { User } from '@liftmark/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { toast } from '../../ui/toast.tsx';
import { requestPassword } from './account-calls.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

export function PasswordPart({ user }: { user: User }) {
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Part id="password" title="Password" lead="Changing it signs you out on every other device.">
      {!user.hasPassword ? (
        <FirstPassword user={user} />
      ) : isChanging ? (
        <ChangePasswordForm user={user} onClose={() => setIsChanging(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setIsChanging(true)}>
          Change password
        </Button>
      )}
    </Part>
  );
}

function FirstPassword({ user }: { user: User }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => requestPassword(user.email),
    onError: (error) =>
      toast({ title: 'No Link Sent', description: sentenceFor(error), look: 'destructive' }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p role="status" className="min-w-0 grow basis-64 text-ui">
        {isSuccess
          ? `A link to set a password is on its way to ${user.email}.`
          : 'You sign in with Google. Set a password to sign in without it.'}
      </p>
      {!isSuccess && (
        <Button disabled={isPending} onClick={() => mutate()}>
          Send me a link
        </Button>
      )}
    </div>
  );
}
