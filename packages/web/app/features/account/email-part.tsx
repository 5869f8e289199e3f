import type { User } from '@liftmark/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceFor } from '../../client/api-error.ts';
import { sendVerification } from '../../client/send-verification.ts';
import { Button } from '../../ui/button.tsx';
import { Part } from '../../ui/margin-part.tsx';
import { toast } from '../../ui/toast.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';

export function EmailPart({ user }: { user: User }) {
  const [isChanging, setIsChanging] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Part id="email" title="Email address" lead="For signing in and for emails from us.">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 text-ink [overflow-wrap:anywhere]">
          {user.email} <span className="note">{user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}</span>
        </p>
        {!isChanging && <Button onClick={() => setIsChanging(true)}>Change</Button>}
      </div>
      {!user.emailVerified && <Unconfirmed email={user.email} />}
      {asked !== null && (
        <p role="status" className="border-s-[3px] border-s-ok bg-tint px-4 py-3 text-ui">
          We’ve sent a link to <b className="[overflow-wrap:anywhere]">{asked}</b>. Open it within two hours
          to change your address.
        </p>
      )}
      {isChanging && (
        <ChangeEmailForm
          user={user}
          onCancel={() => setIsChanging(false)}
          onDone={(newEmail) => {
            setIsChanging(false);
            setAsked(newEmail);
          }}
        />
      )}
    </Part>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: sendVerification,
    onError: (error) =>
      toast({ title: 'No Link Sent', description: sentenceFor(error), look: 'destructive' }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-edge border-s-[3px] bg-tint px-4 py-3 text-ui">
      <p role="status" className="min-w-0 grow basis-64">
        {isSuccess
          ? `A new link is on its way to ${email}. It works for two days.`
          : 'We sent you a link to confirm that this address is yours. Open it, so that no one else can claim the address.'}
      </p>
      {!isSuccess && (
        <Button disabled={isPending} onClick={() => mutate()}>
          Send again
        </Button>
      )}
    </div>
  );
}
